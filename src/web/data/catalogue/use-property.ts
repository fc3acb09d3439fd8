import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import { propertyQuery } from './property-query.ts'
import {
  chooseFallbackSource,
  clearListQuestion,
  isDemonstration,
  probeServer,
  setCatalogueSource,
  useCatalogueSource,
} from './catalogue-source.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { accountCacheName } from '../account/account-caches.ts'
import { currentOwner } from '../account/saved-owner.ts'
import { answeredAtHeader, maxAnswerAgeMs } from '../offline-answers.ts'

/** The most opened properties that are kept for one account. */
export const maxOpenedProperties = 20

/** A property as it was last opened on this device. */
interface OpenedProperty {
  property: PropertyDetail
  /** When the server answered with it, epoch ms. */
  at: number
}

/**
 * The account's stored papers are never written to the device, not even the fact that there are any (decision 042).
 */
const omitPapers = (property: PropertyDetail): PropertyDetail => ({ ...property, keptPapers: [] })

const purpose = 'opened-properties'
const addressOf = (id: string): string => `/opened-properties/${id}`
const openCacheOf = (account: string): Promise<Cache> => caches.open(accountCacheName(account, purpose))

/**
 * Keeps an opened property for the signed-in account, to be read without a connection; the ones opened longest ago are
 * deleted when there are too many. Nothing is kept for a visitor.
 */
export async function storeOpenedProperty({ property, at }: OpenedProperty): Promise<void> {
  const { account } = currentOwner()
  if (account === null || typeof caches === 'undefined') return
  const cache = await openCacheOf(account)
  const headers = { 'content-type': 'application/json', [answeredAtHeader]: new Date(at).toISOString() }
  // Storing it again makes it the newest: a cache lists its entries in the order of arrival.
  await cache.delete(addressOf(property.id))
  await cache.put(addressOf(property.id), new Response(JSON.stringify(omitPapers(property)), { headers }))
  const kept = await cache.keys()
  const tooMany = kept.slice(0, Math.max(0, kept.length - maxOpenedProperties))
  await Promise.all(tooMany.map(request => cache.delete(request)))
  // The account may have left while this was written.
  if (currentOwner().account !== account) await caches.delete(accountCacheName(account, purpose))
}

/** Returns the property as the signed-in account last opened it on this device; `null` when it is not kept or too old. */
async function findOpenedProperty(id: string, now: number): Promise<OpenedProperty | null> {
  const { account } = currentOwner()
  if (account === null || typeof caches === 'undefined') return null
  const kept = await caches.match(addressOf(id), { cacheName: accountCacheName(account, purpose) })
  const at = Date.parse(kept?.headers.get(answeredAtHeader) ?? '')
  if (!kept || Number.isNaN(at) || now - at > maxAnswerAgeMs) return null
  return { property: omitPapers((await kept.json()) as PropertyDetail), at }
}

/** The property as the account last opened it on this device. */
export const openedPropertyQuery = (id: string) =>
  queryOptions({
    queryKey: ['opened property', id],
    queryFn: () => findOpenedProperty(id, Date.now()).catch(() => null),
    staleTime: 0,
  })

export type FoundProperty =
  | {
      state: 'here'
      property: PropertyDetail
      at: number
      /**
       * Whether this is the server's answer from this visit or an earlier one on this device, because the server cannot
       * be reached now.
       */
      held: boolean
    }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'away'; retry: () => Promise<unknown> }
  | { state: 'refused'; message: string; retry: () => Promise<unknown> }

const isNotFound = (error: unknown): boolean => error instanceof RequestRefused && error.status === 404

/**
 * Returns one property from the server. While the server is away, its answer from this visit is used, or the one that
 * the account last opened on this device; otherwise the bundled demonstration, which also answers while the server is
 * empty.
 */
export function useProperty(id: string): FoundProperty {
  const source = useCatalogueSource()
  const query = useQuery(propertyQuery(source, id))
  const memory = useQuery({ ...propertyQuery('server', id), enabled: false })
  const catalogueSize = useQuery({ ...catalogueQuery, enabled: source === 'server' })
  const { data, error } = query
  const isServerAway = error instanceof ServerUnreachable && !query.isFetching && !isDemonstration(source)
  const empty = source === 'server' && catalogueSize.data?.total === 0
  const away = isServerAway || source === 'seen' || source === 'unreachable'
  const inMemory = memory.data && { property: memory.data, at: memory.dataUpdatedAt }
  const opened = useQuery({ ...openedPropertyQuery(id), enabled: away && inMemory === undefined })
  const kept = away ? (inMemory ?? opened.data ?? null) : null
  const held = kept !== null
  const isLooking = away && inMemory === undefined && opened.isPending

  useEffect(() => clearListQuestion, [])
  useEffect(() => {
    if (source === 'server' && query.data)
      void storeOpenedProperty({ property: query.data, at: query.dataUpdatedAt }).catch(() => {})
  }, [source, query.data, query.dataUpdatedAt])
  useEffect(() => {
    // A kept property needs no source. Cached answers, if any, stay in use for the rest of the page.
    if (isServerAway && !isLooking && !(held && source === 'seen'))
      void chooseFallbackSource(catalogue => (held ? catalogue.stats() : catalogue.property(id)))
  }, [isServerAway, isLooking, held, source, id])
  useEffect(() => {
    if (empty) setCatalogueSource('empty')
  }, [empty])

  if (kept) return { state: 'here', ...kept, held }
  // Until it is known which list answers, the property counts as loading, so that nothing is drawn twice.
  if (data && !(catalogueSize.isPending && source === 'server'))
    return { state: 'here', property: data, at: query.dataUpdatedAt, held }
  if (data || query.isPending || isServerAway || isLooking || empty) return { state: 'loading' }
  if (source === 'unreachable') return { state: 'away', retry: probeServer }
  if (isNotFound(error)) return { state: 'missing' }
  return { state: 'refused', message: error?.message ?? '', retry: query.refetch }
}
