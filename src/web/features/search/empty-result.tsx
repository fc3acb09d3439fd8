import { useQuery } from '@tanstack/react-query'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { Button } from '../../ui/button.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'
import { countsQuery } from '../../data/catalogue/list-queries.ts'

const emptyPlot = { id: '0', category: 'terreno', description: '' } as const
const most = 6

/** Shown when no property matches: how many each filter excludes, and how to continue. */
export function EmptyResult({
  criteria,
  curated,
  apply,
  clear,
}: {
  criteria: Criteria
  /** A curated list has no filters to adjust. */
  curated: boolean
  apply: (criteria: Criteria) => void
  clear: () => void
}) {
  const source = useCatalogueSource()
  const chips = buildCriteriaChips(criteria).slice(0, most)
  const { data: totals } = useQuery({
    ...countsQuery(
      source,
      chips.map(chip => chip.without),
    ),
    enabled: chips.length > 1,
  })
  const offers = chips.flatMap((chip, index) => {
    const total = totals?.[index] ?? 0
    return total > 0 ? [{ ...chip, total }] : []
  })
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center py-8 text-center">
      <div className="scene aspect-[4/3] w-56 overflow-hidden rounded-xl">
        <PropertyDrawing subject={emptyPlot} />
      </div>
      <h2 className="mt-6 text-lg font-semibold">Nenhum imóvel encontrado</h2>
      <p className="mt-1 text-ink-2">
        {curated
          ? 'Hoje nenhum imóvel se encaixa nesta lista'
          : 'Tente ajustar os filtros para encontrar mais opções'}
      </p>
      {offers.length > 0 && (
        <ul className="mt-6 w-full divide-y divide-line overflow-hidden rounded-lg border border-line text-left">
          {offers.map(offer => (
            <li key={offer.key}>
              <button
                type="button"
                className="flex min-h-target w-full items-center justify-between gap-3 bg-raised px-4 py-2 hover:bg-raised-2"
                onClick={() => apply(offer.without)}
              >
                <span className="min-w-0 truncate">
                  Sem <span className="font-medium">{offer.label}</span>
                </span>
                <span className="shrink-0 text-sm font-semibold text-amber-text">
                  {formatPropertyCount(offer.total)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <Button className="mt-6" look={offers.length > 0 ? 'outline' : 'primary'} onClick={clear}>
          Limpar todos os filtros
        </Button>
      )}
    </div>
  )
}
