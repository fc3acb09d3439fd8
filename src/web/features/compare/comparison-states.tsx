import { Link } from '../../framework/link.tsx'
import { pagePaths } from '#contract/page-paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'

const emptyPlots = [
  { id: '11', category: 'apartamento', description: '' },
  { id: '12', category: 'casa', description: '' },
  { id: '13', category: 'terreno', description: '' },
] as const

/** Shown while nothing is chosen: offers to choose favorites or to find some. */
export const EmptyComparison = ({
  favorites,
  away,
  onPick,
}: {
  /** Number of favorites to choose from; `null` while unknown. */
  favorites: number | null
  /** The server cannot be reached, so the favorites are unknown. */
  away: boolean
  onPick: () => void
}) => (
  <div className="mx-auto flex max-w-lg flex-col items-center py-10 text-center">
    <div className="flex justify-center gap-3 opacity-70">
      {emptyPlots.map(subject => (
        <div key={subject.id} className="scene h-20 w-24 overflow-hidden rounded-lg sm:h-24 sm:w-32">
          <PropertyDrawing subject={subject} />
        </div>
      ))}
    </div>
    <h2 className="mt-6 text-lg font-semibold">Selecione imóveis para comparar</h2>
    <p className="mt-1 min-h-11 text-ink-2 text-balance">
      {favorites === 0 && away
        ? 'Não deu para buscar seus favoritos agora. Eles voltam com a conexão.'
        : favorites === 0
          ? 'Você ainda não salvou favoritos. Toque no coração dos imóveis que interessam e volte aqui.'
          : 'Escolha alguns dos seus favoritos e veja preço, custos e venda lado a lado.'}
    </p>
    <div className="mt-6">
      {favorites === null ? (
        <div className="skeleton h-target w-44" />
      ) : favorites === 0 ? (
        <Link to={pagePaths.search} search={{}} className={buttonClass('primary')}>
          Buscar Imóveis
        </Link>
      ) : (
        <Button look="primary" onClick={onPick}>
          Escolher favoritos
        </Button>
      )}
    </div>
  </div>
)

const lines = [0, 1, 2, 3, 4, 5]

/** The table's layout while the favorites load. */
export const ComparisonSkeleton = ({ columns }: { columns: number }) => {
  const cells = Array.from({ length: columns }, (_, at) => at)
  return (
    <div aria-hidden="true">
      <div className="grid grid-cols-3 gap-x-3 lg:ml-54 lg:gap-x-6">
        {cells.map(at => (
          <div key={at}>
            <div className="skeleton h-20 rounded-md lg:h-36 lg:rounded-lg" />
            <div className="skeleton mt-3 h-4 w-3/4" />
            <div className="skeleton mt-2 h-5 w-full max-w-40" />
            <div className="skeleton mt-2 h-3 w-2/3" />
          </div>
        ))}
      </div>
      <div className="mt-16">
        {lines.map(at => (
          <div key={at} className="h-12 border-t border-line py-4 lg:h-11">
            <div className="skeleton h-3 w-full" />
          </div>
        ))}
      </div>
    </div>
  )
}
