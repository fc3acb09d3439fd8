import type { Centavos } from '../money.ts'
import type { Modality } from '../property/listing.ts'
import { type LadderTable, ladderTable } from './ladder-table.ts'

export type LadderFamily = 'lo' | 'hi'

/** Where on the price ladder a price stands. */
export interface LadderPosition {
  family: LadderFamily
  /** How often the base was lowered since the start. */
  rebasings: 0 | 1 | 2
  /** 0 at the starting price, one more for each cut. */
  rung: number
}

/** A position with the base that its price follows, in percent of the appraisal, before re-basings. */
export interface LocatedPosition extends LadderPosition {
  base: number
}

/** What of an earlier position a later one of the same listing shares. */
type EarlierPosition = Pick<LadderPosition, 'family' | 'rebasings'>

const families: readonly LadderFamily[] = ['lo', 'hi']
const rebasingCounts = [0, 1, 2] as const

/** The bands whose base an appraisal may follow: its own first, then a neighbour whose edge is near. */
export function findLadderBands(evaluation: Centavos, table: LadderTable = ladderTable): number[] {
  const reais = evaluation / 100
  const edges = table.bands.map(band => band.upTo ?? Number.POSITIVE_INFINITY)
  const own = Math.max(
    0,
    edges.findIndex(edge => reais <= edge),
  )
  const isNear = (edge: number | undefined) =>
    edge !== undefined && Math.abs(reais - edge) <= (edge * table.edgePercent) / 100
  return [own, ...(isNear(edges[own - 1]) ? [own - 1] : []), ...(isNear(edges[own]) ? [own + 1] : [])].filter(
    band => band < table.bands.length,
  )
}

/**
 * Finds the rung whose price lies nearest to a price and within the tolerance.
 * @param percent the price in percent of the appraisal
 * @param start the starting price in percent of the appraisal, re-basings included
 */
function findRung(percent: number, start: number, { multipliers, tolerance }: LadderTable): number | null {
  for (const [rung, multiplier] of multipliers.entries()) {
    const distance = percent - (start * multiplier) / 1000
    if (Math.abs(distance) <= tolerance) return rung
    if (distance > tolerance) return null
  }
  return null
}

/**
 * Finds where on the ladder a price stands; `null` when it stands on no rung, or without an appraisal. Where several
 * rungs give the same price, the family and re-basings of the listing's own earlier position win, then fewer
 * re-basings, then `lo`, then the appraisal's own band.
 * @param earlier the listing's position at an earlier price
 */
export function findLadderPosition(
  price: Centavos,
  evaluation: Centavos | null,
  earlier: EarlierPosition | null = null,
  table: LadderTable = ladderTable,
): LocatedPosition | null {
  if (evaluation === null || evaluation <= 0) return null
  const percent = (100 * price) / evaluation
  const bands = findLadderBands(evaluation, table)
  const locate = (family: LadderFamily, rebasings: 0 | 1 | 2): LocatedPosition | null => {
    for (const band of bands) {
      const base = table.bands[band]?.[family]
      if (base === undefined) continue
      const rung = findRung(percent, base - table.rebasingDrop * rebasings, table)
      if (rung !== null) return { family, rebasings, rung, base }
    }
    return null
  }
  const own = earlier === null ? null : locate(earlier.family, earlier.rebasings)
  if (own !== null) return own
  for (const rebasings of rebasingCounts) {
    if (rebasings > table.maxRebasings) break
    for (const family of families) {
      const found = locate(family, rebasings)
      if (found !== null) return found
    }
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

/** The highest rung that one byte can hold beside family and re-basings. */
export const maxEncodedRung = 41

/** Packs a position into one byte for the search index; 0 without one. */
export const encodeLadderPosition = (position: LadderPosition | null): number =>
  position === null ? 0 : 1 + (position.family === 'hi' ? 1 : 0) + 2 * position.rebasings + 6 * position.rung

/** Unpacks what `encodeLadderPosition` gave. */
export function decodeLadderPosition(byte: number): LadderPosition | null {
  if (byte <= 0) return null
  const value = byte - 1
  const rebasings = rebasingCounts[Math.floor(value / 2) % 3] ?? 0
  return { family: value % 2 === 1 ? 'hi' : 'lo', rebasings, rung: Math.floor(value / 6) }
}
