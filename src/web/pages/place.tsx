import { useQuery } from '@tanstack/react-query'
import { type PlaceAddress, readPlacePath } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { placeNeighborsQuery, placeQuery } from '../data/catalogue/place-query.ts'
import { catalogueQuery } from '../data/catalogue/catalogue-query.ts'
import { readSearchAddress } from '../data/catalogue/search-address.ts'
import { isNarrowedSearch } from '../features/filters/empty-search.ts'
import { MissingPlace, UnknownPlace } from '../features/places/missing-place.tsx'
import { waitingPlaceHead, writeMissingPlaceHead, writePlaceHead } from '../features/places/place-head.ts'
import { readPlacePageNumber } from '../features/places/place-pages.ts'
import { FailedPlace, PlaceSkeleton } from '../features/places/place-states.tsx'
import { PlaceView } from '../features/places/place-view.tsx'
import { usePageLocation } from '../framework/page-location.ts'
import { usePageHead } from '../framework/page-head.ts'
import { useNow } from '../framework/use-now.ts'

const country: PlaceAddress = { uf: null, city: null, category: null }

/** A place with its figures. */
function KnownPlace({ place }: { place: PlacePage }) {
  const now = useNow()
  const demonstration = useQuery(catalogueQuery).data?.source === 'demo'
  const isNarrowed = isNarrowedSearch(readSearchAddress(usePageLocation().query))
  usePageHead(writePlaceHead(place, demonstration, isNarrowed))
  return <PlaceView place={place} now={now} demonstration={demonstration} />
}

/** An address without a list to show: with the cities around it where its city is known. */
function NoPlace({ address, page }: { address: PlaceAddress; page: number }) {
  const { data, isPending } = useQuery(placeNeighborsQuery(address))
  usePageHead(writeMissingPlaceHead(page))
  if (isPending) return <PlaceSkeleton />
  if (!data) return <UnknownPlace address={address} page={page} />
  return <MissingPlace place={{ ...data, category: address.category }} page={page} />
}

/** While the place loads, or when it cannot be loaded. */
function WaitingPlace({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  usePageHead(waitingPlaceHead)
  return failed ? <FailedPlace onRetry={onRetry} /> : <PlaceSkeleton />
}

/** The country, a state, a city, or a city's properties of one type; open to everybody. */
export default function PlaceRoute() {
  const { path, query } = usePageLocation()
  const address = readPlacePath(path) ?? country
  const page = readPlacePageNumber(address, query.pagina)
  const { data, isError, refetch } = useQuery(placeQuery(address, page))
  if (data) return <KnownPlace place={data} />
  if (data === null) return <NoPlace address={address} page={page} />
  return <WaitingPlace failed={isError} onRetry={() => void refetch()} />
}
