import { expect, it } from 'vitest'
import { describeActClauses, readActReadingCases } from '#test/support/act-readings.ts'

it.each(readActReadingCases())(
  'the clauses of an act are read as they were judged: $text',
  ({ text, lines }) => {
    expect(describeActClauses(text)).toEqual(lines)
  },
)
