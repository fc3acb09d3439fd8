import { useQueries } from '@tanstack/react-query'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { propertyQuery } from '../../data/catalogue/property-query.ts'
import { useSource } from '../../data/catalogue/source.ts'

/**
 * What the properties' own pages know, one to a number: `undefined` = on its way, `null` = not to be had now.
 * Favourites are the server's: nothing else is asked, and nobody while it is away.
 */
export function useDetails(ids: readonly string[], away: boolean): (PropertyDetail | null | undefined)[] {
  const enabled = useSource() === 'server' && !away
  return useQueries({
    queries: ids.map(id => ({ ...propertyQuery('server', id), enabled })),
    combine: answers =>
      answers.map(({ data, fetchStatus }) => data ?? (fetchStatus === 'fetching' ? undefined : null)),
  })
}
