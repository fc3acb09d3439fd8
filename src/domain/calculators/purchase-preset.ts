import type { Uf } from '../states.ts'
import { costAssumptions } from './cost-assumptions.ts'
import { findItbiRate } from './itbi-rate.ts'

/** ITBI and the fees of notary and registry, in percent of the bid. */
export interface AcquisitionPercents {
  itbi: number
  /** The source of the municipality's rate; `null` = the default rate. */
  source: string | null
  papers: number
}

/** Uses the municipality's rate if it is known. */
export function findAcquisitionPercents(place: { state: Uf; city: string }): AcquisitionPercents {
  const known = findItbiRate(place.state, place.city)
  return {
    itbi: known?.percent ?? costAssumptions.itbiPercent,
    source: known?.source ?? null,
    papers: costAssumptions.deedPercent + costAssumptions.registryPercent,
  }
}

/** Applies these percentages to a bid; reais, to the centavo. */
export const computeAcquisitionExpenses = (
  bid: number,
  { itbi, papers }: Pick<AcquisitionPercents, 'itbi' | 'papers'>,
): number => Math.round(bid * (itbi + papers)) / 100
