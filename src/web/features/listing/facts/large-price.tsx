import type { Property } from '#contract/property-schemas.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatReais, splitMoney } from '../../../ui/format-text.ts'

/** The price in the largest type of the page. */
export function LargePrice({ reais }: { reais: number }) {
  const { main, cents } = splitMoney(reais)
  return (
    <p
      className={classNames(
        'text-4xl font-bold tracking-tight whitespace-nowrap',
        main.length > 12 && 'max-sm:text-2xl',
      )}
    >
      {main}
      {cents && <span className="text-lg font-semibold text-ink-2">{cents}</span>}
    </p>
  )
}

/** The appraisal beside the price, struck through while the price is below it. */
export function AppraisalLine({
  property: { price, evaluationValue },
}: {
  property: Pick<Property, 'price' | 'evaluationValue'>
}) {
  if (evaluationValue === null) return <span className="text-ink-3">Avaliação não informada</span>
  if (price > evaluationValue)
    return <span className="text-risk">acima da avaliação de {formatReais(evaluationValue)}</span>
  return (
    <span className="whitespace-nowrap text-ink-3">
      avaliação{' '}
      {price < evaluationValue ? <s>{formatReais(evaluationValue)}</s> : formatReais(evaluationValue)}
    </span>
  )
}
