import type { Centavos } from '../money.ts'
import type { CostQuestion } from './cost-question.ts'
import { calculatorLimits } from './calculator-limits.ts'

export type ScenarioName = 'pessimistic' | 'likely' | 'optimistic'

/** The end of the return's range that each scenario gives. */
export const scenarioEnds = { pessimistic: 'low', likely: 'base', optimistic: 'high' } as const

/** Factors applied to the sheet's values; our own, to show how much the result depends on each. */
const scenarioFactors = {
  pessimistic: { saleValue: 0.9, months: 1.5, reformCost: 1.3, evictionCost: 2 },
  optimistic: { saleValue: 1.1, months: 0.75, reformCost: 0.9, evictionCost: 1 },
} as const

/** One field that a scenario changes; centavos, or months. */
export interface ScenarioChange {
  key: 'saleValue' | 'months' | 'reformCost' | 'evictionCost' | 'condoDebt'
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
  minCondoDebt: Centavos,
): CostQuestion {
  const factors = scenarioFactors[name]
  const scaleMoney = (value: Centavos, factor: number) => Math.min(maxMoney, Math.round(value * factor))
  const roundMonths = name === 'pessimistic' ? Math.ceil : Math.floor
  const months = Math.min(calculatorLimits.months[1], Math.max(1, roundMonths(asked.months * factors.months)))
  const question = {
    ...asked,
    saleValue: scaleMoney(asked.saleValue, factors.saleValue),
    months,
    evictionCost: scaleMoney(asked.evictionCost, factors.evictionCost),
    evictionMonth: Math.min(asked.evictionMonth, months),
    reformCost: scaleMoney(asked.reformCost, factors.reformCost),
    reformMonth: Math.min(asked.reformMonth, months),
    reformDocumented: scaleMoney(asked.reformDocumented, factors.reformCost),
    condoDebt: Math.max(asked.condoDebt, minCondoDebt),
  }
  return question
}

function describeScenario(
  name: 'pessimistic' | 'optimistic',
  asked: CostQuestion,
  minCondoDebt: Centavos,
): CostScenario {
  const question = buildScenario(name, asked, minCondoDebt)
  const changes = scenarioFields
    .map(key => ({ key, from: asked[key], to: question[key] }))
    .filter(({ from, to }) => from !== to)
  return { name, question, changes }
}

/** Returns the questions of `buildScenarios`, without what they change. */
export const buildScenarioQuestions = (
  asked: CostQuestion,
  worstCondoDebt: Centavos,
): [pessimistic: CostQuestion, likely: CostQuestion, optimistic: CostQuestion] => [
  buildScenario('pessimistic', asked, worstCondoDebt),
  asked,
  buildScenario('optimistic', asked, 0),
]

/**
 * Returns the sheet in three scenarios, worst first. Pessimistic: sells for 10 % less, takes half as long again, with
 * a reform 30 % more expensive, twice the eviction, and the condomínio debt of at least `worstCondoDebt`.
 * Likely: the sheet itself. Optimistic: sells for 10 % more, a quarter sooner, with a reform 10 % cheaper.
 */
export const buildScenarios = (asked: CostQuestion, worstCondoDebt: Centavos = 0): CostScenario[] => [
  describeScenario('pessimistic', asked, worstCondoDebt),
  { name: 'likely', question: asked, changes: [] },
  describeScenario('optimistic', asked, 0),
]
