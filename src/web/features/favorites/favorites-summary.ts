import { judgeReturn } from '#contract/judge-property.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { fromReais } from '#domain/money.ts'
import { formatShortCentavos, formatShortMaxBid } from '../../ui/figure-text.ts'
import { formatMaxBid, formatRoi } from '../calculators/cost-words.ts'

interface SummaryFigure {
  label: string
  value: string
  loss: boolean
}

/**
 * Returns the figures of a favorite with a saved sheet, as the listing is judged everywhere: at today's price and for the
 * person's target, in percent. `null` where nothing is stated: of a gone listing, and of an unexplained discount.
 */
export function summarizeFavorite(
  { property, sheet, answers }: Pick<Favorite, 'property' | 'sheet' | 'answers'>,
  targetRoi: number,
): SummaryFigure[] | null {
  const { purchase, returnRange, maxBid } = judgeReturn(property, { sheet, answers, targetRoi })
  if (purchase === null || isUnexplainedDiscount(property)) return null
  const { netProfit } = computeCostSums(purchase.question)
  const roi = returnRange?.base ?? null
  return [
    { label: 'Lucro líquido', value: formatShortCentavos(netProfit), loss: netProfit < 0 },
    { label: 'ROI líquido', value: formatRoi(roi), loss: roi !== null && roi < 0 },
    {
      label: 'Lance máximo',
      value: maxBid === null ? formatMaxBid(null) : formatShortMaxBid(fromReais(maxBid)),
      loss: false,
    },
  ]
}
