import { isSaleDay } from '#domain/property/sale-dates.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { listFirstDayCosts } from '#domain/calculators/first-day-costs.ts'
import { isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { fromReais, fromReaisOrNull, toReais } from '#domain/money.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import { type JudgedFor, judgeReturn } from './judge-property.ts'
import { judgeLot } from './judge-lot.ts'
import type { JudgedPurchase } from './judge-purchase.ts'
import type { OwnLot } from './own-lot-schemas.ts'
import { writePropertyAddress } from './property-address.ts'
import type { Property } from './property-schemas.ts'
import { type SharedFigureKey, sharedFigureKeys } from './shared-list-keys.ts'
import type { SharedFigures, SharedListing, SharedListingFigures } from './shared-list-schemas.ts'

/** What the owner of a list shows of a property, and the visitor's own reaction. */
interface SharedWith {
  figures: SharedFigures
  clientNotes: string
  mine: SharedListing['mine']
}

type Figures = { [Key in SharedFigureKey]: NonNullable<unknown> | null } & Required<SharedListingFigures>

/** Keeps the figures that the owner chose. */
function chooseFigures(all: Figures, chosen: SharedFigures): SharedListingFigures {
  const shown = sharedFigureKeys.filter(key => chosen[key])
  return {
    ...Object.fromEntries(shown.map(key => [key, all[key]])),
    ...(chosen.price && { doubtfulPrice: all.doubtfulPrice, doubtfulPriceDate: all.doubtfulPriceDate }),
    ...(chosen.discount && {
      evaluationValue: all.evaluationValue,
      doubtfulEvaluation: all.doubtfulEvaluation,
      doubtfulPriceDate: all.doubtfulPriceDate,
      paid: all.paid,
    }),
  }
}

/** Sums the money of the first day without a loan, in reais. */
const sumDayOne = (purchase: JudgedPurchase | null): number | null =>
  purchase && toReais(listFirstDayCosts(purchase.question, purchase.occupancy).total)

/** The day in Brasília of a sale's date, and its hour where one is known. */
const toBrasiliaMoment = (instant: string): { date: string; time: string | null } => {
  const at = Date.parse(instant)
  const text = toBrasiliaIso(at)
  return { date: text.slice(0, 10), time: isSaleDay(at) ? null : text.slice(11, 16) }
}

/** Presents a bank's property to those who have a list's link, judged by the list's owner. */
export function presentSharedProperty(
  property: Property,
  judgedFor: JudgedFor,
  { figures, clientNotes, mine }: SharedWith,
): SharedListing {
  const { purchase, returnRange, maxBid, own, ground } = judgeReturn(property, judgedFor)
  const { id, title, category, address, neighborhood, city, state, area, landArea, rooms, garage } = property
  const rounds = [property.firstAuctionDate, property.secondAuctionDate]
  return {
    id,
    isFromBank: true,
    gone: property.gone,
    listed: property.listed,
    unseenSince: property.unseenSince,
    siteGoneAt: property.siteGoneAt,
    title,
    category,
    address,
    neighborhood,
    city,
    state,
    area,
    landArea,
    rooms,
    garage,
    occupancy: property.situation === 'unknown' ? null : property.situation,
    modality: property.modality,
    saleKind: null,
    financing: property.financing,
    fgts: property.fgts,
    auctions: rounds.flatMap((at, index) =>
      at === null ? [] : [{ round: index === 0 ? (1 as const) : (2 as const), ...toBrasiliaMoment(at) }],
    ),
    images: property.images,
    path: writePropertyAddress(property),
    source: { name: 'Caixa', url: property.url, date: property.listDate },
    clientNotes,
    figures: chooseFigures(
      {
        price: property.price,
        doubtfulPrice: property.doubtfulPrice,
        doubtfulEvaluation: property.doubtfulEvaluation,
        doubtfulPriceDate: property.doubtfulPriceDate,
        evaluationValue: property.evaluationValue,
        discount: property.discount,
        paid: property.paid,
        nextPrice: property.nextPrice,
        returnRange,
        maxBid,
        dayOne: sumDayOne(purchase),
      },
      figures,
    ),
    own,
    saleGround: ground,
    unexplained: isUnexplainedDiscount(property),
    mine,
  }
}

/** Presents a lot from elsewhere to those who have a list's link, as its owner wrote it down and judges it. */
export function presentSharedLot(
  lot: OwnLot,
  targetRoi: number,
  { figures, mine }: Omit<SharedWith, 'clientNotes'>,
): SharedListing {
  const { purchase, returnRange, maxBid, own, ground } = judgeLot(lot, targetRoi)
  const { id, title, category, address, city, state, area, landArea, rooms, garage, price } = lot
  const rounds = [lot.firstRound, lot.secondRound]
  return {
    id,
    isFromBank: false,
    gone: false,
    listed: 'listed',
    unseenSince: null,
    siteGoneAt: null,
    title,
    category,
    address,
    neighborhood: null,
    city,
    state,
    area,
    landArea,
    rooms,
    garage,
    occupancy: lot.occupancy,
    modality: null,
    saleKind: lot.saleKind,
    financing: null,
    fgts: null,
    auctions: rounds.flatMap((round, index) =>
      round?.date == null
        ? []
        : [{ round: index === 0 ? (1 as const) : (2 as const), date: round.date, time: round.time }],
    ),
    images: [],
    path: null,
    source: {
      name: lot.sourceName,
      url: lot.sourceUrl,
      date: toBrasiliaMoment(lot.noted_at ?? lot.saved_at).date,
    },
    clientNotes: lot.clientNotes,
    figures: chooseFigures(
      {
        price,
        doubtfulPrice: null,
        doubtfulEvaluation: null,
        doubtfulPriceDate: null,
        evaluationValue: lot.evaluationValue,
        discount:
          price === null ? null : computeDiscount(fromReais(price), fromReaisOrNull(lot.evaluationValue)),
        paid: null,
        nextPrice: null,
        returnRange,
        maxBid,
        dayOne: sumDayOne(purchase),
      },
      figures,
    ),
    own,
    saleGround: ground,
    unexplained: false,
    mine,
  }
}
