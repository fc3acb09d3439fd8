import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { toReais } from '#domain/money.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'
import type { FinancingStart } from './financing-start.ts'

interface Basis {
  name: string
  value: number
}

/** Returns the values for which a property may sell. */
function listBases({ evaluationValue, analysis, price }: PropertyDetail, start: FinancingStart): Basis[] {
  const byComparables = analysis?.byComparables
  const judged = toReais(start.question.saleValue)
  return [
    ...(evaluationValue === null ? [] : [{ name: 'avaliação da Caixa', value: evaluationValue }]),
    ...(judged === (evaluationValue ?? price) ? [] : [{ name: 'valor da sua planilha', value: judged }]),
    ...(byComparables
      ? [{ name: `avaliação da Caixa de ${byComparables.sampleSize} parecidos`, value: byComparables.value }]
      : []),
  ]
}

/** Shows, under the sale value, what it rests on, and offers other bases. */
export function SaleValueBasis({
  property,
  start,
  value,
  onChange,
}: {
  /** `null` while it loads. */
  property: PropertyDetail | null
  start: FinancingStart
  value: number
  onChange: (value: number) => void
}) {
  if (property === null) return <div className="calculator-hint calculator-basis" />
  const bases = listBases(property, start)
  const current = bases.find(basis => basis.value === value)
  if (bases.length === 0)
    return (
      <p className="calculator-basis text-ink-2">
        A Caixa não informa a avaliação: informe por quanto se vende.
        {value === property.price && ' Por enquanto vale o preço.'}
      </p>
    )
  return (
    <ValueSuggestions className="calculator-hint calculator-basis">
      <p>Valor de venda: {current ? `${current.name}, não um preço de mercado.` : 'o seu.'}</p>
      <ul>
        {bases
          .filter(basis => basis !== current)
          .map(basis => (
            <li key={basis.name}>
              <ValueSuggestion onUse={() => onChange(basis.value)}>
                Usar {basis.name}: {formatReais(basis.value)}
              </ValueSuggestion>
            </li>
          ))}
      </ul>
    </ValueSuggestions>
  )
}
