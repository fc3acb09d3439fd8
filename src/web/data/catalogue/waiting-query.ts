import { queryOptions } from '@tanstack/react-query'
import type { WaitingAnswer } from '#contract/property-detail-schemas.ts'
import { callApi } from '../api-client.ts'

/** The odds of waiting for so many days from the list; `null` once that has ended. */
export const waitingQuery = (id: string, days: number) =>
  queryOptions({
    queryKey: ['waiting', id, days],
    queryFn: async ({ signal }): Promise<WaitingAnswer | null> =>
      (
        await callApi('GET /api/properties/{id}', {
          params: { id },
          query: { waitingDays: String(days) },
          signal,
        })
      ).waiting,
    staleTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
  })
