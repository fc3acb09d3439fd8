import { describe, expect, test } from 'vitest'
import { understood } from '#contract/understood.ts'
import { nationalPlaces } from '#test/support/gazetteer.ts'
import { strangerSentences } from '#test/support/stranger-sentences.ts'
import { gazetteerOf } from './gazetteer.ts'
import { readSentence } from './sentence.ts'

const national = nationalPlaces()

// Their neighbourhoods are those of the real lists; where these are not beside the project, the run says so.
describe.skipIf(national === null)('what strangers wrote, on the real lists', () => {
  const gazetteer = gazetteerOf(national ?? { cities: [], neighborhoods: [] })
  test.each([...strangerSentences])('%s', (text, kind, fields) => {
    const read = understood(readSentence(text, gazetteer))
    expect({ kind: read.kind, ...read.filters, ...read.flags }).toMatchObject({ kind, ...fields })
  })
})
