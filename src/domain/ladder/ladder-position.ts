import type { Centavos } from '../money.ts'
import type { Modality } from '../property/listing.ts'
import { type LadderBand, type LadderTable, ladderTable } from './ladder-table.ts'

type LadderFamily = 'lo' | 'hi'

/** The position of a price on the price ladder. */
export interface LadderPosition {
  family: LadderFamily
  /** How often the base was lowered, 0 to `maxRebasings`. */
  rebasings: number
  /** 0 at the starting price, one more for each cut. */
  rung: number
}

/** A position with the starting price of its rungs, from which every other rung's price follows. */
export interface LocatedPosition extends LadderPosition {
  start: Centavos
}

/** The part of an earlier position that a later position of the same listing shares. */
type EarlierPosition = Pick<LadderPosition, 'family' | 'rebasings'>

const families: readonly LadderFamily[] = ['lo', 'hi']

/** The part of the table on which the positions of prices depend. */
export type PositionTable = Pick<
  LadderTable,
  'bands' | 'edgePercent' | 'multipliers' | 'rebasingDrop' | 'maxRebasings' | 'toleranceCentavos'
>

/** The last band has no upper end. */
function findOwnPlace(evaluation: Centavos, bands: readonly LadderBand[]): number {
  let own = 0
  while (!isInBand(evaluation / 100, bands[own]!)) own++
  return own
}

/** The band of an appraisal. */
export const findOwnBand = (evaluation: Centavos, bands: readonly LadderBand[]): LadderBand =>
  bands[findOwnPlace(evaluation, bands)]!

/** The bands whose base an appraisal may follow: its own first, then a neighbor whose edge is near. */
export function findLadderBands(
  evaluation: Centavos,
  { bands, edgePercent }: PositionTable = ladderTable,
): [own: LadderBand, ...near: LadderBand[]] {
  const reais = evaluation / 100
  const own = findOwnPlace(evaluation, bands)
  const found: [LadderBand, ...LadderBand[]] = [bands[own]!]
  if (own > 0 && isNearEdge(reais, bands[own - 1]!, edgePercent)) found.push(bands[own - 1]!)
  if (isNearEdge(reais, bands[own]!, edgePercent)) found.push(bands[own + 1]!)
  return found
}

const isInBand = (reais: number, { upTo }: LadderBand): boolean => upTo === null || reais <= upTo

const isNearEdge = (reais: number, { upTo }: LadderBand, percent: number): boolean =>
  upTo !== null && Math.abs(reais - upTo) <= (upTo * percent) / 100

/** Computes the starting price of a base, rounded to the centavo. Bases have five decimals. */
export function computeStartPrice(
  evaluation: Centavos,
  base: number,
  rebasings: number,
  { rebasingDrop }: Pick<LadderTable, 'rebasingDrop'> = ladderTable,
): Centavos {
  const units = Math.round(base * 1e5) - Math.round(rebasingDrop * 1e5) * rebasings
  return Math.round((evaluation * units) / 1e7)
}

/** Computes the price of a rung; `null` below the last one. */
export function computeRungPrice(
  start: Centavos,
  rung: number,
  { multipliers }: Pick<LadderTable, 'multipliers'> = ladderTable,
): Centavos | null {
  const multiplier = multipliers[rung]
  return multiplier === undefined ? null : Math.floor((start * multiplier) / 1000)
}

/** A plain loop without calls: an import locates every price, each at up to thirty-six starting prices. */
function findRung(
  price: Centavos,
  start: Centavos,
  { multipliers, toleranceCentavos }: PositionTable,
): number | null {
  for (let rung = 0; rung < multipliers.length; rung++) {
    const distance = price - Math.floor((start * multipliers[rung]!) / 1000)
    if (distance >= -toleranceCentavos) return distance <= toleranceCentavos ? rung : null
  }
  return null
}

/**
 * Finds where on the ladder a price stands; `null` when it stands on no rung, or without an appraisal. Where several
 * rungs give the same price (29 of 31,133 listings), the family and re-basings of the listing's own earlier position
 * win, then fewer re-basings, then `lo`, then the appraisal's own band.
 * @param earlier the listing's position at an earlier price
 */
export function findLadderPosition(
  price: Centavos,
  evaluation: Centavos | null,
  earlier: EarlierPosition | null = null,
  table: PositionTable = ladderTable,
): LocatedPosition | null {
  if (evaluation === null || evaluation <= 0 || price <= 0) return null
  const asked = { price, evaluation, bands: findLadderBands(evaluation, table) }
  const own = earlier === null ? null : locate(asked, earlier.family, earlier.rebasings, table)
  if (own !== null) return own
  for (let rebasings = 0; rebasings <= table.maxRebasings; rebasings++) {
    for (const family of families) {
      const found = locate(asked, family, rebasings, table)
      if (found !== null) return found
    }
  }
  return null
}

interface LocatedPrice {
  price: Centavos
  evaluation: Centavos
  bands: readonly LadderBand[]
}

/** Finds the rung of a price below the starting prices of a family and a number of re-basings. */
function locate(
  { price, evaluation, bands }: LocatedPrice,
  family: LadderFamily,
  rebasings: number,
  table: PositionTable,
): LocatedPosition | null {
  for (const band of bands) {
    const start = computeStartPrice(evaluation, band[family], rebasings, table)
    const rung = findRung(price, start, table)
    if (rung !== null) return { family, rebasings, rung, start }
  }
  return null
}

/** Whether prices of a modality follow the ladder; auctions follow other rules. */
export const isLadderModality = (modality: Modality | null): boolean =>
  modality !== null && modality !== 'leilao'

/** What a listing's history says about its price, at one list. */
export interface PriceRecord {
  /** `YYYY-MM-DD` */
  listDate: string
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
}

/**
 * Finds the positions of a listing at each of its price records, each preferring the family and re-basings of the one
 * before; `null` for auctions and prices on no rung.
 * @param records oldest first
 */
export function findLadderCourse(
  records: readonly PriceRecord[],
  table: LadderTable = ladderTable,
): (LocatedPosition | null)[] {
  let earlier: LocatedPosition | null = null
  return records.map(({ price, evaluation, modality }) => {
    if (!isLadderModality(modality)) return null
    const position = findLadderPosition(price, evaluation, earlier, table)
    earlier = position ?? earlier
    return position
  })
}

/**
 * The number of values that one byte can hold: two families of so many re-basings (0 included) and rungs, and 0 for
 * none.
 */
export const encodedSizes = { rebasings: 6, rungs: 21 }

/** Packs a position into one byte for the search index; 0 without one, or for one that a byte cannot hold. */
export function encodeLadderPosition(position: LadderPosition | null): number {
  if (position === null) return 0
  const { family, rebasings, rung } = position
  if (rebasings >= encodedSizes.rebasings || rung >= encodedSizes.rungs) return 0
  return 1 + (family === 'hi' ? 1 : 0) + 2 * (rebasings + encodedSizes.rebasings * rung)
}

/** Unpacks what `encodeLadderPosition` gave. */
export function decodeLadderPosition(byte: number): LadderPosition | null {
  if (byte <= 0) return null
  const rest = Math.floor((byte - 1) / 2)
  return {
    family: (byte - 1) % 2 === 1 ? 'hi' : 'lo',
    rebasings: rest % encodedSizes.rebasings,
    rung: Math.floor(rest / encodedSizes.rebasings),
  }
}
