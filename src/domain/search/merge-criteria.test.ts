import { describe, expect, it } from 'vitest'
import { emptyCriteria } from './search-criteria.ts'
import { noPersonFacts } from './sentence/person-facts.ts'
import type { SentenceUnderstanding } from './sentence/read-sentence.ts'
import { continueSearch } from '../consultant/continued-search.ts'
import { listUnmergedWords, mergeCriteria } from './merge-criteria.ts'

const mergeTexts = (before: string | null, now: string | null) =>
  mergeCriteria({ ...emptyCriteria, text: before }, { ...emptyCriteria, text: now }).text

describe('the words of a sentence after a search', () => {
  it.each<[string | null, string | null, string | null]>([
    [null, 'piscina', 'piscina'],
    ['quintal', null, 'quintal'],
    ['quintal', 'piscina', 'quintal piscina'],
    ['quintal piscina', 'piscina', 'quintal piscina'],
    ['Quintal Terraço', 'terraco', 'Quintal Terraço'],
    ['piscina', 'piscina aquecida', 'piscina aquecida'],
    ['piscinas', 'piscina', 'piscinas piscina'],
    ['rio de janeiro', 'rio grande do sul', 'rio de janeiro rio grande do sul'],
  ])('%j and %j are %j', (before, now, merged) => {
    expect(mergeTexts(before, now)).toBe(merged)
  })

  it('are left out, and listed, where both together are longer than a text may be', () => {
    const long = 'quintal '.repeat(24).trim()
    expect(mergeTexts(long, 'piscina')).toBe(`${long} piscina`)
    expect(listUnmergedWords({ text: long }, { text: 'piscina' })).toEqual([])
    expect(mergeTexts(`${long} murado`, 'piscina')).toBe(`${long} murado`)
    expect(listUnmergedWords({ text: `${long} murado` }, { text: 'piscina' })).toEqual(['piscina'])
    expect(listUnmergedWords({ text: `${long} murado` }, { text: null })).toEqual([])
  })

  it('are named as not understood where they are left out', () => {
    const text = `${'quintal '.repeat(24)}murado`
    const understanding: SentenceUnderstanding = {
      kind: 'search',
      criteria: { ...emptyCriteria, text: 'piscina' },
      flags: { highROI: false, highDiscount: false },
      facts: noPersonFacts,
      listingId: null,
      corrections: [],
      notUnderstood: [],
    }
    const continued = continueSearch('só com piscina', understanding, { ...emptyCriteria, text })
    expect(continued.criteria.text).toBe(text)
    expect(continued.notUnderstood).toEqual(['piscina'])
  })
})
