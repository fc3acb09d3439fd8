import { useQueries } from '@tanstack/react-query'
import type { Property } from '#contract/catalogue.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { propertyQuery } from '../../api/property.ts'
import { useSource } from '../../api/source.ts'

/**
 * What the properties' own pages know, one to a property: `undefined` = on its way, `null` = not to be had now.
 * Favourites are the server's: nothing else is asked, and nobody while it is away.
 */
export function useDetails(
  properties: readonly Property[],
  away: boolean,
): (PropertyDetail | null | undefined)[] {
  const enabled = useSource() === 'server' && !away
  return useQueries({
    queries: properties.map(({ id }) => ({ ...propertyQuery('server', id), enabled })),
    combine: answers =>
      answers.map(({ data, fetchStatus }) => data ?? (fetchStatus === 'fetching' ? undefined : null)),
  })
}
