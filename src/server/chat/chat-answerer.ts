import type { ChatEvent, ChatResults } from '#contract/chat-schemas.ts'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import { shuffleSuggestions } from '#domain/consultant/suggest-questions.ts'
import { createSeededRandom } from '#domain/drawing/seeded-dice.ts'
import { mergePersonFacts, type PersonFacts } from '#domain/search/sentence/person-facts.ts'
import { readPersonFacts } from '#domain/search/sentence/read-person-facts.ts'
import type { SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'

/** A question with the context of its answer. */
export interface AskedQuestion {
  accountId: string
  /** Id of the conversation; `null` = none. */
  chatId: string | null
  message: string
  understanding: SentenceUnderstanding
  /** Whether the understood filters were edited by the person: then they are searched, whatever the message says. */
  edited: boolean
  /** The last messages of the conversation before this one (at most 12), oldest first. */
  before: readonly EarlierMessage[]
  /** Number of all earlier messages. */
  earlierCount: number
  /** The property whose page is open. */
  openProperty: ConsultantListing | null
}

/** Returns the opening suggestions in the order of a conversation, the same at each of its turns. */
export const shuffleForChat = (chatId: string | null): string[] =>
  shuffleSuggestions(createSeededRandom(chatId ?? ''))

/** An earlier message. */
export interface EarlierMessage {
  role: 'user' | 'assistant'
  content: string
  /** Numbers of the listings shown with it, in that order. */
  shownIds: readonly string[]
}

/** Returns the numbers of the listings of the last results, in their order; empty before the first results. */
export const listShownIds = (before: readonly EarlierMessage[]): readonly string[] =>
  before.findLast(({ shownIds }) => shownIds.length > 0)?.shownIds ?? []

/** Reads what the conversation says about the person: the last word on each fact counts. */
export const readConversationFacts = ({ before, understanding }: AskedQuestion): PersonFacts =>
  before
    .filter(({ role }) => role === 'user')
    .map(({ content }) => readPersonFacts(content))
    .concat(understanding.facts)
    .reduce(mergePersonFacts)

/** Returns everything that the person wrote, this question included. */
export const listPersonMessages = ({ before, message }: AskedQuestion): readonly string[] => [
  ...before.filter(({ role }) => role === 'user').map(({ content }) => content),
  message,
]

/** An answer as it is stored. */
export interface StoredAnswer {
  content: string
  results: ChatResults | null
  /** Suggested next questions; for a search, those of `results`. */
  suggestions: string[]
}

/** Receives the answer's events as they happen. */
export type EmitEvent = (event: Extract<ChatEvent, { name: 'status' | 'text' | 'results' }>) => void

/**
 * Answers and emits events piece by piece; returns what it emitted. Stops when `signal` aborts (and throws its
 * reason).
 */
export type ChatAnswerer = (
  asked: AskedQuestion,
  emit: EmitEvent,
  signal: AbortSignal,
) => Promise<StoredAnswer>
