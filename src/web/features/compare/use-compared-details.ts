import { useQueries } from '@tanstack/react-query'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { propertyQuery } from '../../data/catalogue/property-query.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'

/**
 * Returns the properties' details, one per number: `undefined` while loading, `null` when not available now. They are
 * fetched only from the server, and not while it is away.
 */
export function useComparedDetails(
  ids: readonly string[],
  away: boolean,
): (PropertyDetail | null | undefined)[] {
  const enabled = useCatalogueSource() === 'server' && !away
  return useQueries({
    queries: ids.map(id => ({ ...propertyQuery('server', id), enabled })),
    combine: answers =>
      answers.map(({ data, fetchStatus }) => data ?? (fetchStatus === 'fetching' ? undefined : null)),
  })
}
