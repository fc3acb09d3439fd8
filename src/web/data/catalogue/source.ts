import { useSyncExternalStore } from 'react'
import { type Catalogue, server } from './catalogue.ts'
import { Refused, Unreachable } from '../client.ts'

/**
 * Who answers: the server; when it is away, what was last seen of it, where that was kept, else the bundled
 * demonstration (`unreachable`), which also answers while the server has no listings (`empty`).
 */
export type Source = 'server' | 'seen' | 'unreachable' | 'empty'

let source: Source = 'server'
/** Of `seen`: when what the page stands on came, as ISO instant. */
let seenAt: string | null = null
const listeners = new Set<() => void>()

export function setSource(next: Source, at: string | null = null): void {
  if (next === source && at === seenAt) return
  source = next
  seenAt = at
  for (const listener of listeners) listener()
}

export const currentSource = (): Source => source

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSource = (): Source => useSyncExternalStore(listen, currentSource)
export const useSeenAt = (): string | null => useSyncExternalStore(listen, () => seenAt)

/** What the source gives are invented listings, whatever they say of themselves. */
export const isDemonstration = (from: Source): boolean => from === 'unreachable' || from === 'empty'

/** The demonstration's code and data, loaded once; asked for early so that it is here when the server goes. */
export const bundled = async (): Promise<Catalogue> => (await import('./bundled/catalogue.ts')).demonstration

const seen = () => import('./seen-catalogue.ts')

export type Question<T> = (catalogue: Catalogue) => Promise<T>

/** What the page's list asks. */
let latest: Question<unknown> | null = null

/** The list is no longer on the page: nothing waits for it. */
export function leaveList(): void {
  latest = null
}

/** Asks whoever answers in `from` (part of every query key, so that answers never mix). */
export async function ask<T>(from: Source, question: Question<T>): Promise<T> {
  if (from === 'server') return question(server)
  return question(from === 'seen' ? (await seen()).seenCatalogue() : await bundled())
}

let turn = 0

/** Decides who answers the page's list while the server is away: what was last seen of it, or the demonstration. */
export async function standIn(question: Question<unknown>): Promise<void> {
  latest = question
  turn += 1
  const ours = turn
  const at = await seen()
    .then(({ seenAtOf }) => seenAtOf(question))
    .catch(() => null)
  if (turn === ours) setSource(at === null ? 'unreachable' : 'seen', at)
}

/**
 * As `ask`, for what the page stands on: when the server cannot be reached, something else answers from now on
 * (`standIn`). A refusal (4xx) changes nothing.
 */
export async function askOrFallBack<T>(from: Source, question: Question<T>): Promise<T> {
  try {
    return await ask(from, question)
  } catch (error) {
    if (error instanceof Unreachable) await standIn(latest ?? question)
    throw error
  }
}

/** As `askOrFallBack`, for the page's list: the server is not taken back before it can answer the latest one. */
export function askForList<T>(
  from: Source,
  question: (catalogue: Catalogue, signal?: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  latest = question
  return askOrFallBack(from, catalogue => question(catalogue, signal))
}

let look: Promise<void> | null = null

/**
 * Looks whether the server is back with listings and answers the page's latest list; if so, it answers
 * again. A look that is under way is shared.
 */
export function lookForServer(): Promise<void> {
  look ??= lookOnce().finally(() => {
    look = null
  })
  return look
}

async function lookOnce(): Promise<void> {
  try {
    const { total } = await server.stats()
    if (total > 0) {
      // A list that is refused was answered all the same.
      await latest?.(server).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
    }
    setSource(total > 0 ? 'server' : 'empty')
  } catch (error) {
    if (error instanceof Unreachable && source !== 'seen') setSource('unreachable')
  }
}
