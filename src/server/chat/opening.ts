import { present } from '#contract/present.ts'
import type { Property } from '#contract/property.ts'
import { continued } from '#domain/consultant/continuing.ts'
import { propertyNumber } from '#domain/property/number.ts'
import { type FiltersJson, readFilters } from '#domain/search/filters-json.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'
import { readSentence, type Understanding } from '#domain/search/sentence/sentence.ts'
import { listingsById } from '../catalogue/store.ts'
import type { Database } from '../database/database.ts'
import { type Kept, keepQuestion } from './questions.ts'

/** A message that a person sends to the consultant. */
export interface Asking {
  accountId: string
  message: string
  messageId: string
  /** `null` starts a new conversation. */
  conversationId: string | null
  /** Filters that replace those found in the sentence. */
  filters: FiltersJson | null
  propertyId: string | null
}

/** A question that was parsed and stored. */
export interface Opened {
  asking: Asking
  kept: Kept
  understanding: Understanding
  about: Property | null
}

/**
 * Parses a question and stores it.
 * @throws Refusal errors that are answered before streaming starts
 */
export const opening =
  ({
    db,
    now,
    randomId,
    gazetteer,
  }: {
    db: Database
    now: () => Date
    randomId: () => string
    gazetteer: () => Promise<Gazetteer>
  }) =>
  async (asking: Asking): Promise<Opened> => {
    const { accountId, message, messageId, conversationId, filters, propertyId } = asking
    const understood = filters === null ? readSentence(message, await gazetteer()) : edited(filters)
    const id = propertyId === null ? null : propertyNumber(propertyId)
    const [listing] = id === null ? [] : await listingsById(db, [id])
    const about = listing === undefined ? null : present(listing, now())
    const question = { id: messageId, content: message, chatId: conversationId, newChatId: randomId() }
    const kept = await keepQuestion(db, accountId, question, now())
    const before = kept.searched === null ? null : readFilters({ ...kept.searched })
    const understanding = filters === null ? continued(message, understood, before) : understood
    return { asking, kept, understanding, about }
  }

/** A search whose criteria the person has edited. */
const edited = (filters: FiltersJson): Understanding => ({
  kind: 'search',
  criteria: readFilters({ ...filters }),
  flags: { highROI: false, highDiscount: false },
  listingId: null,
  notUnderstood: [],
})
