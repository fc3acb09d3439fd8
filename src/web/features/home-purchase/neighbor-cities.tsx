import { useQuery } from '@tanstack/react-query'
import type { HomePlace } from '#domain/home-purchase/home-question.ts'
import { writeSlug } from '#domain/property/address-slug.ts'
import { placeNeighborsQuery } from '../../data/catalogue/place-query.ts'
import { Button } from '../../ui/button.tsx'

/** Cities that are offered at most. */
const shown = 4

/** The nearest cities that have listings, each with the way to search there; nothing where no city is named. */
export function NeighborCities({
  place: { uf, city },
  onPlace,
}: {
  place: HomePlace
  onPlace: (place: HomePlace) => void
}) {
  const slug = writeSlug(city)
  const isCity = uf !== null && slug !== ''
  const query = placeNeighborsQuery({ uf, city: isCity ? slug : null, category: null })
  const { data } = useQuery({ ...query, enabled: isCity })
  const cities = (data?.neighbors ?? []).filter(({ total }) => total > 0).slice(0, shown)
  if (cities.length === 0) return null
  return (
    <>
      <p className="mt-4 text-sm text-ink-2">Perto dali há imóveis em:</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {cities.map(({ uf: there, name, km }) => (
          <Button key={`${there} ${name}`} onClick={() => onPlace({ uf: there, city: name, withinKm: null })}>
            {name}, a {Math.round(km)}&nbsp;km
          </Button>
        ))}
      </div>
    </>
  )
}
