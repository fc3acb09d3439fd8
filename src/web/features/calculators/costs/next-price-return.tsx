import { computeReturnAtNext } from '#contract/judge-property.ts'
import { toOwnCostFacts } from '#contract/cost-sheet.ts'
import { estimateWorstCondoDebt } from '#domain/calculators/cost-assumptions.ts'
import { describeReturn } from '#domain/judgement/describe-return.ts'
import { describeLadderEvidence } from '#domain/ladder/ladder-evidence-words.ts'
import { isSameNextPrice } from '#domain/ladder/next-price-words.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { formToCostQuestion } from './cost-form.ts'
import { useWorkingSheet } from './working-sheet.ts'

/**
 * Says what the sheet's ROI would be at the listing's next price, and how well the ladder holds; nothing where the price
 * ladder is silent.
 */
export function NextPriceReturn() {
  const { form, property, answers } = useWorkingSheet()
  if (property === null || property.nextPrice === null || property.gone) return null
  const question = formToCostQuestion(form)
  const facts = toOwnCostFacts(property, answers)
  const worstCondoDebt = estimateWorstCondoDebt(facts, question)
  const range = computeReturnAtNext(
    { question, worstCondoDebt, occupancy: facts.occupancy, own: true },
    property,
  )
  if (range === null) return null
  const evidence = describeLadderEvidence(property.ladder, property.state)
  return (
    <section aria-label="No próximo preço" className="panel text-sm text-pretty text-ink-2">
      <p>
        {isSameNextPrice(property)
          ? 'Se ninguém comprar na licitação, na venda online que a segue, pelo mesmo preço e sem os 5% do leiloeiro, '
          : `No próximo preço da escada, ${formatReais(property.nextPrice)}, `}
        o ROI líquido seria <strong className="font-semibold text-ink">{describeReturn(range)}</strong>.
      </p>
      {evidence !== null && <p className="mt-0.5 text-2xs text-ink-3">{evidence}</p>}
    </section>
  )
}
