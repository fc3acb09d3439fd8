import type { CostSheet } from '#contract/costs.ts'
import { toQuestion } from '#contract/cost-sheet.ts'
import { costSums } from '#domain/calculators/costs.ts'
import { maxBid } from '#domain/calculators/max-bid.ts'
import { centavosShort } from '../../ui/figures.ts'
import { maxBidText, roiText } from '../calculators/cost-words.ts'

/** Returns a sheet's three figures as shown; in words when they cannot be computed. */
export function summaryOf(sheet: CostSheet): { label: string; value: string; loss: boolean }[] {
  const question = toQuestion(sheet)
  const { netProfit, roi } = costSums(question)
  const most = maxBid(question)
  return [
    { label: 'Lucro líquido', value: centavosShort(netProfit), loss: netProfit < 0 },
    { label: 'ROI da planilha', value: roiText(roi), loss: roi !== null && roi < 0 },
    { label: 'Lance máximo', value: most === null ? maxBidText(most) : centavosShort(most), loss: false },
  ]
}
