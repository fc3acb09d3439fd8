import '../../ui/panel.css'
import './places.css'
import { pagePaths, type PlaceAddress, writePlacePath } from '#contract/page-paths.ts'
import type { PlaceNeighbors as PlaceNeighborsAnswer } from '#contract/place-schemas.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { phraseInWholeState } from '#domain/states.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../framework/link.tsx'
import { phraseInPlace } from './place-names.ts'
import { PlaceNeighbors } from './place-neighbors.tsx'

/** Links that lead on from an address without properties; a page beyond a list's end leads back to its beginning. */
const WaysOn = ({ address, page }: { address: PlaceAddress; page: number }) => (
  <div className="mt-6 flex flex-wrap gap-3">
    {page > 1 && (
      <Link to={writePlacePath(address)} className={buttonClass('primary')}>
        Ver a lista do começo
      </Link>
    )}
    <Link to={pagePaths.search} className={buttonClass(page > 1 ? 'outline' : 'primary')}>
      Buscar Imóveis
    </Link>
    {address.uf !== null && address.city !== null && (
      <Link
        to={writePlacePath({ uf: address.uf, city: null, category: null })}
        className={buttonClass('outline')}
      >
        Cidades {phraseInWholeState(address.uf)}
      </Link>
    )}
    <Link to={pagePaths.places} className={buttonClass('outline')}>
      Todos os estados
    </Link>
  </div>
)

/** Returns the headline of an address without properties, and why it has none as far as that is known. */
function describeUnknownPlace({ uf, city }: PlaceAddress, page: number): { title: string; text: string } {
  if (page > 1)
    return {
      title: 'Esta página não existe',
      text: 'Imóveis saem da lista, e ela encurta: esta página já não existe.',
    }
  if (uf !== null && city === null)
    return {
      title: `Nenhum imóvel da Caixa ${phraseInWholeState(uf)}`,
      text: 'Nenhuma lista que lemos no último ano traz imóveis deste estado: ou a lista dele ainda não chegou, ou veio vazia. Os outros estados estão aqui.',
    }
  return {
    title: 'Nada à venda neste lugar',
    text: 'As listas da Caixa que lemos no último ano não trazem imóveis deste lugar. Veja se o endereço está completo, ou procure por outro caminho.',
  }
}

/** An address of a city that nobody knows, or of a state without properties. */
export function UnknownPlace({ address, page }: { address: PlaceAddress; page: number }) {
  const { title, text } = describeUnknownPlace(address, page)
  return (
    <main id="main" tabIndex={-1} className="place-page">
      <h1 className="place-title">{title}</h1>
      <p className="mt-2 max-w-2xl text-md text-ink-2 text-pretty">{text}</p>
      <WaysOn address={address} page={page} />
    </main>
  )
}

/** A city that has no properties and had none within a year, or a page beyond its list's end, with its neighbors. */
export function MissingPlace({
  place,
  page,
}: {
  place: PlaceNeighborsAnswer & Pick<PlaceAddress, 'category'>
  page: number
}) {
  const { one, gender } = listingNoun(place.category)
  const where = phraseInPlace(place)
  return (
    <main id="main" tabIndex={-1} className="place-page">
      <h1 className="place-title">
        {page > 1
          ? `A lista ${where} não tem página ${page}`
          : `${gender === 'a' ? 'Nenhuma' : 'Nenhum'} ${one} da Caixa ${where}`}
      </h1>
      <p className="mt-2 max-w-2xl text-md text-ink-2 text-pretty">
        {page > 1
          ? 'Imóveis saem da lista, e ela encurta.'
          : `Nas listas que lemos no último ano não há ${one} ${where}.`}
        {place.neighbors.length > 0 && ' Estas são as cidades mais próximas.'}
      </p>
      <WaysOn address={{ ...place, city: place.city.slug }} page={page} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-4 mt-4 empty:hidden first:mt-0 md:gap-6 md:not-first:mt-6">
        <PlaceNeighbors place={place} />
      </div>
    </main>
  )
}
