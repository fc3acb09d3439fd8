import type { LaterSale } from '#domain/paid-prices/later-sale.ts'
import type { Centavos } from '#domain/money.ts'
import type { PaidPriceAnswer } from './paid-price-calls.ts'
import type { SameAddress } from '#domain/analysis/comparables.ts'
import type { RegionFigures } from '#domain/analysis/region-figures.ts'
import { computeConfidence, computeScore, type OpportunityScore } from '#domain/analysis/opportunity-score.ts'
import { type HistoryRecord, buildTrajectory } from '#domain/analysis/price-trajectory.ts'
import { countDaysToAuction } from '#domain/analysis/auction-urgency.ts'
import { brasiliaDayNumber } from '#domain/brasilia-time.ts'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import type { ListedState } from '#domain/freshness/listing-presence.ts'
import { findLikelyGone, type LikelyGone } from '#domain/judgement/likely-gone.ts'
import { toReais, toReaisOrNull } from '#domain/money.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { type ListingIndex, findListingPosition } from '#domain/search/index/listing-index.ts'
import { toKnown } from '#domain/search/index/indexed-listing.ts'
import { findListingLadderPosition } from '#domain/search/index/listing-ladder.ts'
import { findNextAuction } from '#domain/search/next-auction.ts'
import { summarizeOwnWaiting } from '#domain/waiting/own-waiting.ts'
import type { WaitingInterval } from '#domain/waiting/waiting-interval.ts'
import { computeWaitingOdds } from '#domain/waiting/waiting-odds.ts'
import { waitingPrior } from '#domain/waiting/waiting-prior.ts'
import {
  answerPropertyScore,
  judgedForAnybody,
  type JudgedFor,
  type JudgementSources,
  judgeProperty,
} from './judge-property.ts'
import type { PaperKind } from './kept-paper-schemas.ts'
import { type PageBesideList, presentBankPage } from './present-bank-page.ts'
import { type ComparableListing, presentAnalysis, presentComparable } from './present-comparables.ts'
import { presentLadder } from './present-ladder.ts'
import { type PresentationContext, presentPresence, presentProperty } from './present-property.ts'
import type {
  PriceTrajectoryAnswer,
  PropertyDetail,
  Region,
  WaitingAnswer,
} from './property-detail-schemas.ts'
import type { Property } from './property-schemas.ts'

/** All facts for the decision on one listing. */
export interface DetailFacts {
  listing: CataloguedListing
  /** Figures of the offers in the same city and category. */
  region: RegionFigures
  /** The nearest comparables in their order (domain/analysis/comparables.ts). */
  comparables: readonly ComparableListing[]
  /** The other offers at its street and number. */
  sameAddress: SameAddress<CataloguedListing>
  /** Oldest first. */
  history: readonly HistoryRecord[]
  /** Of a gone listing: date of the last list with it, `YYYY-MM-DD`; `null` when unknown. */
  lastListed: string | null
  /** How the state's listings changed between the installation's own whole lists, oldest first. */
  waitingIntervals: readonly WaitingInterval[]
  bankPage: PageBesideList | null
  /** How far ahead the odds of waiting look; left out: the usual ninety days. */
  waitingDays?: number
  /** The sales in its building. */
  paidPrices: PaidPriceAnswer
  /** For what it was sold after it left the list, and others of its building; left out where nothing is known. */
  bankSales?: {
    own: LaterSale | null
    others: readonly (LaterSale & { id: string; price: Centavos; lastListed: number })[]
  }
  /** The papers of which the account keeps a reading; left out without an account. */
  keptPapers?: PaperKind[]
}

/** Presents a region's figures as the API answers them, amounts in reais. */
export const presentRegion = (figures: RegionFigures): Region => ({
  avgPrice: toReais(figures.avgPrice),
  avgEval: toReais(figures.avgEvaluation),
  sampleSize: figures.sampleSize,
  medianPricePerM2: toReais(figures.medianPricePerM2),
  liquidity: { totalSimilar: figures.sampleSize, withImages: figures.withPhoto },
})

/**
 * Returns the days to the next date: `null` for a gone listing or without a known date, negative when all known dates
 * have passed.
 */
function daysTo({ gone, firstAuctionAt, secondAuctionAt }: CataloguedListing, now: Date): number | null {
  if (gone || (firstAuctionAt === null && secondAuctionAt === null)) return null
  const next = findNextAuction(firstAuctionAt, secondAuctionAt, now)
  return next === null ? -1 : countDaysToAuction(next, now.getTime())
}

/** Builds the detail of one listing, for the server and the bundled demonstration. */
export function presentDetail(
  facts: DetailFacts,
  context: PresentationContext,
  judgedFor: JudgedFor = judgedForAnybody,
): PropertyDetail {
  const { listing, region, history } = facts
  const { now, index } = context
  const property = presentProperty(listing, context)
  const ladder = presentLadder(listing, context)
  const score = scoreListing(facts, property.listed, now)
  const sources: JudgementSources = {
    // A gone listing is not in the index; its nearest comparables answer the question as well.
    comparables: countComparables(listing, context) ?? facts.comparables.length,
    unusual: { listings: index.unusualDiscounts, of: index.size },
    ladder,
    likelyGone: presentLikelyGone(listing, context, facts.waitingIntervals),
    scoreParts: score.parts,
  }
  const judgement = judgeProperty(property, sources, judgedFor)
  const parts = answerPropertyScore(property, score.parts, judgedFor.answers)
  return {
    ...property,
    judgement,
    ladder,
    analysis: presentAnalysis(listing, facts.comparables),
    score: { total: judgement.score, confidence: computeConfidence(parts), parts },
    region: presentRegion(region),
    comparables: facts.comparables.map(other =>
      presentComparable(listing, other, newestListOf(listing, index)),
    ),
    sameAddress: {
      total: facts.sameAddress.total,
      listings: facts.sameAddress.listings.map(other => presentProperty(other, context)),
    },
    history: history.map(({ kind, listDate, price, evaluation, modality }) => ({
      at: listDate,
      kind,
      price: toReais(price),
      evaluationValue: toReaisOrNull(evaluation),
      modality,
    })),
    trajectory: presentTrajectory(facts, index, property.listDate),
    waiting: presentWaiting(facts, context, property),
    bankPage: presentBankPage(facts.bankPage, listing),
    paidPrices: facts.paidPrices,
    soldFor: facts.bankSales?.own ? presentLaterSale(facts.bankSales.own) : null,
    soldInBuilding: (facts.bankSales?.others ?? []).map(({ id, price, lastListed, ...sale }) => ({
      id,
      lastPrice: toReais(price),
      lastListed: toDate(lastListed),
      ...presentLaterSale(sale),
    })),
    keptPapers: facts.keptPapers ?? [],
  }
}

const presentLaterSale = ({ day, value, by }: LaterSale) => ({
  month: toDate(day).slice(0, 7),
  value: toReais(value),
  by,
})

/** The newest list of a listing's state, which names all that is offered there and seen. */
const newestListOf = ({ state, listDate }: CataloguedListing, { lists }: ListingIndex): string => {
  const newest = lists.get(state)?.newest
  return newest === undefined ? listDate : toDate(newest)
}

const scoreListing = ({ listing, region }: DetailFacts, listed: ListedState, now: Date): OpportunityScore =>
  computeScore({
    discount: computeDiscount(listing.price, listing.evaluation),
    financing: listing.financing,
    occupancy: listing.occupancy,
    debtsStated: listing.debtsStated,
    condoDebtLimit: listing.condoDebtLimit,
    price: listing.price,
    region,
    listed,
    daysToAuction: daysTo(listing, now),
    modality: listing.modality,
    category: listing.category,
    city: listing.city,
  })

/** @param newestList date of the newest list with it, where it is offered */
function presentTrajectory(
  { listing, history, lastListed }: DetailFacts,
  { lists }: ListingIndex,
  newestList: string,
): PriceTrajectoryAnswer | null {
  const latest = listing.gone ? (lastListed ?? history.at(-1)?.listDate) : newestList
  const trajectory = latest === undefined ? null : buildTrajectory(history, latest)
  if (trajectory === null) return null
  const first = toDayNumber(trajectory.firstListed)
  const absentFrom = lists.get(listing.state)?.recent.findLast(day => day < first)
  return { ...trajectory, absentFrom: absentFrom === undefined ? null : toDate(absentFrom) }
}

/** Returns the other listings of its city and category with area and appraisal; `null` for one that is not offered. */
export function countComparables({ id }: CataloguedListing, { index }: PresentationContext): number | null {
  const at = findListingPosition(index, Number(id))
  return at === null ? null : index.columns.comparables[at]!
}

/**
 * Says whether a listing has probably left since the last list with it.
 * @param intervals of its state, of the installation's own lists; without any by the public ones alone
 */
export function presentLikelyGone(
  listing: CataloguedListing,
  context: PresentationContext,
  intervals: readonly WaitingInterval[],
): LikelyGone | null {
  if (listing.gone) return null
  const { listDate, listAgeDays } = presentPresence(listing, context)
  return findLikelyGone({
    ...listing,
    listDate,
    listAgeDays,
    position: findListingLadderPosition(context.index, listing),
    ladderHolds: context.index.ladder.states.get(listing.state)?.holds === true,
    own: summarizeOwnWaiting(listing.state, intervals),
  })
}

function presentWaiting(
  { listing, waitingIntervals, waitingDays = waitingPrior.horizon.standard }: DetailFacts,
  { index, now }: PresentationContext,
  { listDate }: Pick<Property, 'listDate'>,
): WaitingAnswer | null {
  const { state } = listing
  if (listing.gone) return null
  const at = findListingPosition(index, Number(listing.id))
  return computeWaitingOdds(
    {
      ...listing,
      listDate,
      position: findListingLadderPosition(index, listing),
      lastLicitacaoDay: at === null ? null : toKnown(index.columns.lastLicitacaoOn[at]!),
    },
    {
      days: waitingDays,
      today: toDate(brasiliaDayNumber(now.getTime())),
      ladderHolds: index.ladder.states.get(state)?.holds === true,
      own: summarizeOwnWaiting(state, waitingIntervals),
    },
  )
}
