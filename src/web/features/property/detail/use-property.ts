import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { Refused, Unreachable } from '../../../api/client.ts'
import { propertyQuery } from '../../../api/property.ts'
import {
  isDemonstration,
  leaveList,
  lookForServer,
  setSource,
  standIn,
  useSource,
} from '../../../api/source.ts'
import { catalogueQuery } from '../../dashboard/queries.ts'

export type Found =
  | { state: 'here'; property: PropertyDetail; at: number }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'away'; retry: () => Promise<unknown> }
  | { state: 'refused'; message: string; retry: () => Promise<unknown> }

const missing = (error: unknown): boolean => error instanceof Refused && error.status === 404

/** One property, whoever answers: the server; while it is away or empty, the bundled demonstration. */
export function useProperty(id: string): Found {
  const source = useSource()
  const query = useQuery(propertyQuery(source, id))
  const whose = useQuery({ ...catalogueQuery, enabled: source === 'server' })
  const { data, error } = query
  const standsIn = error instanceof Unreachable && !isDemonstration(source)
  const empty = source === 'server' && whose.data?.total === 0

  useEffect(() => leaveList, [])
  useEffect(() => {
    if (standsIn) void standIn(catalogue => catalogue.property(id))
  }, [standsIn, id])
  useEffect(() => {
    if (empty) setSource('empty')
  }, [empty])

  // Whose list it is decides what stands where: nothing is drawn twice.
  if (data && !(whose.isPending && source === 'server'))
    return { state: 'here', property: data, at: query.dataUpdatedAt }
  if (data || query.isPending || standsIn || empty) return { state: 'loading' }
  if (source === 'unreachable') return { state: 'away', retry: lookForServer }
  if (missing(error)) return { state: 'missing' }
  return { state: 'refused', message: error?.message ?? '', retry: query.refetch }
}
