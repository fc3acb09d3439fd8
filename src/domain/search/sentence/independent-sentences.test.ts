import { describe, expect, test } from 'vitest'
import { presentUnderstood } from '#contract/understood-criteria.ts'
import { nationalPlaces } from '#test/support/gazetteer.ts'
import { independentSentences } from '#test/support/independent-sentences.ts'
import { buildGazetteer } from './gazetteer.ts'
import { readSentence } from './read-sentence.ts'

const national = nationalPlaces()

// The neighborhoods are those of the real lists; without them next to the project, the tests are reported as skipped.
describe.skipIf(national === null)('independent sentences, on the real lists', () => {
  const gazetteer = buildGazetteer(national ?? { cities: [], neighborhoods: [] })
  test.each([...independentSentences])('%s', (text, kind, fields) => {
    const read = presentUnderstood(readSentence(text, gazetteer, null))
    expect({ kind: read.kind, ...read.filters, ...read.flags }).toMatchObject({ kind, ...fields })
  })
})
