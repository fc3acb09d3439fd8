import { useQuery } from '@tanstack/react-query'
import { type HomePlace, nearHomeKm } from '#domain/home-purchase/home-question.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { writeSlug } from '#domain/property/address-slug.ts'
import { placeNeighborsQuery } from '../../data/catalogue/place-query.ts'
import { Button } from '../../ui/button.tsx'

/** Cities that are offered at most. */
const shown = 4

/**
 * The near cities that have listings, each with the way to search there; where none is near, says so and names the
 * nearest. Nothing where no city is named.
 */
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
  const listed = (data?.neighbors ?? []).filter(({ total }) => total > 0)
  if (listed.length === 0) return null
  const near = listed.filter(({ km }) => km <= nearHomeKm)
  const cities = near.length > 0 ? near.slice(0, shown) : listed.slice(0, 1)
  return (
    <>
      <p className="mt-4 text-sm text-ink-2">
        {near.length > 0
          ? 'Perto dali há imóveis em:'
          : `Nenhuma outra cidade com imóveis fica a até ${nearHomeKm}\u00A0km dali. A mais próxima:`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {cities.map(({ uf: there, name, km }) => (
          <Button key={`${there} ${name}`} onClick={() => onPlace({ uf: there, city: name, withinKm: null })}>
            {name}, a {integerFormat(Math.round(km))}&nbsp;km
          </Button>
        ))}
      </div>
    </>
  )
}
