import type { Property } from '#contract/catalogue-schemas.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { splitMoney, formatReais } from '../../../ui/format-text.ts'

/** The price in large type; centavos are small and shown only when not zero. */
export function ListingPrice({ reais }: { reais: number }) {
  const { main, cents } = splitMoney(reais)
  return (
    <p className="text-xl whitespace-nowrap font-bold max-[16rem]:text-base tracking-tight">
      {main}
      {cents && <span className="text-sm font-semibold text-ink-2">{cents}</span>}
    </p>
  )
}

/** The appraisal, struck through while the price is below it; a price above it is named as such. A gone listing has no offer to compare. */
export function ListingAppraisal({ property: { price, evaluationValue, gone } }: { property: Property }) {
  if (gone) return <p className="text-sm text-ink-3">Último preço na lista</p>
  if (evaluationValue === null) return <p className="text-sm text-ink-3">Avaliação não informada</p>
  if (price > evaluationValue)
    return (
      <p className="text-sm text-pretty text-risk">
        acima da avaliação<span className="card-wide"> de {formatReais(evaluationValue)}</span>
      </p>
    )
  return (
    <p className="truncate text-sm text-ink-3">
      {price < evaluationValue ? (
        <>
          <span className="sr-only">Avaliação </span>
          <s>{formatWholeReais(evaluationValue)}</s>
        </>
      ) : (
        `avaliação ${formatReais(evaluationValue)}`
      )}
    </p>
  )
}
