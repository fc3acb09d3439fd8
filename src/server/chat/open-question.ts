import type { ConsultantListing } from '#contract/consultant-listing.ts'
import { continueSearch, understandFilters } from '#domain/consultant/continued-search.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import { type SavedFiltersJson, readSavedFilters } from '#domain/search/saved-filters.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence, type SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../database/database.ts'
import { listShownIds } from './chat-answerer.ts'
import { createListingJudge } from './judged-listings.ts'
import { type StoredQuestion, storeQuestion } from './question-store.ts'

/** A message that a person sends to the consultant. */
export interface IncomingMessage {
  accountId: string
  message: string
  messageId: string
  /** `null` starts a new conversation. */
  conversationId: string | null
  /** Filters that replace those found in the sentence. */
  filters: SavedFiltersJson | null
  propertyId: string | null
}

/** A question that was parsed and stored. */
export interface OpenedQuestion {
  asking: IncomingMessage
  kept: StoredQuestion
  understanding: SentenceUnderstanding
  openProperty: ConsultantListing | null
}

/**
 * Parses a question and stores it.
 * @throws Refusal errors that are answered before streaming starts
 */
export const createQuestionOpener =
  ({
    db,
    index,
    now,
    randomId,
    gazetteer,
  }: {
    db: Database
    index: Pick<CatalogueIndex, 'current'>
    now: () => Date
    randomId: () => string
    gazetteer: () => Gazetteer
  }) =>
  async (asking: IncomingMessage): Promise<OpenedQuestion> => {
    const { accountId, message, messageId, conversationId, filters, propertyId } = asking
    const reading = filters === null ? readSentence(message, gazetteer(), now()) : understandFilters(filters)
    const id = propertyId === null ? null : parsePropertyNumber(propertyId)
    const { judgeById } = createListingJudge({ db, index, now, accountId })
    const [openProperty = null] = id === null ? [] : await judgeById([id])
    const question = { id: messageId, content: message, chatId: conversationId, newChatId: randomId() }
    const kept = await storeQuestion(db, accountId, question, now())
    const before = kept.lastSearch === null ? null : readSavedFilters({ ...kept.lastSearch })
    const shown = listShownIds(kept.before).length
    const understanding = filters === null ? continueSearch(message, reading, before, shown) : reading
    return { asking, kept, understanding, openProperty }
  }
