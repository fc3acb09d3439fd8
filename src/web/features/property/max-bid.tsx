import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { fromReais } from '#domain/money.ts'
import { formatCentavos, formatPercent, formatReais } from '../../ui/format-text.ts'
import { useJudgedProperty } from './use-judged-property.ts'

/** The highest bid that reaches the target, and how far it is from the price. */
export function MaxBid({ property }: { property: PropertyDetail }) {
  const { judgement, purchase } = useJudgedProperty()
  const { maxBid, targetRoi, own } = judgement
  if (purchase === null) return null
  if (isUnexplainedDiscount(property))
    return (
      <p className="mt-3 border-t border-line pt-3 text-sm text-pretty text-ink-2">
        Fora do comum: leia a página da Caixa antes de contar com um lance máximo.
      </p>
    )
  const goal = formatPercent(targetRoi, 2)
  const gap = maxBid === null ? null : fromReais(maxBid) - fromReais(property.price)
  return (
    <div className="mt-3 border-t border-line pt-3">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-sm">{own ? 'Lance máximo, sua conta' : 'Lance máximo'}</p>
        <p className="text-xl font-bold tracking-tight whitespace-nowrap">
          {maxBid === null ? 'não há' : formatReais(maxBid)}
        </p>
      </div>
      <p className="mt-0.5 text-xs text-pretty text-ink-3">
        {gap === null
          ? `Com estes custos, nenhum lance rende ${goal}.`
          : gap === 0
            ? `É o preço de hoje, para um ROI líquido de ${goal}.`
            : `${formatCentavos(Math.abs(gap))} ${gap < 0 ? 'abaixo' : 'acima'} do preço de hoje, para um ROI líquido de ${goal}.`}
      </p>
    </div>
  )
}
