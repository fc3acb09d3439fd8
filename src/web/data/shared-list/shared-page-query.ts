import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ErrorCode } from '#contract/error-codes.ts'
import type { SharedReaction } from '#contract/shared-list-keys.ts'
import type { SharedListing, SharedPage } from '#contract/shared-list-schemas.ts'
import { callApi, RequestRefused } from '../api-client.ts'
import { makeVisitorKey, readVisitorKey } from './visitor-key.ts'

/** A list as its link shows it, or why it shows nothing. */
export type SharedPageFound =
  | { state: 'open'; page: SharedPage }
  | { state: 'closed'; code: ErrorCode | null }

async function findSharedPage(
  token: string,
  visitor: string | undefined,
  signal: AbortSignal,
): Promise<SharedPageFound> {
  try {
    const query = visitor === undefined ? {} : { visitor }
    return {
      state: 'open',
      page: await callApi('GET /api/shared/{token}', { params: { token }, query, signal }),
    }
  } catch (error) {
    if (!(error instanceof RequestRefused) || ![400, 404].includes(error.status)) throw error
    return { state: 'closed', code: error.code }
  }
}

/**
 * A list for a client, by the token of its link. @param visitor the key of the visitor whose reactions are shown; left
 * out, this browser's
 */
export const sharedPageQuery = (token: string, visitor?: string) =>
  queryOptions({
    queryKey: ['shared page', token],
    queryFn: ({ signal }) => findSharedPage(token, visitor ?? readVisitorKey(), signal),
  })

const withReaction = (
  found: SharedPageFound | undefined,
  id: string,
  ownReaction: SharedListing['mine'],
): SharedPageFound | undefined =>
  found?.state === 'open'
    ? {
        ...found,
        page: {
          ...found.page,
          listings: found.page.listings.map(each => (each.id === id ? { ...each, mine: ownReaction } : each)),
        },
      }
    : found

/**
 * Sends the visitor's reaction to a listing. It is shown at once, and undone when it cannot be sent. @throws
 * RequestRefused, ServerUnreachable
 */
export async function reactToListing(
  client: QueryClient,
  token: string,
  { id, mine: ownReaction }: Pick<SharedListing, 'id' | 'mine'>,
  reaction: SharedReaction | null,
): Promise<void> {
  const { queryKey } = sharedPageQuery(token)
  const show = (shown: SharedListing['mine']) =>
    client.setQueryData(queryKey, found => withReaction(found, id, shown))
  show(reaction)
  try {
    const body = { visitor: makeVisitorKey(), item: id, reaction }
    await callApi('POST /api/shared/{token}/reactions', { params: { token }, body })
  } catch (error) {
    show(ownReaction)
    throw error
  }
}
