import type { Property } from '#contract/catalogue-schemas.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { splitMoney, formatReais, figureTone } from '../../../ui/format-text.ts'

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
      <p className="truncate text-sm text-risk">
        acima da avaliação<span className="card-wide"> de {formatReais(evaluationValue)}</span>
      </p>
    )
  return (
    <p className="truncate text-sm text-ink-3">
      {price < evaluationValue ? (
        <>
          <span className="sr-only">Avaliação </span>
          <s>{formatReais(Math.round(evaluationValue))}</s>
        </>
      ) : (
        `avaliação ${formatReais(evaluationValue)}`
      )}
    </p>
  )
}

const tones = { gain: 'bg-gain-soft text-gain', risk: 'bg-risk-soft text-risk' }

/**
 * Shows "ROI líquido estimado". Gains and losses have their colours, except a gain that comparable listings make
 * doubtful (`doubted`, known on the property's own page only). Listings that have left the list show none.
 */
export function ReturnChip({
  property: { netRoi, gone },
  doubted = false,
}: {
  property: Property
  doubted?: boolean
}) {
  if (netRoi === null || gone) return null
  const text = formatNetRoi(netRoi)
  const tone = figureTone(netRoi, text)
  return (
    <span
      className={classNames(
        'rounded-sm px-2 py-1 text-2xs font-semibold whitespace-nowrap',
        tone === 'risk' || (tone && !doubted) ? tones[tone] : 'bg-raised-2 text-ink-2',
      )}
      title="Estimativa: venda pela avaliação em 12 meses, já com custos e impostos"
    >
      ROI líquido <span className="sr-only">estimado </span>
      {text}
    </span>
  )
}
