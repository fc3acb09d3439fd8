import { toDate } from '#domain/calendar-date.ts'
import { computePriceOnRung } from '#domain/ladder/ladder-position.ts'
import type { RuleShare } from '#domain/ladder/ladder-rules.ts'
import { computeUnsoldPrice } from '#domain/ladder/next-price.ts'
import { toReais } from '#domain/money.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { type ListingLadder, readListingLadder } from '#domain/search/index/listing-ladder.ts'
import type { LadderAnswer } from './judgement-schemas.ts'
import type { PresentationContext } from './present-property.ts'

/** Converts what the price ladder says of a listing; `null` for a gone one and where the ladder does not hold. */
export function presentLadder(
  listing: CataloguedListing,
  { index, now }: PresentationContext,
): LadderAnswer | null {
  const ladder = listing.gone ? null : readListingLadder(index, listing, now)
  const listDay = index.lists.get(listing.state)?.newest
  if (ladder === null || listDay === undefined) return null
  const { position, next, rebase, windows, evidence } = ladder
  // An auction of an old list has had its day.
  const unsold = ladder.expired ? null : computeUnsoldPrice(listing)
  return {
    family: position?.family ?? null,
    rebasings: position?.rebasings ?? null,
    rung: position?.rung ?? null,
    next:
      'kind' in next
        ? {
            kind: next.kind,
            price: toReais(next.price),
            share: roundShare(next.share),
            windows: windows.map(({ from, to }) => ({ from: toDate(from), to: toDate(to) })),
          }
        : null,
    later: listLaterPrices(ladder),
    rebase: rebase && { price: toReais(rebase.price), share: roundShare(rebase.share) },
    floor: ladder.atFloor,
    expired: ladder.expired,
    silence: 'kind' in next ? null : next.silent,
    ifUnsold: unsold && {
      low: toReais(unsold.low),
      high: toReais(unsold.high),
      likely: unsold.likely,
      afterSecondAuction: isAhead(listing.secondAuctionAt, now),
    },
    evidence: {
      share: evidence.share,
      listings: evidence.listings,
      scope: evidence.scope,
      listDate: toDate(listDay),
    },
  }
}

const isAhead = (instant: string | null, now: Date): boolean =>
  instant !== null && Date.parse(instant) >= now.getTime()

const roundShare = (share: RuleShare | null): RuleShare | null => {
  const round = (part: number) => Math.round(part * 10_000) / 10_000
  return share && { p: round(share.p), low: round(share.low), high: round(share.high) }
}

/** With the next one three prices: beyond them too much may have come in between. */
const mostLaterPrices = 2

/** Lists the prices after the next one, down to the floor; empty when no next price is predicted. */
function listLaterPrices({ position, next }: ListingLadder): number[] {
  if (position === null || !('kind' in next)) return []
  const prices: number[] = []
  let before = next.price
  for (let rung = position.rung + (next.kind === 'cut' ? 2 : 1); prices.length < mostLaterPrices; rung++) {
    const price = computePriceOnRung(position, rung)
    if (price >= before) break
    prices.push(toReais(price))
    before = price
  }
  return prices
}
