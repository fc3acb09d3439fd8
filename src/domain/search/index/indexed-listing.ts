import type { Category, Modality, Occupancy } from '../../property/listing.ts'
import type { Uf } from '../../states.ts'
import { categories, modalities, occupancies } from '../../property/listing.ts'
import { type PlacePrecision, placePrecisions } from '../../property/geographic-place.ts'
import { type PlaceDictionary, stateNumbers } from './place-dictionary.ts'

/** The index's facts of one offered listing. Money in centavos, instants in milliseconds; `null` = unknown. */
export interface IndexedListing {
  id: number
  state: Uf
  city: string
  neighborhood: string
  category: Category | null
  modality: Modality | null
  price: number
  evaluation: number | null
  /** Percent, like the figures that follow. */
  discount: number | null
  roi: number | null
  netRoi: number | null
  /** Net ROI in the pessimistic case. */
  lowReturn: number | null
  /** What is estimated from sales in its building, and by how many percent the price is below it. */
  paidEstimate: number | null
  paidDiscount: number | null
  /** m² */
  area: number | null
  rooms: number | null
  garage: number | null
  financing: boolean | null
  fgts: boolean | null
  occupancy: Occupancy | null
  firstAuctionAt: number | null
  secondAuctionAt: number | null
  photoMissing: boolean
  pageRead: boolean
  debtsStated: boolean
  condoDebtLimit: number | null
  /** The newest list of its state lacks it, without saying that it is gone: it is offered, but not counted as listed. */
  unseen: boolean
  /** Position on the price ladder, as `encodeLadderPosition` packs it; 0 = none. */
  ladder: number
  /** The starting price from which its rungs follow; `null` off the ladder. */
  ladderStart: number | null
  /** Days since 1970: the last list that offered it in Licitação; between which days its present round began. */
  lastLicitacaoOn: number | null
  roundFrom: number | null
  roundTo: number | null
  /** A number for its street and municipality; 0 where the address names none. */
  street: number
  firstSeenAt: number
  /** Dates of lists as days since 1970: of the list that named it first, and of the last cut of its price. */
  firstListedOn: number
  lastCutOn: number | null
  /** Degrees (WGS84): where a geocoder found it, otherwise the municipality's seat. */
  lat: number | null
  lng: number | null
  placePrecision: PlacePrecision | null
  /**
   * What a text search looks in, as numbers of the index's dictionary, each once: the words of city, neighborhood,
   * address, type, category, state and description.
   */
  words: readonly number[]
}

const choiceNumber = <T>(choices: readonly T[], value: T | null): number =>
  value === null ? 0 : choices.indexOf(value) + 1
const flagNumber = (flag: boolean | null): number => (flag === null ? 0 : flag ? 2 : 1)
const known = (value: number | null): number => value ?? Number.NaN

/** Reads a number of a column; `null` where it is not known. */
export const toKnown = (value: number): number | null => (Number.isNaN(value) ? null : value)

type ReadColumn = (listing: IndexedListing, places: PlaceDictionary) => number

/** Numbers; `NaN` = unknown, which no range holds. */
export const numberColumns = {
  id: listing => listing.id,
  price: listing => listing.price,
  evaluation: listing => known(listing.evaluation),
  discount: listing => known(listing.discount),
  roi: listing => known(listing.roi),
  netRoi: listing => known(listing.netRoi),
  lowReturn: listing => known(listing.lowReturn),
  paidEstimate: listing => known(listing.paidEstimate),
  paidDiscount: listing => known(listing.paidDiscount),
  area: listing => known(listing.area),
  rooms: listing => known(listing.rooms),
  garage: listing => known(listing.garage),
  firstAuctionAt: listing => known(listing.firstAuctionAt),
  secondAuctionAt: listing => known(listing.secondAuctionAt),
  firstSeenAt: listing => listing.firstSeenAt,
  firstListedOn: listing => listing.firstListedOn,
  lastCutOn: listing => known(listing.lastCutOn),
  condoDebtLimit: listing => known(listing.condoDebtLimit),
  ladderStart: listing => known(listing.ladderStart),
  lastLicitacaoOn: listing => known(listing.lastLicitacaoOn),
  roundFrom: listing => known(listing.roundFrom),
  roundTo: listing => known(listing.roundTo),
  lat: listing => known(listing.lat),
  lng: listing => known(listing.lng),
} as const satisfies Record<string, ReadColumn>

/** Values of few kinds; 0 = unknown where a value can be unknown, else the choice's number from 1. */
export const codeColumns = {
  state: listing => stateNumbers[listing.state] ?? 0,
  category: listing => choiceNumber(categories, listing.category),
  modality: listing => choiceNumber(modalities, listing.modality),
  occupancy: listing => choiceNumber(occupancies, listing.occupancy),
  financing: listing => flagNumber(listing.financing),
  fgts: listing => flagNumber(listing.fgts),
  photoMissing: listing => Number(listing.photoMissing),
  pageRead: listing => Number(listing.pageRead),
  debtsStated: listing => Number(listing.debtsStated),
  unseen: listing => Number(listing.unseen),
  ladder: listing => listing.ladder,
  placePrecision: listing => choiceNumber(placePrecisions, listing.placePrecision),
} as const satisfies Record<string, ReadColumn>

/** Numbers of the place dictionary, and of streets. */
const placeColumns = {
  street: listing => listing.street,
  city: (listing, places) => places.addCity(listing.state, listing.city),
  neighborhood: (listing, places) =>
    places.addNeighborhood(places.addCity(listing.state, listing.city), listing.neighborhood),
} as const satisfies Record<string, ReadColumn>

export type NumberColumn = keyof typeof numberColumns
export type CodeColumn = keyof typeof codeColumns
type PlaceColumn = keyof typeof placeColumns

/** Columns that depend on the other listings of the version: computed for each version, not copied. */
interface JudgedColumns {
  /** Other listings of its city and category with area and appraisal, at most 255. */
  comparables: Uint8Array
  /** Weight of the answered questions (domain/judgement), in percent. */
  known: Uint8Array
  /** The figure of the order "Relevância", the highest first. */
  relevance: Float64Array
}

/** The listing's own facts, column by column. */
type OwnColumns = Record<NumberColumn, Float64Array> &
  Record<CodeColumn, Uint8Array> &
  Record<PlaceColumn, Uint32Array>

/** The listings of an index, column by column; positions follow the bank's numbers, highest first. */
export type ListingColumns = OwnColumns & JudgedColumns

export const columnReaders: Record<keyof OwnColumns, ReadColumn> = {
  ...numberColumns,
  ...codeColumns,
  ...placeColumns,
}

/** Creates columns for so many listings, filled with zeros. */
export function createListingColumns(size: number): ListingColumns {
  const create = <Name extends string, Column>(columns: Record<Name, ReadColumn>, make: () => Column) =>
    Object.fromEntries(Object.keys(columns).map(name => [name, make()])) as Record<Name, Column>
  return {
    ...create(numberColumns, () => new Float64Array(size)),
    ...create(codeColumns, () => new Uint8Array(size)),
    ...create(placeColumns, () => new Uint32Array(size)),
    comparables: new Uint8Array(size),
    known: new Uint8Array(size),
    relevance: new Float64Array(size),
  }
}

/** The choices that a code column holds, by their numbers from 1. */
export const choicesOf: Record<'category' | 'modality', readonly string[]> = {
  category: categories,
  modality: modalities,
}

/** The number under which a code column holds a choice. */
export const codeOf = {
  state: (state: Uf) => stateNumbers[state] ?? 0,
  category: (value: Category) => choiceNumber(categories, value),
  modality: (value: Modality) => choiceNumber(modalities, value),
  occupancy: (value: Occupancy) => choiceNumber(occupancies, value),
  flag: flagNumber,
  precision: (value: PlacePrecision) => choiceNumber(placePrecisions, value),
}
