import { useSyncExternalStore } from 'react'
import { type Catalogue, server } from './catalogue.ts'
import { Refused, Unreachable } from '../client.ts'

/**
 * Who answers: the server; when it is away, its cached answers if there are any, otherwise the bundled demonstration
 * (`unreachable`), which also answers while the server has no listings (`empty`).
 */
export type Source = 'server' | 'seen' | 'unreachable' | 'empty'

let source: Source = 'server'
/** For `seen`: the ISO instant at which the page's main answer arrived. */
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

/** Whether the source gives invented listings, whatever its answers state. */
export const isDemonstration = (from: Source): boolean => from === 'unreachable' || from === 'empty'

/**
 * Loads the demonstration's code and data once; pages load it early, so that it is available when the server goes
 * away.
 */
export const bundled = async (): Promise<Catalogue> => (await import('./bundled/catalogue.ts')).demonstration

const seen = () => import('./seen-catalogue.ts')

export type Question<T> = (catalogue: Catalogue) => Promise<T>

/** The question of the list on the page. */
let latest: Question<unknown> | null = null

/** Clears the question when the list leaves the page. */
export function leaveList(): void {
  latest = null
}

/** Asks the source `from`, which is part of every query key so that answers never mix. */
export async function ask<T>(from: Source, question: Question<T>): Promise<T> {
  if (from === 'server') return question(server)
  return question(from === 'seen' ? (await seen()).seenCatalogue() : await bundled())
}

let turn = 0

/** Chooses who answers the page's list while the server is away: its cached answers or the demonstration. */
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
 * Works like `ask` for the page's main content: when the server cannot be reached, another source answers from then
 * on (`standIn`). A refusal (4xx) changes nothing.
 */
export async function askOrFallBack<T>(from: Source, question: Question<T>): Promise<T> {
  try {
    return await ask(from, question)
  } catch (error) {
    if (error instanceof Unreachable) await standIn(latest ?? question)
    throw error
  }
}

/**
 * Works like `askOrFallBack` for the page's list: the server becomes the source again only once it can answer the
 * latest list.
 */
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
 * Probes whether the server is back, has listings and answers the page's latest list; if so, it becomes the source
 * again. Concurrent calls share one probe.
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
      // A refused list counts as answered.
      await latest?.(server).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      })
    }
    setSource(total > 0 ? 'server' : 'empty')
  } catch (error) {
    if (error instanceof Unreachable && source !== 'seen') setSource('unreachable')
  }
}
