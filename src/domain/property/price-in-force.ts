import type { Centavos } from '../money.ts'
import { endOfBrasiliaDay, brasiliaDayNumber } from '../brasilia-time.ts'
import { toDayNumber } from '../calendar-date.ts'
import type { BankPage } from './bank-page.ts'
import type { Modality } from './listing.ts'
import type { MergedFact } from './merge-facts.ts'
import { formatSaleHour } from './sale-dates.ts'

/** The minimum bid now, and when another one begins to hold. */
export interface PriceInForce {
  price: Centavos
  /** Epoch ms; `null` when no change is known. */
  until: number | null
}

interface AuctionPrices extends Pick<BankPage, 'secondAuctionPrice' | 'firstAuctionAt'> {
  modality: Modality | null
  /** The price that list and page together give: with two auctions, that of the first. */
  price: MergedFact<Centavos>
  /** Date of the newest list with the property, `YYYY-MM-DD`. */
  listOn: string
}

/** When the first auction is over: its time, or the end of its day in Brasília where the bank states no hour. */
const firstAuctionEnds = (at: string): number =>
  formatSaleHour(at) === null ? endOfBrasiliaDay(Date.parse(at), 0) + 1 : Date.parse(at)

/**
 * Finds the price in force at `now` (epoch ms) between two auctions: from the time of the first one, the second one's.
 * A list made after the day of the first auction that contradicts an older page is the newer word and holds. `null`
 * where no price is known.
 */
export function findPriceInForce(
  { modality, price, secondAuctionPrice, firstAuctionAt, listOn }: AuctionPrices,
  now: number,
): PriceInForce | null {
  if (price.value === null) return null
  if (modality !== 'leilao' || secondAuctionPrice === null || firstAuctionAt === null)
    return { price: price.value, until: null }
  const firstEnds = firstAuctionEnds(firstAuctionAt)
  if (now < firstEnds) return { price: price.value, until: firstEnds }
  const listFollowed =
    price.conflict && price.counts === 'list' && toDayNumber(listOn) > brasiliaDayNumber(firstEnds - 1)
  return { price: listFollowed ? price.value : secondAuctionPrice, until: null }
}
