import type { Centavos } from '../money.ts'
import type { Modality, PropertyType } from '../property/listing.ts'
import { fitRungs } from './fit-rungs.ts'
import { fitBandEdge, fitStartPrices } from './fit-start-prices.ts'
import { encodedSizes, findLadderPosition, findOwnBand, type PositionTable } from './ladder-position.ts'
import type { LadderTable } from './ladder-table.ts'

export interface FittedListing {
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
  propertyType: PropertyType
}

/** What lists alone say about the ladder; dates and days need histories. */
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
  const bands = fitStartPrices(licitacoes)
  if (bands.length === 0) return null
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
