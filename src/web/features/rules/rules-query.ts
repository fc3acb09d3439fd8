import { queryOptions } from '@tanstack/react-query'
import { isCalendarDate } from '#domain/calendar-date.ts'
import { toDeviceDate } from '#domain/format-date.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { callApi, ServerUnreachable } from '../../data/api-client.ts'
import { readTextParameter } from '../../framework/page-location.ts'

/** The day that an address asks for; `null` = today. */
export function readRuleDay({ em }: QueryParameters): string | null {
  const day = readTextParameter(em)
  return day !== undefined && isCalendarDate(day) ? day : null
}

/** The rules of a day; the page's own table answers where the server cannot be reached. */
export const rulesQuery = (day: string | null) =>
  queryOptions({
    queryKey: ['rules', day],
    queryFn: async ({ signal }) => {
      try {
        return await callApi('GET /api/rules', { signal, query: day === null ? {} : { at: day } })
      } catch (error) {
        if (!(error instanceof ServerUnreachable)) throw error
        // Only the page of the rules has the table from the beginning.
        const [{ presentRules }, { listRules }] = await Promise.all([
          import('#contract/present-rules.ts'),
          import('#domain/rules/rules.ts'),
        ])
        return presentRules(listRules(), day ?? toDeviceDate(new Date()))
      }
    },
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  })
