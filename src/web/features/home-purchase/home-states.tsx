import { pagePaths } from '#contract/page-paths.ts'
import { type HomePlace, type HomeQuestion, nearHomeKm } from '#domain/home-purchase/home-question.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { describeHomePlace } from './home-words.ts'
import { useQuery } from '@tanstack/react-query'
import { integerFormat } from '#domain/format-figures.ts'
import { writeSlug } from '#domain/property/address-slug.ts'
import { placeNeighborsQuery } from '../../data/catalogue/place-query.ts'

/** Cities that are offered at most. */
const shown = 4

/**
 * The near cities that have listings, each with the way to search there; where none is near, says so and names the
 * nearest. Nothing where no city is named.
 */
function NeighborCities({
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

/** Shown when nothing fits or nothing is offered: what to change, and links that lead on. */
export function EmptyHomes({
  question,
  hasHomes,
  onPlace,
}: {
  question: HomeQuestion
  hasHomes: boolean
  onPlace: (place: HomePlace) => void
}) {
  const { place } = question
  const wider = [
    ...(place.uf !== null && place.city !== '' && place.withinKm === null
      ? [{ name: `Procurar também até ${nearHomeKm} km`, place: { ...place, withinKm: nearHomeKm } }]
      : []),
    ...(place.city !== '' && place.uf !== null
      ? [{ name: 'Procurar no estado todo', place: { ...place, city: '', withinKm: null } }]
      : []),
    ...(place.city !== '' || place.uf !== null
      ? [{ name: 'Procurar no Brasil', place: { uf: null, city: '', withinKm: null } }]
      : []),
  ]
  return (
    <div className="panel">
      <p className="text-base font-semibold">
        {hasHomes
          ? `Nenhum imóvel ${describeHomePlace(place)} cabe nesta conta.`
          : `Não há casas nem apartamentos ${describeHomePlace(place)} na lista.`}
      </p>
      <p className="mt-1 text-sm text-pretty text-ink-2">
        {hasHomes
          ? 'Mais entrada, o FGTS de quem compra junto, um prazo maior ou outra cidade mudam o resultado.'
          : 'Confira o nome da cidade e o estado, ou procure em volta.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {wider.map(({ name, place: there }) => (
          <Button key={name} onClick={() => onPlace(there)}>
            {name}
          </Button>
        ))}
        <Link to={pagePaths.search} search={{}} className={buttonClass('outline')}>
          Buscar sem a conta
        </Link>
      </div>
      <NeighborCities place={place} onPlace={onPlace} />
    </div>
  )
}

/** The list could not be loaded: why, and what to do. */
export const FailedHomes = ({
  message,
  isPlaceUnknown,
  onOnlyCity,
  onRetry,
}: {
  /** The server's own words; `null` when it did not answer. */
  message: string | null
  isPlaceUnknown: boolean
  onOnlyCity: () => void
  onRetry: () => void
}) => (
  <div className="panel" role="alert">
    <p className="text-base font-semibold">
      {isPlaceUnknown ? 'Não achamos este município neste estado.' : 'A lista não veio.'}
    </p>
    <p className="mt-1 text-sm text-pretty text-ink-2">
      {isPlaceUnknown
        ? 'Para procurar em volta, escreva o nome inteiro do município e escolha o estado.'
        : (message ?? 'Verifique a conexão e tente de novo. A conta acima vale mesmo assim.')}
    </p>
    <div className="mt-4 flex flex-wrap gap-2">
      {isPlaceUnknown ? (
        <Button onClick={onOnlyCity}>Procurar só pelo nome da cidade</Button>
      ) : (
        <Button onClick={onRetry}>Tentar de novo</Button>
      )}
    </div>
  </div>
)
