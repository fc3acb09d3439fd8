import { toOwnCostFacts } from '#contract/cost-sheet.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { estimateWorstCondoDebt } from '#domain/calculators/cost-assumptions.ts'
import { type CostAnswer, computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { type CostScenario, buildScenarios } from '#domain/calculators/cost-scenarios.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { formatCentavos } from '../../../ui/format-text.ts'
import { formatIrr, formatMaxBid, formatRoi } from '../cost-words.ts'
import { type CostForm, formToCostQuestion } from './cost-form.ts'
import { describeScenarioChange } from './cost-sheet-words.ts'

export interface ScenarioOutcome extends CostScenario {
  answer: CostAnswer
}

/** Returns the three scenarios, worst first, each with its figures. */
export function buildScenarioOutcomes(
  form: CostForm,
  property: PropertyDetail | null,
  answers: OwnAnswers = {},
): ScenarioOutcome[] {
  const question = formToCostQuestion(form)
  const worst = property === null ? 0 : estimateWorstCondoDebt(toOwnCostFacts(property, answers), question)
  return buildScenarios(question, worst).map(scenario => ({
    ...scenario,
    answer: computeCostSheet(scenario.question),
  }))
}

/** The rows of a scenario's figures; `sign` is that of a gain or loss, 0 where neither applies. */
export const scenarioOutcomeRows: readonly {
  name: string
  of: (answer: CostAnswer) => { text: string; sign: number }
}[] = [
  { name: 'Lucro líquido', of: ({ netProfit }) => ({ text: formatCentavos(netProfit), sign: netProfit }) },
  { name: 'ROI líquido', of: ({ roi }) => ({ text: formatRoi(roi), sign: roi ?? 0 }) },
  { name: 'TIR ao ano', of: ({ irrAnnual }) => ({ text: formatIrr(irrAnnual), sign: irrAnnual ?? 0 }) },
  { name: 'Investido', of: ({ invested }) => ({ text: formatCentavos(invested), sign: 0 }) },
  { name: 'Lance máximo', of: ({ maxBid }) => ({ text: formatMaxBid(maxBid), sign: 0 }) },
]

/** Describes what a scenario changes; for the likely one, that it equals the sheet. */
export const listScenarioChanges = ({ name, changes }: CostScenario): string[] =>
  name === 'likely' ? ['A planilha como está'] : changes.map(describeScenarioChange)
