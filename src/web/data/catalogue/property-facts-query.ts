import { queryOptions } from '@tanstack/react-query'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { callApi, RequestRefused } from '../api-client.ts'

const fiveMinutes = 300_000

/** What everybody may know of a property; `null` for a number that no list of the bank has or had. */
export const propertyFactsQuery = (id: string) =>
  queryOptions({
    queryKey: ['property facts', id],
    queryFn: async ({ signal }): Promise<PropertyFacts | null> => {
      try {
        return await callApi('GET /api/properties/{id}/facts', { params: { id }, signal })
      } catch (error) {
        if (error instanceof RequestRefused && error.status === 404) return null
        throw error
      }
    },
    staleTime: fiveMinutes,
    refetchOnWindowFocus: false,
  })
