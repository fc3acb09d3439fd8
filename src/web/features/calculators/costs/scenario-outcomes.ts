import { toOwnCostFacts } from '#contract/cost-sheet.ts'
import { toLotCostFacts } from '#contract/own-lot.ts'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { findScenarioRisks, type ReturnRange } from '#domain/calculators/cost-assumptions.ts'
import { findSheetGround, type SaleGround } from '#domain/calculators/sale-ground.ts'
import { type CostAnswer, computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import {
  type CostScenario,
  buildScenarios,
  scenarioEnds,
  usualRisks,
} from '#domain/calculators/cost-scenarios.ts'
import { formatNetRoiRange } from '#domain/format-figures.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { formatCentavos } from '../../../ui/format-text.ts'
import { formatMaxBid, formatRoi } from '../cost-words.ts'
import { type CostForm, formToCostQuestion } from './cost-form.ts'
import { describeScenarioChange } from './cost-sheet-words.ts'

export interface ScenarioOutcome extends CostScenario {
  answer: CostAnswer
  /** On what the sheet's sale value rests. */
  ground: SaleGround
  /** Its net ROI, written as the ends of the range are. */
  roiText: string
}

/** Returns the three scenarios, worst first, each with its figures. */
export function buildScenarioOutcomes(
  form: CostForm,
  property: PropertyDetail | null,
  answers: OwnAnswers = {},
  lot: OwnLot | null = null,
): ScenarioOutcome[] {
  const question = formToCostQuestion(form)
  const facts = property === null ? lot && toLotCostFacts(lot) : toOwnCostFacts(property, answers)
  const risks = facts === null ? usualRisks : findScenarioRisks(facts, question)
  const ground = facts === null ? 'own' : findSheetGround(question.saleValue, facts).ground
  const computed = buildScenarios(question, risks).map(scenario => ({
    ...scenario,
    ground,
    answer: computeCostSheet(scenario.question),
  }))
  const range = toReturnRange(computed)
  const texts = range && formatNetRoiRange(range)
  return computed.map(scenario => ({
    ...scenario,
    roiText: texts?.[scenarioEnds[scenario.name]] ?? formatRoi(scenario.answer.roi),
  }))
}

/** Returns the range of the net ROI that the scenarios give; `null` when nothing is invested. */
export function toReturnRange(outcomes: readonly Pick<ScenarioOutcome, 'answer'>[]): ReturnRange | null {
  const [low, base, high] = outcomes.map(({ answer }) => answer.roi)
  return low == null || base == null || high == null ? null : { low, base, high }
}

interface OutcomeRow {
  name: string
  present: (outcome: ScenarioOutcome) => { text: string; sign: number }
}

const maxBidRow: OutcomeRow = {
  name: 'Lance máximo',
  present: ({ answer: { maxBid } }) => ({ text: formatMaxBid(maxBid), sign: 0 }),
}

const resultRows: readonly OutcomeRow[] = [
  {
    name: 'Lucro líquido',
    present: ({ answer: { netProfit } }) => ({ text: formatCentavos(netProfit), sign: netProfit }),
  },
  { name: 'ROI líquido', present: ({ answer: { roi }, roiText }) => ({ text: roiText, sign: roi ?? 0 }) },
  { name: 'Investido', present: ({ answer: { invested } }) => ({ text: formatCentavos(invested), sign: 0 }) },
]

/**
 * The rows of a scenario's figures; `sign` is that of a gain or loss, 0 where neither applies. Nobody can bid for a gone
 * listing.
 */
export const listOutcomeRows = (gone: boolean): readonly OutcomeRow[] =>
  gone ? resultRows : [...resultRows, maxBidRow]

/** Describes what a scenario changes; for the likely one, that it equals the sheet. */
export const listScenarioChanges = ({ name, changes }: CostScenario): string[] =>
  name === 'likely' ? ['A planilha como está'] : changes.map(describeScenarioChange)
