import type { Centavos } from '../money.ts'
import type { Modality, PropertyType } from '../property/listing.ts'
import {
  type PricedRow,
  chooseRoundest,
  findDensestPoint,
  fitBandEdge,
  fitStartPrices,
} from './fit-start-prices.ts'
import { encodedSizes, findLadderPosition, findOwnBand, type PositionTable } from './ladder-position.ts'
import type { LadderBand, LadderTable } from './ladder-table.ts'

/** Fewer listings than this on one rung, or of one number of re-basings, are taken as chance. */
const leastRows = (rows: readonly unknown[]): number => Math.max(5, rows.length / 2000)
/** Prices on a rung lie in several bands: no more than this share of them in one. */
const largestShareOfBand = 0.9
const mostRebasings = 9
/** The drop of a re-basing lies below this, in points of the appraisal. */
const largestDrop = 10
/** So many listings are enough to find the drop. */
const dropSample = 4000

type FittedRungs = Pick<LadderTable, 'multipliers' | 'rebasingDrop' | 'maxRebasings'>

interface BandedRow extends PricedRow {
  band: LadderBand
  bases: readonly number[]
}

const startOf = (row: BandedRow, base: number, drop: number): Centavos =>
  Math.round((row.evaluation * Math.round((base - drop) * 1e5)) / 1e7)

/** Returns the thousandths of the starting price that the row asks; `null` when it asks no whole number of them. */
function thousandthsOf(row: BandedRow, drop: number): number | null {
  for (const base of row.bases) {
    const start = startOf(row, base, drop)
    const thousandths = Math.round((row.price * 1000) / start)
    const isWhole = Math.abs(Math.floor((start * thousandths) / 1000) - row.price) <= 1
    if (isWhole && thousandths >= 1 && thousandths <= 1000) return thousandths
  }
  return null
}

/**
 * Whether rows that ask the same thousandths stand on a rung: there are enough of them, and in more than one band. Within
 * one band, re-based prices may happen to be whole thousandths of a starting price.
 */
function isRung(rows: readonly BandedRow[], least: number, bandCount: number): boolean {
  const counts = new Map<LadderBand, number>()
  for (const { band } of rows) counts.set(band, (counts.get(band) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return rows.length >= least && (bandCount === 1 || most <= largestShareOfBand * rows.length)
}

/** Splits the rows into those on rungs that enough of them share, by thousandths, and the rest. */
function assignRungs(rows: readonly BandedRow[], drop: number, known: ReadonlySet<number>, least: number) {
  const asked = rows.map(row => ({ row, thousandths: thousandthsOf(row, drop) }))
  const groups = new Map<number, BandedRow[]>()
  for (const { row, thousandths } of asked) {
    if (thousandths !== null) {
      const own = groups.get(thousandths)
      if (own === undefined) groups.set(thousandths, [row])
      else own.push(row)
    }
  }
  const bandCount = new Set(rows.map(({ band }) => band)).size
  const rungs = new Set(
    [...groups].flatMap(([key, own]) => (known.has(key) || isRung(own, least, bandCount) ? [key] : [])),
  )
  const rest = asked.filter(({ thousandths }) => !rungs.has(thousandths!))
  return { rungs, rest: rest.map(({ row }) => row) }
}

/** Finds the drop of the base that explains most of the rows with rungs already known; `null` when none does. */
function findDrop(rows: readonly BandedRow[], rungs: ReadonlySet<number>, least: number): number | null {
  const every = Math.max(1, Math.ceil(rows.length / dropSample))
  const sample = rows.filter((_, index) => index % every === 0)
  const ranges = sample.flatMap(({ price, evaluation, bases }) =>
    bases.flatMap(base =>
      [...rungs].map(thousandths => ({
        from: base - (100 * (((price + 1) * 1000) / thousandths + 0.51)) / evaluation,
        to: base - (100 * ((price * 1000) / thousandths - 0.51)) / evaluation,
      })),
    ),
  )
  const densest = findDensestPoint(ranges.filter(({ from, to }) => from > 0 && to < largestDrop))
  return densest === null || densest.count < least ? null : chooseRoundest(densest.from, densest.to)
}

/**
 * Finds the rungs and re-basings from the prices of Venda Online and Venda Direta listings: first the thousandths of
 * their band's starting price that many of them ask, then the drop of the base that explains most of the others, then
 * the rungs of those that were re-based once, twice, and so on.
 */
export function fitRungs(rows: readonly PricedRow[], bands: readonly LadderBand[]): FittedRungs {
  const banded = rows.map(row => {
    const band = findOwnBand(row.evaluation, bands)
    return { ...row, band, bases: [...new Set([band.lo, band.hi])] }
  })
  const least = leastRows(banded)
  const first = assignRungs(banded, 0, new Set([1000]), least)
  const known = new Set([1000, ...first.rungs])
  const drop = findDrop(first.rest, known, least)
  let maxRebasings = 0
  let { rest } = first
  for (let rebasings = 1; drop !== null && rebasings <= mostRebasings; rebasings++) {
    const next = assignRungs(rest, drop * rebasings, known, least)
    if (rest.length - next.rest.length >= least) maxRebasings = rebasings
    for (const rung of next.rungs) known.add(rung)
    rest = next.rest
  }
  return { multipliers: [...known].sort((a, b) => b - a), rebasingDrop: drop ?? 0, maxRebasings }
}

export interface FittedListing {
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
  propertyType: PropertyType
}

/** What lists alone show about the ladder; dates and days need histories. */
export interface FittedLadder
  extends Pick<LadderTable, 'bands' | 'multipliers' | 'rebasingDrop' | 'maxRebasings'> {
  /** By property type, in all and by band; `null` where too few listings say it. */
  hiShares: Record<keyof LadderTable['hiShares'], { all: number | null; byBand: (number | null)[] }>
}

/** Shares of fewer listings than this are not stated. */
const leastForShare = 20

type Row = FittedListing & { evaluation: Centavos }

/** Tries every row with every band, so that rows near an edge show on which side of it they are. */
function fitEdges(rows: readonly Row[], table: PositionTable): LadderTable['bands'] {
  const { bands } = table
  const own = bands.map(({ lo, hi }) => {
    const alone = { ...table, bands: [{ upTo: null, lo, hi }] }
    return rows.filter(({ price, evaluation }) => findLadderPosition(price, evaluation, null, alone) !== null)
  })
  return bands.map((band, index) =>
    band.upTo === null ? band : { ...band, upTo: fitBandEdge(own[index]!, own[index + 1]!) },
  )
}

function shareOfHi(rows: readonly Row[], table: PositionTable): number | null {
  const families = rows.flatMap(({ price, evaluation }) => {
    const position = findLadderPosition(price, evaluation, null, table)
    return position?.rebasings === 0 && position.rung === 0 ? [position.family] : []
  })
  if (families.length < leastForShare) return null
  return Math.round((100 * families.filter(family => family === 'hi').length) / families.length) / 100
}

function fitHiShares(licitacoes: readonly Row[], table: PositionTable): FittedLadder['hiShares'] {
  const { bands } = table
  const sharesOf = (isType: (type: PropertyType) => boolean) => {
    const rows = licitacoes.filter(({ propertyType }) => isType(propertyType))
    return {
      all: shareOfHi(rows, table),
      byBand: bands.map(band =>
        shareOfHi(
          rows.filter(({ evaluation }) => findOwnBand(evaluation, bands) === band),
          table,
        ),
      ),
    }
  }
  const named = ['Apartamento', 'Casa', 'Terreno'] as const
  return {
    Apartamento: sharesOf(type => type === 'Apartamento'),
    Casa: sharesOf(type => type === 'Casa'),
    Terreno: sharesOf(type => type === 'Terreno'),
    other: sharesOf(type => !named.some(name => name === type)),
  }
}

/** Two bases this close are the same, in points. */
const closeness = 3e-5

/** Leaves out bands that are others after re-basings: some licitações start there after an auction. */
function leaveOutRebased(bands: readonly LadderBand[], drop: number): LadderBand[] {
  const isRebased = (band: LadderBand): boolean =>
    bands.some(other => {
      const times = Math.round((other.lo - band.lo) / drop)
      const isOff = (a: number, b: number) => Math.abs(a - b - times * drop) > closeness
      return times >= 1 && !isOff(other.lo, band.lo) && !isOff(other.hi, band.hi)
    })
  const kept = drop > 0 ? bands.filter(band => !isRebased(band)) : [...bands]
  return kept.map((band, at) => (at === kept.length - 1 ? { ...band, upTo: null } : band))
}

/**
 * Fits the ladder to lists, without knowing the present table. `null` when the starting prices of the Licitação
 * listings do not fall on percentages of the appraisal that many of them share.
 */
export function fitLadder(listings: readonly FittedListing[]): FittedLadder | null {
  const rows = listings.flatMap(listing =>
    listing.evaluation === null ? [] : [{ ...listing, evaluation: listing.evaluation }],
  )
  const licitacoes = rows.filter(({ modality }) => modality === 'licitacao')
  const vendas = rows.filter(({ modality }) => modality === 'venda-online' || modality === 'venda-direta')
  const found = fitStartPrices(licitacoes)
  if (found.length === 0) return null
  const bands = leaveOutRebased(found, fitRungs(vendas, found).rebasingDrop)
  const rungs = fitRungs(vendas, bands)
  const first: PositionTable = { bands, ...rungs, edgePercent: 0, toleranceCentavos: 1 }
  const table = { ...first, bands: fitEdges([...licitacoes, ...vendas], first) }
  return { ...rungs, bands: table.bands, hiShares: fitHiShares(licitacoes, table) }
}

/**
 * Puts what was fitted into the present table. Where the lists are silent the present table stays: rungs below those
 * that were seen, as long as the seen ones are among the present, more re-basings of the same drop, and shares of too
 * few listings, as long as the bands are as many.
 */
export function mergeFittedLadder(fitted: FittedLadder, present: LadderTable): LadderTable {
  const isSameLadder = fitted.multipliers.every(multiplier => present.multipliers.includes(multiplier))
  const isSameDrop = fitted.rebasingDrop === present.rebasingDrop || fitted.maxRebasings === 0
  const isSameBands = fitted.bands.length === present.bands.length
  const mergeShares = (type: keyof LadderTable['hiShares']) => ({
    all: fitted.hiShares[type].all ?? present.hiShares[type].all,
    byBand: fitted.hiShares[type].byBand.map(
      (share, band) => share ?? (isSameBands ? (present.hiShares[type].byBand[band] ?? null) : null),
    ),
  })
  return {
    ...present,
    bands: fitted.bands,
    multipliers: isSameLadder ? present.multipliers : fitted.multipliers,
    rebasingDrop: isSameDrop ? present.rebasingDrop : fitted.rebasingDrop,
    maxRebasings: Math.min(
      isSameDrop ? Math.max(present.maxRebasings, fitted.maxRebasings) : fitted.maxRebasings,
      encodedSizes.rebasings - 1,
    ),
    hiShares: {
      Apartamento: mergeShares('Apartamento'),
      Casa: mergeShares('Casa'),
      Terreno: mergeShares('Terreno'),
      other: mergeShares('other'),
    },
  }
}
