import type { ChatEvent, Results } from '#contract/chat.ts'
import type { Property } from '#contract/property.ts'
import type { Understanding } from '#domain/search/sentence/sentence.ts'

/** What somebody asks, with what the answer may build on. */
export interface Asked {
  accountId: string
  message: string
  understanding: Understanding
  /** What was understood are filters that somebody has edited: they are searched for, whatever the message says. */
  edited: boolean
  /** The last messages of the conversation before this one (at most 12), oldest first. */
  before: readonly Earlier[]
  /** How many came before in all. */
  turn: number
  /** The property whose page is open. */
  about: Property | null
}

/** A message of before. */
export interface Earlier {
  role: 'user' | 'assistant'
  content: string
  /** Numbers of the listings that were shown with it, in that order. */
  shown: readonly string[]
}

/** An answer as it is kept. */
export interface Answered {
  content: string
  results: Results | null
  /** What one could ask next; of a search those of `results`. */
  suggestions: string[]
}

/** Told as it happens. */
export type Emit = (event: Extract<ChatEvent, { name: 'status' | 'text' | 'results' }>) => void

/** Answers, telling piece by piece; what it returns is what it told. Stops when `signal` aborts (and throws its reason). */
export type Answerer = (asked: Asked, emit: Emit, signal: AbortSignal) => Promise<Answered>
