import { type ConsultantListing, judgeConsultantListing } from '#contract/consultant-listing.ts'
import { countComparables, presentLikelyGone } from '#contract/present-detail.ts'
import { presentLadder } from '#contract/present-ladder.ts'
import { presentProperty } from '#contract/present-property.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { readJudgedFor } from '../catalogue/decision/judged-for.ts'
import { readWaitingIntervals } from '../catalogue/waiting/read-waiting-intervals.ts'
import { findListings } from '../catalogue/listing-store.ts'
import { currentPresentation, type PresentationSource } from '../catalogue/presentation-context.ts'
import type { Queryable } from '../database/database.ts'

/** What the consultant's listings are judged with. */
export interface ListingJudgeSource extends PresentationSource {
  db: Queryable
  /** The account that asks. */
  accountId: string
}

/** Judges listings for the account that asks. */
export interface ListingJudge {
  judge(listings: readonly CataloguedListing[]): Promise<ConsultantListing[]>
  /** Judges the listings with these numbers, offered or gone, in this order; unknown numbers are omitted. */
  judgeById(ids: readonly string[]): Promise<ConsultantListing[]>
}

/** Creates a judge for one question: the account's target, sheets and answers are read once, when first needed. */
export function createListingJudge({ db, accountId, ...source }: ListingJudgeSource): ListingJudge {
  let reading: ReturnType<typeof readJudgedFor> | null = null
  async function judge(listings: readonly CataloguedListing[]): Promise<ConsultantListing[]> {
    if (listings.length === 0) return []
    const judgedFor = await (reading ??= readJudgedFor(db, accountId))
    const context = currentPresentation(source)
    const intervals = await readWaitingIntervals(db, [...new Set(listings.map(({ state }) => state))])
    return listings.map(listing =>
      judgeConsultantListing(
        presentProperty(listing, context),
        {
          ladder: presentLadder(listing, context),
          comparables: countComparables(listing, context) ?? 0,
          likelyGone: presentLikelyGone(listing, context, intervals.get(listing.state) ?? []),
        },
        judgedFor(listing.id),
        context.now.getTime(),
      ),
    )
  }
  return {
    judge,
    judgeById: async ids => (ids.length === 0 ? [] : judge(await findListings(db, ids))),
  }
}
