import { judgeReturn } from '#contract/judge-property.ts'
import { describeReturn } from '#domain/judgement/describe-return.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'
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
  return (
    <ValueSuggestions className="mt-2 text-sm text-pretty text-ink-2">
      <p>
        Seu lance é de <span className="whitespace-nowrap">{formatReais(form.bid)}</span>; o preço da lista é{' '}
        <span className="whitespace-nowrap">{formatReais(price)}</span>, e por ele o ROI líquido é{' '}
        <strong className="font-semibold text-ink">{describeReturn(returnRange)}</strong>, o que o site mostra
        nas outras páginas.
      </p>
      <ValueSuggestion onUse={() => change({ bid: price })}>Usar o preço da lista</ValueSuggestion>
    </ValueSuggestions>
  )
}
