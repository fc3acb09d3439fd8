import { type CatalogueCalls, type CatalogueQuestion, serverCatalogue } from '../catalogue-calls.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'

/**
 * Who answers: the server; when it is away, its cached answers if there are any, otherwise the bundled demonstration
 * (`unreachable`), which also answers while the server has no listings (`empty`).
 */
export type CatalogueSource = 'server' | 'seen' | 'unreachable' | 'empty'

let source: CatalogueSource = 'server'
/** For `seen`: the ISO instant at which the page's main answer arrived. */
let seenAt: string | null = null
const listeners = new Set<() => void>()

/**
 * Sets the source and notifies the pages.
 * @param at for `seen`: the ISO instant at which the shown answer arrived
 */
export function setCatalogueSource(next: CatalogueSource, at: string | null = null): void {
  if (next === source && at === seenAt) return
  source = next
  seenAt = at
  for (const listener of listeners) listener()
}

/** Returns the source at this moment, without following its changes. */
export const currentCatalogueSource = (): CatalogueSource => source

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the source and follows its changes; on the server and in the first render it is `server`. */
export const useCatalogueSource = (): CatalogueSource =>
  useBrowserValue(currentCatalogueSource, 'server', listen)

/** Returns the ISO instant at which the shown answer of the source `seen` arrived; otherwise `null`. */
export const useAnsweredAt = (): string | null => useBrowserValue(() => seenAt, null, listen)

/** Whether the source gives invented listings, even where its answers do not state so. */
export const isDemonstration = (from: CatalogueSource): boolean => from === 'unreachable' || from === 'empty'

/** Loads the demonstration's code and data once. */
export const loadBundledCatalogue = async (): Promise<CatalogueCalls> =>
  (await import('./bundled/demonstration-catalogue.ts')).demonstrationCatalogue

const loadOfflineCatalogue = () => import('./offline-catalogue.ts')

/** Loads what answers when the server goes away; pages load it early, as it cannot be fetched then. */
export async function loadFallbackSources(): Promise<void> {
  await loadOfflineCatalogue()
  await loadBundledCatalogue()
}

/** The question of the list on the page. */
let listQuestion: CatalogueQuestion<unknown> | null = null

/** Clears the question when the list leaves the page. */
export function clearListQuestion(): void {
  listQuestion = null
}

/** Asks the source `from`, which is part of every query key so that answers never mix. */
export async function askCatalogue<T>(from: CatalogueSource, question: CatalogueQuestion<T>): Promise<T> {
  if (from === 'server') return question(serverCatalogue)
  return question(
    from === 'seen' ? (await loadOfflineCatalogue()).offlineCatalogue() : await loadBundledCatalogue(),
  )
}

let fallbackTurn = 0

/** Chooses who answers the page's list while the server is away: its cached answers or the demonstration. */
export async function chooseFallbackSource(question: CatalogueQuestion<unknown>): Promise<void> {
  listQuestion = question
  fallbackTurn += 1
  const ownTurn = fallbackTurn
  const at = await loadOfflineCatalogue()
    .then(({ readAnsweredAt }) => readAnsweredAt(question))
    .catch(() => null)
  if (fallbackTurn === ownTurn) setCatalogueSource(at === null ? 'unreachable' : 'seen', at)
}

/**
 * Works like `askCatalogue` for the page's main content: when the server cannot be reached, another source answers
 * from then on (`chooseFallbackSource`). A refusal (4xx) changes nothing.
 */
export async function askWithFallback<T>(from: CatalogueSource, question: CatalogueQuestion<T>): Promise<T> {
  try {
    return await askCatalogue(from, question)
  } catch (error) {
    if (error instanceof ServerUnreachable) await chooseFallbackSource(listQuestion ?? question)
    throw error
  }
}

/**
 * Works like `askWithFallback` for the page's list: the server becomes the source again only once it can answer the
 * latest list.
 */
export function askForListing<T>(
  from: CatalogueSource,
  question: (catalogue: CatalogueCalls, signal?: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  listQuestion = question
  return askWithFallback(from, catalogue => question(catalogue, signal))
}

let runningProbe: Promise<void> | null = null

/**
 * Probes whether the server is back, has listings and answers the page's latest list; if so, it becomes the source
 * again. Concurrent calls share one probe.
 */
export function probeServer(): Promise<void> {
  runningProbe ??= probeOnce().finally(() => {
    runningProbe = null
  })
  return runningProbe
}

async function probeOnce(): Promise<void> {
  try {
    const { total } = await serverCatalogue.stats()
    if (total > 0) {
      // A refused list counts as answered.
      await listQuestion?.(serverCatalogue).catch((error: unknown) => {
        if (!(error instanceof RequestRefused)) throw error
      })
    }
    setCatalogueSource(total > 0 ? 'server' : 'empty')
  } catch (error) {
    if (error instanceof ServerUnreachable && source !== 'seen') setCatalogueSource('unreachable')
  }
}
