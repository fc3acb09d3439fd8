import type { Centavos } from '../money.ts'
import type { Modality } from '../property/listing.ts'
import { ladderRules } from './ladder-rules.ts'
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
  /** Of an earlier appraisal where the appraisal has changed since the last re-basing. */
  start: Centavos
  /** The lowest price, which ends the rungs. */
  floor: Centavos
}

/** An earlier position of the same listing; without its start, what a changed appraisal leaves behind is not found. */
type EarlierPosition = Pick<LadderPosition, 'family' | 'rebasings'> & { start?: Centavos }

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

/**
 * Computes the price under which no cut was seen to go: a tenth of the appraisal, half centavos rounded up. Of 53 listings
 * whose next rung was lower, 45 went to exactly it, 8 were re-based, and none went below (`ladder-rules.json`).
 */
export const computeFloorPrice = (evaluation: Centavos): Centavos =>
  Math.floor(evaluation * ladderRules.floorShare + 0.5)

/** Whether a price has reached the floor: no cut follows. */
export const isAtFloor = (price: Centavos, evaluation: Centavos | null): boolean =>
  evaluation !== null && evaluation > 0 && price > 0 && price <= computeFloorPrice(evaluation)

/** Computes the price of a rung that is not under the floor; the floor itself where it is. */
export const computePriceOnRung = (
  { start, floor }: Pick<LocatedPosition, 'start' | 'floor'>,
  rung: number,
  table: Pick<LadderTable, 'multipliers'> = ladderTable,
): Centavos => Math.max(computeRungPrice(start, rung, table) ?? 0, floor)

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
 *
 * A price at the floor has a position only with an earlier one: every family and number of re-basings ends there. With
 * an earlier one, a price is found after a change of the appraisal, too: until the next re-basing it goes on along the
 * start that the old appraisal gave (94 of 105 seen).
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
  const own = earlier === null ? null : locateOwn(asked, earlier, table)
  if (own !== null) return own
  for (let rebasings = 0; rebasings <= table.maxRebasings; rebasings++) {
    for (const family of families) {
      const found = locate(asked, family, rebasings, table)
      if (found !== null) return found
    }
  }
  return earlier === null ? null : locateAtFloor(asked, earlier, table)
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
    if (rung !== null) return { family, rebasings, rung, start, floor: computeFloorPrice(evaluation) }
  }
  return null
}

/** Finds the rung of a price below the starting prices that the listing had: of its appraisal now, or of the earlier one. */
function locateOwn(
  asked: LocatedPrice,
  { family, rebasings, start }: EarlierPosition,
  table: PositionTable,
): LocatedPosition | null {
  const own = locate(asked, family, rebasings, table)
  if (own !== null || start === undefined) return own
  const rung = findRung(asked.price, start, table)
  return rung === null ? null : { family, rebasings, rung, start, floor: computeFloorPrice(asked.evaluation) }
}

/** The position of a price at the floor: the first rung that would be lower. */
function locateAtFloor(
  { price, evaluation, bands }: LocatedPrice,
  { family, rebasings, start: earlierStart }: EarlierPosition,
  table: PositionTable,
): LocatedPosition | null {
  const floor = computeFloorPrice(evaluation)
  if (price !== floor) return null
  const start = earlierStart ?? computeStartPrice(evaluation, bands[0]![family], rebasings, table)
  const rung = table.multipliers.findIndex(multiplier => Math.floor((start * multiplier) / 1000) <= floor)
  return { family, rebasings, rung: rung < 0 ? table.multipliers.length - 1 : rung, start, floor }
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
 * The number of values that one byte can hold: two families of so many re-basings (0 included) and rungs, 0 for none,
 * and one for a price at the floor whose family is not known.
 */
export const encodedSizes = { rebasings: 6, rungs: 21 }
const floorCode = 1 + 2 * encodedSizes.rebasings * encodedSizes.rungs

/**
 * Packs a position into one byte for the search index; 0 without one, or for one that a byte cannot hold.
 * @param atFloor whether a price without a position is at the floor, and so on the ladder
 */
export function encodeLadderPosition(position: LadderPosition | null, atFloor = false): number {
  if (position === null) return atFloor ? floorCode : 0
  const { family, rebasings, rung } = position
  if (rebasings >= encodedSizes.rebasings || rung >= encodedSizes.rungs) return 0
  return 1 + (family === 'hi' ? 1 : 0) + 2 * (rebasings + encodedSizes.rebasings * rung)
}

/** Unpacks what `encodeLadderPosition` gave; `null` for none and at a floor of unknown family. */
export function decodeLadderPosition(byte: number): LadderPosition | null {
  if (byte <= 0 || byte >= floorCode) return null
  const rest = Math.floor((byte - 1) / 2)
  return {
    family: (byte - 1) % 2 === 1 ? 'hi' : 'lo',
    rebasings: rest % encodedSizes.rebasings,
    rung: Math.floor(rest / encodedSizes.rebasings),
  }
}

/** Reads how many rungs a price has come down from what `encodeLadderPosition` gave; the floor is the last of them. */
export const decodeLadderRung = (byte: number): number =>
  byte >= floorCode ? encodedSizes.rungs - 1 : (decodeLadderPosition(byte)?.rung ?? 0)
