import type { ChatEvent, Results } from '#contract/chat.ts'
import type { Property } from '#contract/property.ts'
import type { Understanding } from '#domain/search/sentence/sentence.ts'

/** A question with what the answer may build on. */
export interface Asked {
  accountId: string
  message: string
  understanding: Understanding
  /** Whether the understood filters were edited by the person: then they are searched, whatever the message says. */
  edited: boolean
  /** The last messages of the conversation before this one (at most 12), oldest first. */
  before: readonly Earlier[]
  /** Number of all earlier messages. */
  turn: number
  /** The property whose page is open. */
  about: Property | null
}

/** An earlier message. */
export interface Earlier {
  role: 'user' | 'assistant'
  content: string
  /** Numbers of the listings shown with it, in that order. */
  shown: readonly string[]
}

/** An answer as it is stored. */
export interface Answered {
  content: string
  results: Results | null
  /** Suggested next questions; for a search, those of `results`. */
  suggestions: string[]
}

/** Receives the answer's events as they happen. */
export type Emit = (event: Extract<ChatEvent, { name: 'status' | 'text' | 'results' }>) => void

/**
 * Answers and emits events piece by piece; returns what it emitted. Stops when `signal` aborts (and throws its
 * reason).
 */
export type Answerer = (asked: Asked, emit: Emit, signal: AbortSignal) => Promise<Answered>
