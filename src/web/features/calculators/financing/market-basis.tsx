import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'

interface Basis {
  name: string
  value: number
}

/** Returns the possible bases of a property's market value. */
function basesOf({ evaluationValue, analysis }: PropertyDetail): Basis[] {
  if (evaluationValue === null || analysis === null) return []
  const { marketValue, byComparables } = analysis
  return [
    { name: 'avaliação + 15%', value: marketValue },
    { name: 'avaliação da Caixa', value: evaluationValue },
    ...(byComparables
      ? [{ name: `mediana de ${byComparables.sampleSize} comparáveis`, value: byComparables.value }]
      : []),
  ]
}

/** Shows, under the market value, what it rests on, and offers other bases. */
export function MarketBasis({
  property,
  value,
  onChange,
}: {
  /** `null` while it loads. */
  property: PropertyDetail | null
  value: number
  onChange: (value: number) => void
}) {
  if (property === null) return <div className="calculator-hint calculator-basis" />
  const bases = basesOf(property)
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
      <p>Valor de mercado: {current ? `${current.name}, uma estimativa.` : 'o seu.'}</p>
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
