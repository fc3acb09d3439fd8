import { judgeReturn } from '#contract/judge-property.ts'
import { describeReturn } from '#domain/judgement/describe-return.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { formToCostSheet } from './cost-form.ts'
import { useWorkingSheet } from './working-sheet.ts'

/**
 * Says what the sheet gives at the price of the list, by which the listing is judged everywhere else, when its own bid is
 * another one.
 */
export function ListPriceReturn() {
  const { form, property, answers, change } = useWorkingSheet()
  if (property === null || property.gone || form.bid === property.price) return null
  const { price } = property
  const sheet = formToCostSheet(form)
  const { returnRange } = judgeReturn(property, { targetRoi: form.desiredRoi, sheet, answers })
  if (returnRange === null) return null
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
        <strong className="font-semibold text-ink">{describeReturn(returnRange)}</strong>, o que o site mostra
        nas outras páginas.
      </p>
      <button type="button" className="calculator-link" onClick={usePrice}>
        Usar o preço da lista
      </button>
    </section>
  )
}
