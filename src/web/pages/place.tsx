import { useQuery } from '@tanstack/react-query'
import { type PlaceAddress, readPlacePath } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { placeQuery } from '../data/catalogue/place-query.ts'
import { catalogueQuery } from '../data/catalogue/server-queries.ts'
import { FailedPlace, PlaceSkeleton } from '../features/places/place-states.tsx'
import { BehindEnd, MissingPlace, UnknownPlace } from '../features/places/missing-place.tsx'
import { isBehindEnd, isMissingPlace, unknownPlaceHead, writePlaceHead } from '../features/places/place-head.ts'
import { PlaceView } from '../features/places/place-view.tsx'
import { readPageNumber } from '../features/places/place-pages.ts'
import { usePageLocation } from '../ui/navigation/page-location.ts'
import { usePageHead } from '../ui/page-head.ts'
import { useNow } from '../ui/use-now.ts'

const country: PlaceAddress = { uf: null, city: null, category: null }

/** A place whose page is known. */
function KnownPlace({ place }: { place: PlacePage }) {
  const now = useNow()
  const demonstration = useQuery(catalogueQuery).data?.source === 'demo'
  usePageHead(writePlaceHead(place, demonstration))
  if (isBehindEnd(place)) return <BehindEnd place={place} />
  if (isMissingPlace(place)) return <MissingPlace place={place} />
  return <PlaceView place={place} now={now} demonstration={demonstration} />
}

/** Without a place: while it loads, when it cannot be loaded, or when the address names none. */
function NoPlace({
  address,
  failed,
  pending,
  onRetry,
}: {
  address: PlaceAddress | null
  failed: boolean
  pending: boolean
  onRetry: () => void
}) {
  usePageHead(unknownPlaceHead(failed ? 503 : pending ? undefined : 404))
  if (failed) return <FailedPlace onRetry={onRetry} />
  return pending ? <PlaceSkeleton /> : <UnknownPlace address={address} />
}

/** The country, a state, a city, or a city's properties of one type: everybody may read it, without an account. */
export default function PlaceRoute() {
  const { path, query } = usePageLocation()
  const address = readPlacePath(path)
  const page = readPageNumber(query.pagina)
  const { data, isError, isPending, refetch } = useQuery({
    ...placeQuery(address ?? country, page),
    enabled: address !== null,
  })
  if (address !== null && data) return <KnownPlace place={data} />
  return (
    <NoPlace
      address={address}
      failed={isError}
      pending={address !== null && isPending}
      onRetry={() => void refetch()}
    />
  )
}
