import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { RequestRefused, ServerUnreachable } from '../api-client.ts'
import { propertyQuery } from './property-query.ts'
import {
  isDemonstration,
  clearListQuestion,
  probeServer,
  setCatalogueSource,
  chooseFallbackSource,
  useCatalogueSource,
} from './catalogue-source.ts'
import { catalogueQuery } from './server-queries.ts'

export type FoundProperty =
  | {
      state: 'here'
      property: PropertyDetail
      at: number
      /** The server's answer from memory; the server cannot be reached now. */
      held: boolean
    }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'away'; retry: () => Promise<unknown> }
  | { state: 'refused'; message: string; retry: () => Promise<unknown> }

const isNotFound = (error: unknown): boolean => error instanceof RequestRefused && error.status === 404

/**
 * Returns one property from the server. While the server is away, its answer from this visit is used, otherwise the
 * bundled demonstration, which also answers while the server is empty.
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
  const held = away && memory.data !== undefined

  useEffect(() => clearListQuestion, [])
  useEffect(() => {
    // A property from memory needs no source. Cached answers, if any, stay in use for the rest of the page.
    if (standsIn && !(held && source === 'seen'))
      void chooseFallbackSource(catalogue => (held ? catalogue.stats() : catalogue.property(id)))
  }, [standsIn, held, source, id])
  useEffect(() => {
    if (empty) setCatalogueSource('empty')
  }, [empty])

  if (held) return { state: 'here', property: memory.data, at: memory.dataUpdatedAt, held }
  // Waits until it is known which list answers, so that nothing is drawn twice.
  if (data && !(whose.isPending && source === 'server'))
    return { state: 'here', property: data, at: query.dataUpdatedAt, held }
  if (data || query.isPending || standsIn || empty) return { state: 'loading' }
  if (source === 'unreachable') return { state: 'away', retry: probeServer }
  if (isNotFound(error)) return { state: 'missing' }
  return { state: 'refused', message: error?.message ?? '', retry: query.refetch }
}
