import { describe, expect, it } from 'vitest'
import { readBlindStates, readBlindTitleCases } from '#test/support/blind-title-cases.ts'
import { knownBlindTitleDifferences } from '#test/support/known-blind-title-differences.ts'

const cases = readBlindTitleCases()

describe('a matrícula of a blind author', () => {
  it.each(cases)('has no burden falsely ended: $id', testCase => {
    const truth = testCase.burdens.map(({ state }) => state)
    for (const [at, { act, state }] of readBlindStates(testCase).entries())
      if (state === 'ended') expect(`${act} ${truth[at]!}`).toBe(`${act} ended`)
  })

  it.each(cases)('is read as its author wrote, but for what is known: $id', testCase => {
    const differences = readBlindStates(testCase)
      .filter(({ state }, at) => state !== testCase.burdens[at]!.state)
      .map(({ act, state }) => `${act}: ${state}`)
    expect(differences).toEqual(knownBlindTitleDifferences[testCase.id] ?? [])
  })
})
