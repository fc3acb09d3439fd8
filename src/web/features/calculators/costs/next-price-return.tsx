import { computeReturnAt } from '#contract/judge-property.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { formatRoi } from '../cost-words.ts'
import { formToCostQuestion } from './cost-form.ts'
import { useWorkingSheet } from './working-sheet.ts'

/** Says what the sheet's ROI would be at the listing's next price; nothing where the price ladder is silent. */
export function NextPriceReturn() {
  const { form, property } = useWorkingSheet()
  if (property === null || property.nextPrice === null || property.gone) return null
  const { nextPrice, price } = property
  const isSamePrice = nextPrice === price
  const purchase = { question: formToCostQuestion(form), worstCondoDebt: 0, own: true }
  const range = computeReturnAt(purchase, nextPrice, isSamePrice)
  if (range === null) return null
  return (
    <p className="mt-2 text-sm text-pretty text-ink-2">
      {isSamePrice
        ? 'Se ninguém comprar na licitação, na venda online que a segue, pelo mesmo preço e sem os 5% do leiloeiro, '
        : `No próximo preço da escada, ${formatReais(nextPrice)}, `}
      o ROI líquido seria <strong className="font-semibold text-ink">{formatRoi(range.base)}</strong>.
    </p>
  )
}
