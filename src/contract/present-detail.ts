import { analyzePrice } from '#domain/analysis/price-analysis.ts'
import { estimateFromComparables, isSameNeighborhood } from '#domain/analysis/comparables.ts'
import type { RegionFigures } from '#domain/analysis/region-figures.ts'
import { computeConfidence, computeScore, type OpportunityScore } from '#domain/analysis/opportunity-score.ts'
import { type HistoryRecord, buildTrajectory } from '#domain/analysis/price-trajectory.ts'
import { countDaysToAuction } from '#domain/analysis/auction-urgency.ts'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import type { BankPage } from '#domain/property/bank-page.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import { isPageOfSale, parseModality } from '#domain/property/sale-modality.ts'
import type { CataloguedListing, Listing } from '#domain/property/listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { findListingPosition } from '#domain/search/index/find-listing-position.ts'
import { findNextAuction } from '#domain/search/next-auction.ts'
import { summarizeOwnWaiting } from '#domain/waiting/own-waiting.ts'
import { findWaitingGroup } from '#domain/waiting/waiting-group.ts'
import type { WaitingInterval } from '#domain/waiting/waiting-interval.ts'
import { computeWaitingOdds, waitingDays } from '#domain/waiting/waiting-odds.ts'
import {
  answerPropertyScore,
  judgedForAnybody,
  type JudgedFor,
  type JudgementSources,
  judgeProperty,
} from './judge-property.ts'
import { presentLadder } from './present-ladder.ts'
import { type PresentationContext, presentProperty } from './present-property.ts'
import type {
  PriceAnalysisAnswer,
  BankPageAnswer,
  ComparableAnswer,
  PropertyDetail,
  PriceTrajectoryAnswer,
  WaitingAnswer,
} from './property-detail-schemas.ts'
import type { Region } from './region-schema.ts'

/** A comparable listing beside the detail. */
export type ComparableListing = Pick<
  Listing,
  'id' | 'propertyType' | 'neighborhood' | 'area' | 'rooms' | 'price' | 'evaluation' | 'modality'
>

/** All facts for the decision on one listing. */
export interface DetailFacts {
  listing: CataloguedListing
  /** Figures of the offers in the same city and category. */
  region: RegionFigures
  /** The nearest comparables in their order (domain/analysis/comparables.ts). */
  comparables: readonly ComparableListing[]
  /** Oldest first. */
  history: readonly HistoryRecord[]
  /** Of a gone listing: date of the last list with it, `YYYY-MM-DD`; `null` when unknown. */
  lastListed: string | null
  /** What became of its state's listings between the installation's own whole lists, oldest first. */
  waitingIntervals: readonly WaitingInterval[]
  bankPage: { page: BankPage; readAt: string } | null
}

const maybeReais = (centavos: Centavos | null): number | null =>
  centavos === null ? null : toReais(centavos)

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
  const score = scoreListing(facts, now)
  const at = findListingPosition(index, Number(listing.id))
  const sources: JudgementSources = {
    comparables: at === null ? 0 : index.columns.comparables[at]!,
    unusual: { listings: index.unusualDiscounts, of: index.size },
    ladder,
    scoreParts: score.parts,
  }
  const judgement = judgeProperty(property, sources, judgedFor)
  const parts = answerPropertyScore(property, score.parts, judgedFor.answers)
  return {
    ...property,
    judgement,
    ladder,
    analysis: presentAnalysis(facts),
    score: { total: judgement.score, confidence: computeConfidence(parts), parts },
    region: presentRegion(region),
    comparables: facts.comparables.map(other => presentComparable(listing, other)),
    history: history.map(({ kind, listDate, price, evaluation, modality }) => ({
      at: listDate,
      kind,
      price: toReais(price),
      evaluationValue: maybeReais(evaluation),
      modality,
    })),
    trajectory: presentTrajectory(facts, index, property.listDate),
    waiting: presentWaiting(facts),
    bankPage: presentBankPage(facts),
  }
}

const scoreListing = ({ listing, region }: DetailFacts, now: Date): OpportunityScore =>
  computeScore({
    discount: computeDiscount(listing.price, listing.evaluation),
    financing: listing.financing,
    occupancy: listing.occupancy,
    debtsStated: listing.debtsStated,
    condoDebtLimit: listing.condoDebtLimit,
    price: listing.price,
    region,
    gone: listing.gone,
    daysToAuction: daysTo(listing, now),
    modality: listing.modality,
    category: listing.category,
    city: listing.city,
  })

function presentAnalysis({ listing, comparables }: DetailFacts): PriceAnalysisAnswer | null {
  const figures = analyzePrice(listing.price, listing.evaluation)
  if (figures === null) return null
  const others = estimateFromComparables(listing.area, comparables)
  return {
    marketValue: toReais(figures.marketValue),
    estimatedROI: figures.estimatedRoi,
    idealBid: toReais(figures.idealBid),
    competition: figures.competition,
    discount: figures.discount,
    byComparables: others && {
      value: toReais(others.value),
      evaluationPerM2: toReais(others.evaluationPerM2),
      pricePerM2: toReais(others.pricePerM2),
      sampleSize: others.sampleSize,
    },
  }
}

const presentComparable = (own: CataloguedListing, other: ComparableListing): ComparableAnswer => ({
  id: other.id,
  title: `${other.propertyType} ${other.id}`,
  neighborhood: other.neighborhood,
  area: other.area,
  rooms: other.rooms,
  price: toReais(other.price),
  evaluationValue: maybeReais(other.evaluation),
  pricePerM2: other.area === null || other.area <= 0 ? null : toReais(Math.round(other.price / other.area)),
  discount: computeDiscount(other.price, other.evaluation),
  modality: other.modality,
  sameNeighborhood: isSameNeighborhood(own, other),
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

function presentWaiting({ listing, waitingIntervals }: DetailFacts): WaitingAnswer | null {
  const { state } = listing
  const group = listing.gone ? null : findWaitingGroup(listing)
  if (group === null) return null
  const own = summarizeOwnWaiting(state, group, waitingIntervals)
  return computeWaitingOdds({ group, state, days: waitingDays, own })
}

/** Returns the page's facts without the conditions of another sale than the present one. */
function presentBankPage({ bankPage: read, listing }: DetailFacts): BankPageAnswer | null {
  if (read === null) return null
  const { page } = read
  const current = isPageOfSale(page.modality, listing.modality)
  return {
    readAt: read.readAt,
    name: page.name,
    evaluationValue: maybeReais(page.evaluation),
    price: maybeReais(page.price),
    secondAuctionPrice: current ? maybeReais(page.secondAuctionPrice) : null,
    titleRecords: page.titleRecords,
    judicialDistrict: page.judicialDistrict,
    registryOffice: page.registryOffice,
    cityRegistration: page.cityRegistration,
    failedAuctionsRecorded: page.failedAuctionsRecorded,
    modality: parseModality(page.modality ?? ''),
    editalNumber: current ? page.editalNumber : null,
    editalItem: current ? page.editalItem : null,
    editalPublishedAt: current ? page.editalPublishedAt : null,
    address: page.address,
    postalCode: page.postalCode,
    occupancyHidden: page.occupancyHidden,
    description: page.description,
    descriptionCut: page.descriptionCut,
    warnings: page.warnings,
    paymentForms: page.payment.sentences,
    paymentCut: page.payment.cut,
    financing: page.payment.financing,
    condominiumRule: page.debts.condominium,
    condominiumRuleCut: page.debts.condominiumCut,
    taxesRule: page.debts.taxes,
    taxesRuleCut: page.debts.taxesCut,
  }
}
