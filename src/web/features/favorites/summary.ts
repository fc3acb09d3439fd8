import type { CostSheet } from '#contract/calculators.ts'
import { toQuestion } from '#contract/cost-sheet.ts'
import { costSums } from '#domain/calculators/costs.ts'
import { maxBid } from '#domain/calculators/max-bid.ts'
import { toReais } from '#domain/money.ts'
import { money, shortMoney } from '../../ui/format.ts'
import { share } from '../calculators/costs/words.ts'

/** Centavos where space forces it: `R$ 192.618`, `−R$ 1,23 mi`. */
function short(centavos: number): string {
  const reais = Math.trunc(Math.abs(toReais(centavos)))
  const text = reais >= 1_000_000 ? shortMoney(reais) : money(reais)
  return `${centavos <= -100 ? '−' : ''}${text.replaceAll(' ', '\u00a0')}`
}

/** A sheet's three figures as they are shown; a dash where none can be worked out. */
export function summaryOf(sheet: CostSheet): { label: string; value: string; loss: boolean }[] {
  const question = toQuestion(sheet)
  const { netProfit, roi } = costSums(question)
  const most = maxBid(question)
  return [
    { label: 'Lucro líquido', value: short(netProfit), loss: netProfit < 0 },
    { label: 'ROI líquido', value: roi === null ? '–' : share(roi), loss: roi !== null && roi < 0 },
    { label: 'Lance máximo', value: most === null ? '–' : short(most), loss: false },
  ]
}
