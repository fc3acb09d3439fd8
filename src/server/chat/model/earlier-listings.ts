import type { Logger } from 'pino'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import type { EarlierMessage } from '../chat-answerer.ts'
import { describeCause } from '../error-cause.ts'
import { createListingJudge, type ListingJudgeSource } from '../judged-listings.ts'

/** Returns the current listings that were shown in a conversation; none when they cannot be read. */
export async function findEarlierListings(
  { log, ...source }: ListingJudgeSource & { log: Logger },
  before: readonly EarlierMessage[],
): Promise<ConsultantListing[]> {
  const ids = [...new Set(before.flatMap(({ shownIds }) => shownIds))]
  try {
    return await createListingJudge(source).judgeById(ids)
  } catch (error) {
    log.warn({ cause: describeCause(error) }, 'Listings shown before could not be read')
    return []
  }
}
