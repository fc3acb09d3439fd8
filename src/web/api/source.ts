import { useSyncExternalStore } from 'react'
import { type Catalogue, server } from './catalogue.ts'
import { Unreachable } from './client.ts'

/** Who answers: the server, or the bundled demonstration because the server is away or has no listings. */
export type Source = 'server' | 'unreachable' | 'empty'

let source: Source = 'server'
const listeners = new Set<() => void>()

export function setSource(next: Source): void {
  if (next === source) return
  source = next
  for (const listener of listeners) listener()
}

export const currentSource = (): Source => source

export const useSource = (): Source =>
  useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentSource)

/** The demonstration's code and data, loaded once; asked for early so that it is here when the server goes. */
export const bundled = async (): Promise<Catalogue> => (await import('./bundled/catalogue.ts')).demonstration

/** Asks whoever answers in `from` (part of every query key, so that answers never mix). */
export async function ask<T>(from: Source, question: (catalogue: Catalogue) => Promise<T>): Promise<T> {
  return question(from === 'server' ? server : await bundled())
}

/**
 * As `ask`, for what the page stands on: when the server cannot be reached, the demonstration answers from now
 * on. A refusal (4xx) changes nothing.
 */
export async function askOrFallBack<T>(
  from: Source,
  question: (catalogue: Catalogue) => Promise<T>,
): Promise<T> {
  try {
    return await ask(from, question)
  } catch (error) {
    if (error instanceof Unreachable) setSource('unreachable')
    throw error
  }
}

let latest: ((catalogue: Catalogue) => Promise<unknown>) | null = null

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
    if (total > 0) await latest?.(server)
    setSource(total > 0 ? 'server' : 'empty')
  } catch (error) {
    if (error instanceof Unreachable) setSource('unreachable')
  }
}
