import { toDayNumber } from '../../calendar-date.ts'
import { computeGroundedReturn } from '../../calculators/cost-assumptions.ts'
import type { BankPageFacts, CataloguedListing, Listing, Modality } from '../../property/listing.ts'
import { computePaidDiscount } from '../../property/listing-paid-price.ts'
import { computeDiscount, computeGrossRoi } from '../../property/price-figures.ts'
import { findRoundBeginning, type RoundRecord } from '../../ladder/ladder-windows.ts'
import type { IndexedListing } from './indexed-listing.ts'
import type { StateLists } from './state-lists.ts'
import { numberStreet } from './list-same-street.ts'
import { splitListingWords } from './listing-words.ts'
import type { WordDictionary } from './word-index.ts'
import {
  encodeLadderPosition,
  findLadderCourse,
  findLadderPosition,
  isAtFloor,
  isLadderModality,
} from '../../ladder/ladder-position.ts'
import type { Centavos } from '../../money.ts'

interface PricedListing {
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
  /** The listing's price history in the lists, oldest first. */
  history: readonly RoundRecord[]
}

/**
 * Reads from a listing's prices where it stands on the price ladder and below which starting price, when it was last in
 * Licitação, and when its present round began.
 * @param listDays the last lists of its state, as days since 1970, ascending
 */
export function readPriceCourse(
  { price, evaluation, modality, history }: PricedListing,
  listDays: readonly number[],
): Pick<IndexedListing, 'ladder' | 'ladderStart' | 'lastLicitacaoOn' | 'roundFrom' | 'roundTo'> {
  const offers = history.filter(({ kind }) => kind !== 'gone')
  const earlier = findLadderCourse(offers.slice(0, -1)).findLast(position => position !== null) ?? null
  const position = isLadderModality(modality) ? findLadderPosition(price, evaluation, earlier) : null
  const round = findRoundBeginning(history, listDays)
  return {
    ladder: encodeLadderPosition(position, isLadderModality(modality) && isAtFloor(price, evaluation)),
    ladderStart: position?.start ?? null,
    lastLicitacaoOn: findLastLicitacao(history, modality, listDays),
    roundFrom: round?.from ?? null,
    roundTo: round?.to ?? null,
  }
}

/**
 * Finds the last list that offered the listing in Licitação, in days since 1970: the one before the record, of whatever
 * kind, that ends the last licitação. `null` when no licitação was seen.
 */
function findLastLicitacao(
  history: readonly RoundRecord[],
  modality: Modality | null,
  listDays: readonly number[],
): number | null {
  if (modality === 'licitacao') return listDays.at(-1) ?? null
  const at = history.findLastIndex(record => record.kind !== 'gone' && record.modality === 'licitacao')
  const [last, next] = [history[at], history[at + 1]]
  if (last === undefined) return null
  const own = toDayNumber(last.listDate)
  const until = next === undefined ? Number.POSITIVE_INFINITY : toDayNumber(next.listDate)
  return listDays.findLast(day => day < until && day >= own) ?? own
}

/** The facts of an offered listing that search inspects; instants as ISO text, dates as `YYYY-MM-DD`. */
export interface SearchableListing
  extends Pick<
      Listing,
      | 'id'
      | 'state'
      | 'city'
      | 'neighborhood'
      | 'address'
      | 'description'
      | 'propertyType'
      | 'category'
      | 'modality'
      | 'price'
      | 'evaluation'
      | 'area'
      | 'rooms'
      | 'garage'
      | 'financing'
    >,
    Pick<
      BankPageFacts,
      | 'fgts'
      | 'occupancy'
      | 'firstAuctionAt'
      | 'secondAuctionAt'
      | 'pageRead'
      | 'debtsStated'
      | 'condoDebtLimit'
    >,
    Pick<CataloguedListing, 'place' | 'photoMissing' | 'unseen' | 'paid'> {
  /** Instant of the first import with it. */
  firstSeenAt: string
  /** The listing's price history in the lists, oldest first; empty when only one list named it. */
  history: readonly RoundRecord[]
  /** The list that named it first, and the last one that named it at a lower price than before. */
  firstListedOn: string
  lastCutOn: string | null
}

const toInstant = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso))

/**
 * Computes the figures and the words by which the search index holds a listing.
 * @param dictionary of the index, which gets the new words
 * @param lists of each state
 */
export function toIndexedListing(
  listing: SearchableListing,
  dictionary: WordDictionary,
  lists: ReadonlyMap<string, StateLists>,
): IndexedListing {
  const { price, evaluation, state, city, category, place } = listing
  const returns = computeGroundedReturn(listing)
  return {
    id: Number(listing.id),
    state,
    city,
    neighborhood: listing.neighborhood,
    category,
    modality: listing.modality,
    price,
    evaluation,
    discount: computeDiscount(price, evaluation),
    roi: computeGrossRoi(price, evaluation),
    netRoi: returns?.base ?? null,
    lowReturn: returns?.low ?? null,
    paidEstimate: listing.paid?.estimate ?? null,
    paidDiscount: computePaidDiscount(price, listing.paid),
    area: listing.area,
    rooms: listing.rooms,
    garage: listing.garage,
    financing: listing.financing,
    fgts: listing.fgts,
    occupancy: listing.occupancy,
    firstAuctionAt: toInstant(listing.firstAuctionAt),
    secondAuctionAt: toInstant(listing.secondAuctionAt),
    photoMissing: listing.photoMissing,
    pageRead: listing.pageRead,
    debtsStated: listing.debtsStated,
    condoDebtLimit: listing.condoDebtLimit,
    ...readPriceCourse(listing, lists.get(state)?.recent ?? []),
    unseen: listing.unseen !== null,
    street: numberStreet(listing),
    firstSeenAt: Date.parse(listing.firstSeenAt),
    firstListedOn: toDayNumber(listing.firstListedOn),
    lastCutOn: listing.lastCutOn === null ? null : toDayNumber(listing.lastCutOn),
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    placePrecision: place?.precision ?? null,
    words: dictionary.addAll(
      splitListingWords(
        [
          listing.propertyType,
          category ?? '',
          listing.address,
          listing.neighborhood,
          city,
          state,
          listing.description,
        ].join(' '),
      ),
    ),
  }
}
