import data from './ladder-table.json' with { type: 'json' }
import type { PropertyType } from '../property/listing.ts'

/** The starting prices of a range of appraisals, in percent of the appraisal, five decimals. */
export interface LadderBand {
  /** Highest appraisal of the band, in reais; `null` for the last one. */
  upTo: number | null
  lo: number
  hi: number
}

/** How many Licitação listings of a property type started at the `hi` base instead of the `lo` base, 0 to 1. */
interface HiShares {
  all: number
  /** In the order of the bands; `null` or absent where too few were seen. */
  byBand: (number | null)[]
}

/**
 * The parameters of the price ladder. In Licitação Aberta, Venda Online and Venda Direta
 *
 * - the starting price is `appraisal × (base − rebasingDrop × rebasings) percent`, rounded to the centavo;
 * - the price of a rung is `starting price × multiplier`, cut off at the centavo.
 *
 * All of it is observed in the bank's lists. The parameters are data: `ladder-table.json` alone changes when the bank
 * changes its policy, and `npm run ladder -- LISTS… --write` fits it to newer lists.
 */
export interface LadderTable {
  /** In words: which lists the parameters were found in. */
  source: string
  /** By ascending appraisal; the last one has no upper end. */
  bands: LadderBand[]
  /** Within so many percent of a band's edge, the neighboring band's base is tried as well. */
  edgePercent: number
  /** The rungs: what of the starting price is still asked, in thousandths, descending. */
  multipliers: number[]
  /** By how many points of the appraisal a re-basing lowers the base, four decimals. */
  rebasingDrop: number
  maxRebasings: number
  /** How many centavos a price on the ladder may be off the formula. */
  toleranceCentavos: number
  hiShares: Record<Extract<PropertyType, 'Apartamento' | 'Casa' | 'Terreno'> | 'other', HiShares>
}

export const ladderTable: LadderTable = data
