import { describe, expect, test } from 'vitest'
import { type SavedFiltersJson, writeSavedFilters } from '#domain/search/saved-filters.ts'
import { readSentence, type SentenceKind } from '#domain/search/sentence/read-sentence.ts'
import { knownGazetteer } from './gazetteer.ts'

/** Everything that must be understood of a sentence, prices in reais; omitted fields must be empty. */
interface Expected extends Omit<SavedFiltersJson, 'neighborhood' | 'modality'> {
  /** Defaults to `search`. */
  kind?: SentenceKind
  neighborhood?: string
  modality?: string | string[]
  highROI?: true
  highDiscount?: true
  listingId?: string
  /** The field `notUnderstood`. */
  not?: string[]
}

export type SentenceCase = [text: string, expected: Expected]

/** Declares a test of each sentence against the test's own gazetteer. */
export function testSentences(theme: string, cases: readonly SentenceCase[]): void {
  const gazetteer = knownGazetteer()
  describe(theme, () => {
    test.each(cases)('%s', (text, { kind = 'search', ...expected }) => {
      const read = readSentence(text, gazetteer, null)
      const { modality, neighborhood, ...filters } = writeSavedFilters(read.criteria)
      expect({
        kind: read.kind,
        ...filters,
        ...(modality && { modality: modality.length === 1 ? modality[0] : modality }),
        ...(neighborhood && { neighborhood: neighborhood.join(' + ') }),
        ...(read.flags.highROI && { highROI: true }),
        ...(read.flags.highDiscount && { highDiscount: true }),
        ...(read.listingId !== null && { listingId: read.listingId }),
        ...(read.notUnderstood.length > 0 && { not: read.notUnderstood }),
      }).toEqual({ kind, ...expected })
    })
  })
}
