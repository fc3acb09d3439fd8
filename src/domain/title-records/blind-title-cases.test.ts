import { expect, it } from 'vitest'
import {
  describeBurdens,
  readBlindReadings,
  readBlindStates,
  readBlindTitleCases,
} from '#test/support/blind-title-cases.ts'
import { knownBlindTitleDifferences } from '#test/support/known-blind-title-differences.ts'

const readings = readBlindReadings()

it.each(readBlindTitleCases())(
  "a blind author's matrícula has no burden falsely ended, and is read as written but for what is known: $id",
  testCase => {
    const read = readBlindStates(testCase)
    const differences = read.filter(({ state }, at) => state !== testCase.burdens[at]!.state)
    expect(differences.filter(({ state }) => state === 'ended')).toEqual([])
    expect(differences.map(({ act, state }) => `${act}: ${state}`)).toEqual(
      knownBlindTitleDifferences[testCase.id] ?? [],
    )
    expect(describeBurdens(testCase)).toEqual(readings.get(testCase.id))
  },
)
