import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { judgeReturn } from '#contract/judge-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import { describeReturn } from '#domain/judgement/judged-return.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { useOwnFigures } from '../../../data/saved/own-figures.ts'
import { formToCostSheet } from './cost-form.ts'
import { useWorkingSheet } from './working-sheet.ts'
import type { ReturnRange } from '#domain/calculators/cost-assumptions.ts'

/**
 * Says which return the other pages show for the property: the one of the edited sheet or, until it is saved, another.
 * The sentence follows the sheet's return. @param shown the other pages' return; `null` where they state none
 */
export function describeShownReturn(edited: ReturnRange, shown: ReturnRange | null): string {
  if (shown === null) return '; as outras páginas o mostram depois de você salvar a conta.'
  return describeReturn(edited) === describeReturn(shown)
    ? ', o que o site mostra nas outras páginas.'
    : `; as outras páginas mostram ${describeReturn(shown)} até você salvar esta conta.`
}

/** Says what the sheet gives at the price of the list, when its own bid is another one, and what the other pages show. */
export function ListPriceReturn() {
  const { form, property } = useWorkingSheet()
  if (property === null || property.gone || form.bid === property.price) return null
  return <ReturnAtListPrice property={property} />
}

function ReturnAtListPrice({ property }: { property: Property }) {
  const { form, answers, change } = useWorkingSheet()
  const saved = useOwnFigures(property.id)
  const { price } = property
  const judge = (sheet: CostSheet | null) =>
    judgeReturn(property, { targetRoi: form.desiredRoi, sheet, answers }).returnRange
  const edited = judge(formToCostSheet(form))
  if (edited === null) return null
  /** The pressed button disappears: the focus moves to the result. */
  const usePrice = () => {
    change({ bid: price })
    document.getElementById('resultado')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label="Pelo preço da lista" className="panel items-start gap-1.5 text-sm text-ink-2">
      <p className="text-pretty">
        Seu lance é de <span className="whitespace-nowrap">{formatReais(form.bid)}</span>; o preço da lista é{' '}
        <span className="whitespace-nowrap">{formatReais(price)}</span>, e por ele o ROI líquido é{' '}
        <strong className="font-semibold text-ink">{describeReturn(edited)}</strong>
        {describeShownReturn(edited, judge(saved?.sheet ?? null))}
      </p>
      <button type="button" className="calculator-link" onClick={usePrice}>
        Usar o preço da lista
      </button>
    </section>
  )
}
