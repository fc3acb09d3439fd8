import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryConversation } from '#test/support/generated-conversations.ts'
import {
  arbitraryCorrection,
  arbitrarySentence,
  type GeneratedSentence,
} from '#test/support/generated-sentences.ts'
import { knownGazetteer } from '#test/support/gazetteer.ts'
import { foldText } from '../fold-text.ts'
import { writeSavedFilters } from '../search/saved-filters.ts'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { readSentence } from '../search/sentence/read-sentence.ts'
import { continueSearch } from './continued-search.ts'

const gazetteer = knownGazetteer()
/** The same sentences at each run; another seed looks for more. */
const sampled = { numRuns: 800, seed: 35 }
/** Listings of an answer. */
const shownListings = 6

/** Filters with the values of lists in one order. */
const inOrder = (filters: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters)
      .map(([name, value]) => [name, [value].flat().map(String).toSorted()] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** What was read of a sentence: its filters, and which words that no filter has are not named, or what is named needlessly. */
function readGenerated({ say, named }: GeneratedSentence) {
  const { criteria, notUnderstood } = readSentence(say, gazetteer, null)
  const said = foldText(notUnderstood.join(' '))
  const unnamed = named.filter(
    words =>
      !foldText(words)
        .split(' ')
        .some(word => said.includes(word)),
  )
  return {
    filters: inOrder(writeSavedFilters(criteria)),
    unnamed,
    needless: named.length === 0 ? notUnderstood : [],
  }
}

test.each([
  ['of several wishes', arbitrarySentence],
  ['that corrects itself', arbitraryCorrection],
])('a sentence %s is read as what it was made from, no filter more or less', (_, sentences) => {
  for (const one of fc.sample(sentences, sampled))
    expect(readGenerated(one), one.say).toEqual({ filters: inOrder(one.means), unnamed: [], needless: [] })
})

test('a conversation ends with the filters that its sentences leave in force', () => {
  for (const { say, means } of fc.sample(arbitraryConversation, sampled)) {
    let before: Criteria | null = null
    for (const message of say) {
      const shown: number = before === null ? 0 : shownListings
      const understood = continueSearch(message, readSentence(message, gazetteer, null), before, shown)
      if (understood.kind === 'search') before = understood.criteria
    }
    expect(inOrder(writeSavedFilters(before ?? emptyCriteria)), say.join(' / ')).toEqual(inOrder(means))
  }
})
