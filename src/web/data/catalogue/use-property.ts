import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import { openedPropertyQuery, storeOpenedProperty } from './opened-properties.ts'
import { propertyQuery } from './property-query.ts'
import {
  isDemonstration,
  clearListQuestion,
  probeServer,
  setCatalogueSource,
  chooseFallbackSource,
  useCatalogueSource,
} from './catalogue-source.ts'
import { catalogueQuery } from './catalogue-query.ts'

export type FoundProperty =
  | {
      state: 'here'
      property: PropertyDetail
      at: number
      /** The server's answer from this visit or a former one on this device; the server cannot be reached now. */
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
  const whose = useQuery({ ...catalogueQuery, enabled: source === 'server' })
  const { data, error } = query
  const standsIn = error instanceof ServerUnreachable && !query.isFetching && !isDemonstration(source)
  const empty = source === 'server' && whose.data?.total === 0
  const away = standsIn || source === 'seen' || source === 'unreachable'
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
    if (standsIn && !isLooking && !(held && source === 'seen'))
      void chooseFallbackSource(catalogue => (held ? catalogue.stats() : catalogue.property(id)))
  }, [standsIn, isLooking, held, source, id])
  useEffect(() => {
    if (empty) setCatalogueSource('empty')
  }, [empty])

  if (kept) return { state: 'here', ...kept, held }
  // Waits until it is known which list answers, so that nothing is drawn twice.
  if (data && !(whose.isPending && source === 'server'))
    return { state: 'here', property: data, at: query.dataUpdatedAt, held }
  if (data || query.isPending || standsIn || isLooking || empty) return { state: 'loading' }
  if (source === 'unreachable') return { state: 'away', retry: probeServer }
  if (isNotFound(error)) return { state: 'missing' }
  return { state: 'refused', message: error?.message ?? '', retry: query.refetch }
}
