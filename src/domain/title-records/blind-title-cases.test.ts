import { expect, it } from 'vitest'
import { readBlindStates, readBlindTitleCases } from '#test/support/blind-title-cases.ts'
import { knownBlindTitleDifferences } from '#test/support/known-blind-title-differences.ts'

it.each(readBlindTitleCases())(
  "a blind author's matrícula has no burden falsely ended, and is read as written but for what is known: $id",
  testCase => {
    const read = readBlindStates(testCase)
    const differences = read.filter(({ state }, at) => state !== testCase.burdens[at]!.state)
    expect(differences.filter(({ state }) => state === 'ended')).toEqual([])
    expect(differences.map(({ act, state }) => `${act}: ${state}`)).toEqual(
      knownBlindTitleDifferences[testCase.id] ?? [],
    )
  },
)
