import { queryOptions } from '@tanstack/react-query'
import type { Channels } from '#contract/channel-calls.ts'
import { callApi } from '../api-client.ts'
import { queryClient } from '../query-client.ts'

/** Where the account's notifications can go; fetched again on returning to the page, above all from Telegram. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: ({ signal }) => callApi('GET /api/me/channels', { signal }),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
})

/** Shows the server's answer to a change. */
export async function setChannels(channels: Channels): Promise<void> {
  await queryClient.cancelQueries({ queryKey: channelsQuery.queryKey })
  queryClient.setQueryData(channelsQuery.queryKey, channels)
}
