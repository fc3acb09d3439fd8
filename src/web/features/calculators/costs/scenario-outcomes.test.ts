import { expect, it } from 'vitest'
import { describeReturn } from '#domain/judgement/judged-return.ts'
import { exampleCostForm } from './cost-form.ts'
import { buildScenarioOutcomes, listOutcomeRows, toReturnRange } from './scenario-outcomes.ts'

it('a scenario’s ROI reads as the headline of its sheet writes it, also where one is under one percent', () => {
  const outcomes = Array.from({ length: 400 }, (_, step) =>
    buildScenarioOutcomes({ ...exampleCostForm, saleValue: 200_000 + step * 500 }, null),
  ).find(each => Math.abs(toReturnRange(each)?.low ?? 9) < 0.9)!
  const roi = listOutcomeRows(true).find(({ name }) => name === 'ROI líquido')!
  const [low, base, high] = outcomes.map(outcome => roi.present(outcome).text)
  expect(low).toMatch(/^−?0,/)
  expect(`${base} · de ${low} a ${high}`).toBe(describeReturn(toReturnRange(outcomes)!))
})
