import { pagePaths } from '#contract/page-paths.ts'
import { type HomePlace, type HomeQuestion, nearHomeKm } from '#domain/home-purchase/home-question.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { NeighborCities } from './neighbor-cities.tsx'
import { describeHomePlace } from './home-words.ts'

/** Nothing fits, or there is nothing: what to change, and the ways on. */
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

/** The list could not be had: why, and what to do. */
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
