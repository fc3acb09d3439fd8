import '../../ui/panel.css'
import './places.css'
import './place-lists.css'
import { pagePaths, type PlaceAddress, writePlacePath } from '#contract/page-paths.ts'
import type { PlacePage } from '#contract/place-schemas.ts'
import { phraseInState } from '#domain/states.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { listedWords, phraseInPlace, placePath } from './place-names.ts'
import { PlaceNeighbors } from './place-neighbors.tsx'

/** The ways on from an address without properties. */
const WaysOn = ({ uf }: Pick<PlaceAddress, 'uf'>) => (
  <div className="mt-6 flex flex-wrap gap-3">
    <Link to={pagePaths.search} className={buttonClass('primary')}>
      Buscar imóveis
    </Link>
    {uf !== null && (
      <Link to={writePlacePath({ uf, city: null, category: null })} className={buttonClass('outline')}>
        Cidades {phraseInState(uf)}
      </Link>
    )}
    <Link to={pagePaths.places} className={buttonClass('outline')}>
      Todos os estados
    </Link>
  </div>
)

/** An address under /imoveis that names no place. */
export const UnknownPlace = ({ address }: { address: PlaceAddress | null }) => (
  <main id="main" tabIndex={-1} className="place-page">
    <h1 className="place-title">Não conhecemos este lugar</h1>
    <p className="mt-2 max-w-2xl text-md text-ink-2 text-pretty">
      Nenhuma lista da Caixa trouxe uma cidade com este nome no último ano. Veja se o endereço está completo, ou
      procure por outro caminho.
    </p>
    <WaysOn uf={address?.uf ?? null} />
  </main>
)

/** A place that has no properties and had none within a year, with its neighbors. */
export const MissingPlace = ({ place }: { place: PlacePage }) => {
  const { one, feminine } = listedWords(place)
  return (
    <main id="main" tabIndex={-1} className="place-page">
      <h1 className="place-title">
        {feminine ? 'Nenhuma' : 'Nenhum'} {one} da Caixa {phraseInPlace(place)}
      </h1>
      <p className="mt-2 max-w-2xl text-md text-ink-2 text-pretty">
        Há um ano ou mais as listas não trazem {one} {phraseInPlace(place)}.
        {place.neighbors.length > 0 && ' Perto daqui há estes.'}
      </p>
      <WaysOn uf={place.uf} />
      <div className="place-pair">
        <PlaceNeighbors place={place} />
      </div>
    </main>
  )
}

/** A page behind the end of a place's list. */
export const BehindEnd = ({ place }: { place: PlacePage }) => (
  <main id="main" tabIndex={-1} className="place-page">
    <h1 className="place-title">A lista {phraseInPlace(place)} termina antes</h1>
    <p className="mt-2 max-w-2xl text-md text-ink-2 text-pretty">
      A página {place.page} não existe mais: imóveis saem da lista, e ela encurta.
    </p>
    <div className="mt-6">
      <Link to={placePath(place)} className={buttonClass('primary')}>
        Ver do começo
      </Link>
    </div>
  </main>
)
