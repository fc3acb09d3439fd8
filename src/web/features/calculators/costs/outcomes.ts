import type { PropertyDetail } from '#contract/property-detail.ts'
import { type CostAnswer, costSheet } from '#domain/calculators/costs.ts'
import { type Scenario, scenarios } from '#domain/calculators/scenarios.ts'
import { fromReais } from '#domain/money.ts'
import { mostCondoDebt } from '#domain/notice/debts.ts'
import { centavosText } from '../../../ui/format.ts'
import { irrText, maxBidText, roiText } from '../cost-words.ts'
import { type CostForm, questionOf } from './form.ts'
import { changeWords } from './words.ts'

export interface Outcome extends Scenario {
  answer: CostAnswer
}

/** Returns the three scenarios, worst first, each with its figures. */
export function outcomesOf(form: CostForm, property: PropertyDetail | null): Outcome[] {
  const most = property === null ? null : mostCondoDebt(property)
  return scenarios(questionOf(form), most === null ? null : fromReais(most)).map(scenario => ({
    ...scenario,
    answer: costSheet(scenario.question),
  }))
}

/** The rows of a scenario's figures; `sign` is that of a gain or loss, 0 where neither applies. */
export const outcomeRows: readonly {
  name: string
  of: (answer: CostAnswer) => { text: string; sign: number }
}[] = [
  { name: 'Lucro líquido', of: ({ netProfit }) => ({ text: centavosText(netProfit), sign: netProfit }) },
  { name: 'ROI líquido', of: ({ roi }) => ({ text: roiText(roi), sign: roi ?? 0 }) },
  { name: 'TIR ao ano', of: ({ irrAnnual }) => ({ text: irrText(irrAnnual), sign: irrAnnual ?? 0 }) },
  { name: 'Investido', of: ({ invested }) => ({ text: centavosText(invested), sign: 0 }) },
  { name: 'Lance máximo', of: ({ maxBid }) => ({ text: maxBidText(maxBid), sign: 0 }) },
]

/** Describes what a scenario changes; for the likely one, that it equals the sheet. */
export const changesOf = ({ name, changes }: Scenario): string[] =>
  name === 'likely' ? ['A planilha como está'] : changes.map(changeWords)
