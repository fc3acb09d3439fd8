import { queryOptions } from '@tanstack/react-query'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { accountCacheName } from '../account/account-caches.ts'
import { currentOwner } from '../account/saved-owner.ts'
import { answeredAtHeader, maxAnswerAgeMs } from '../offline-answers.ts'

/** The most opened properties that are kept for one account. */
export const maxOpenedProperties = 20

/** A property as it was last opened on this device. */
export interface OpenedProperty {
  property: PropertyDetail
  /** When the server answered with it, epoch ms. */
  at: number
}

/** What an account keeps of papers is never written to the device, not even that it does (decision 042). */
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
