import type { Property } from '#contract/catalogue.ts'
import { classes } from '../../../ui/class-names.ts'
import { money, moneyParts, percent } from '../../../ui/format.ts'

/** The largest thing on a card; centavos small, and only where there are any. */
export function Price({ reais }: { reais: number }) {
  const { main, cents } = moneyParts(reais)
  return (
    <p className="text-xl whitespace-nowrap font-bold tracking-tight">
      {main}
      {cents && <span className="text-sm font-semibold text-ink-2">{cents}</span>}
    </p>
  )
}

/** The appraisal, struck through while the price is below it; a price above it is said as that. */
export function Appraisal({ property: { price, evaluationValue } }: { property: Property }) {
  if (evaluationValue === null) return <p className="text-sm text-ink-3">Avaliação não informada</p>
  if (price > evaluationValue)
    return (
      <p className="truncate text-sm text-risk">
        acima da avaliação<span className="card-wide"> de {money(evaluationValue)}</span>
      </p>
    )
  return (
    <p className="truncate text-sm text-ink-3">
      Avaliação {price < evaluationValue ? <s>{money(evaluationValue)}</s> : money(evaluationValue)}
    </p>
  )
}

/** "ROI líquido estimado", called an estimate; a loss in the colour of risk. Nothing can be earned by what is gone. */
export const ReturnChip = ({ property: { netRoi, gone } }: { property: Property }) =>
  netRoi !== null &&
  !gone && (
    <span
      className={classes(
        'rounded-sm px-2 py-1 text-2xs font-semibold whitespace-nowrap',
        netRoi > 0
          ? 'bg-gain-soft text-gain'
          : netRoi < 0
            ? 'bg-risk-soft text-risk'
            : 'bg-raised-2 text-ink-2',
      )}
      title="Estimativa: venda pela avaliação em 12 meses, já com custos e impostos"
    >
      ROI líquido <span className="sr-only">estimado </span>
      {percent(netRoi).replace('-', '−')}
    </span>
  )
