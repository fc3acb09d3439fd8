import type { Centavos } from '../money.ts'
import type { CostQuestion } from './cost-question.ts'
import { calculatorLimits } from './calculator-limits.ts'
import { sumTransferItems } from './transfer-items.ts'
import { flatAppraisal, type SaleSpread } from './sale-ground.ts'

export type ScenarioName = 'pessimistic' | 'likely' | 'optimistic'

/** The end of the return's range that each scenario gives. */
export const scenarioEnds = { pessimistic: 'low', likely: 'base', optimistic: 'high' } as const

/**
 * Factors applied to the sheet's values; our own, to show how much the result depends on each. That of the sale value is
 * the end of its measured range.
 */
const scenarioFactors = {
  pessimistic: { end: 'low', costEnd: 'high', months: 1.5, reformCost: 1.3, evictionCost: 2 },
  optimistic: { end: 'high', costEnd: 'low', months: 0.75, reformCost: 0.9, evictionCost: 1 },
} as const

/** What the scenarios hold beside the sheet. */
export interface ScenarioRisks {
  /** Factors on the sale value. */
  sale: SaleSpread
  /** The condomínio debt that the pessimistic scenario holds at least. */
  condoDebt: Centavos
  /** The cost of taking possession that it at least doubles: that of the occupied case, where nobody knows. */
  eviction: Centavos
}

/** The risks of a sheet that belongs to no listing. */
export const usualRisks: ScenarioRisks = { sale: flatAppraisal.spread, condoDebt: 0, eviction: 0 }

/** One field that a scenario changes, or `transfer`, the sum of ITBI, deed and registration; centavos, or months. */
export interface ScenarioChange {
  key: (typeof scenarioFields)[number] | 'transfer'
  from: number
  to: number
}

export interface CostScenario {
  name: ScenarioName
  question: CostQuestion
  /** Only fields whose value differs: none in the likely scenario. */
  changes: ScenarioChange[]
}

const scenarioFields = ['saleValue', 'months', 'reformCost', 'evictionCost', 'condoDebt'] as const
const maxMoney = calculatorLimits.money[1] * 100

/** Builds the question of a scenario that is not the likely one. */
function buildScenario(
  name: 'pessimistic' | 'optimistic',
  asked: CostQuestion,
  { sale, condoDebt, eviction }: ScenarioRisks,
): CostQuestion {
  const factors = scenarioFactors[name]
  const scaleMoney = (value: Centavos, factor: number) => Math.min(maxMoney, Math.round(value * factor))
  const roundMonths = name === 'pessimistic' ? Math.ceil : Math.floor
  const months = Math.min(calculatorLimits.months[1], Math.max(1, roundMonths(asked.months * factors.months)))
  const question = {
    ...asked,
    saleValue: scaleMoney(asked.saleValue, sale[factors.end]),
    months,
    evictionCost: scaleMoney(Math.max(asked.evictionCost, eviction), factors.evictionCost),
    evictionMonth: Math.min(asked.evictionMonth, months),
    reformCost: scaleMoney(asked.reformCost, factors.reformCost),
    reformMonth: Math.min(asked.reformMonth, months),
    reformDocumented: scaleMoney(asked.reformDocumented, factors.reformCost),
    condoDebt: Math.max(asked.condoDebt, condoDebt),
    costEnd: factors.costEnd,
  }
  return question
}

function describeScenario(
  name: 'pessimistic' | 'optimistic',
  asked: CostQuestion,
  risks: ScenarioRisks,
): CostScenario {
  const question = buildScenario(name, asked, risks)
  const transfer = { key: 'transfer', from: sumTransferItems(asked), to: sumTransferItems(question) } as const
  const changes = [
    ...scenarioFields.map(key => ({ key, from: asked[key], to: question[key] })),
    transfer,
  ].filter(({ from, to }) => from !== to)
  return { name, question, changes }
}

/** The optimistic scenario adds neither debt nor eviction to the sheet. */
const toBestRisks = ({ sale }: ScenarioRisks): ScenarioRisks => ({ sale, condoDebt: 0, eviction: 0 })

/** Returns the questions of `buildScenarios`, without what they change. */
export const buildScenarioQuestions = (
  asked: CostQuestion,
  risks: ScenarioRisks,
): [pessimistic: CostQuestion, likely: CostQuestion, optimistic: CostQuestion] => [
  buildScenario('pessimistic', asked, risks),
  asked,
  buildScenario('optimistic', asked, toBestRisks(risks)),
]

/**
 * Returns the sheet in three scenarios, worst first. Pessimistic: sells at the low end of the sale value's range, takes
 * half as long again, with a reform 30 % more expensive, twice the eviction (of the occupied case, where the occupancy
 * is not known), the condomínio debt of at least `risks.condoDebt`, and the highest ITBI and fees where the tables leave
 * them open. Likely: the sheet itself. Optimistic: sells at
 * the high end, a quarter sooner, with a reform 10 % cheaper and the lowest ITBI and fees.
 */
export const buildScenarios = (asked: CostQuestion, risks: ScenarioRisks = usualRisks): CostScenario[] => [
  describeScenario('pessimistic', asked, risks),
  { name: 'likely', question: asked, changes: [] },
  describeScenario('optimistic', asked, toBestRisks(risks)),
]
