import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { toCostQuestion } from '#contract/cost-sheet.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { computeMaxBid } from '#domain/calculators/max-bid.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { formatMaxBid, formatRoi } from '../calculators/cost-words.ts'

/** Returns a sheet's three figures as shown; in words when they cannot be computed. */
export function summarizeFavorites(sheet: CostSheet): { label: string; value: string; loss: boolean }[] {
  const question = toCostQuestion(sheet)
  const { netProfit, roi } = computeCostSums(question)
  const most = computeMaxBid(question)
  return [
    { label: 'Lucro líquido', value: formatShortCentavos(netProfit), loss: netProfit < 0 },
    { label: 'ROI da planilha', value: formatRoi(roi), loss: roi !== null && roi < 0 },
    {
      label: 'Lance máximo',
      value: most === null ? formatMaxBid(most) : formatShortCentavos(most),
      loss: false,
    },
  ]
}
