import type { Uf } from '../states.ts'
import { foldText } from '../fold-text.ts'
import { type ItbiRate, itbiRates } from './itbi-rates.ts'

/**
 * Returns the municipality's ITBI rate, `null` when it is not known; the notary knows which rate applies to a deal.
 * The Federal District is one municipality, but lists give its regions as cities.
 */
export const findItbiRate = (state: Uf, city: string): ItbiRate | null =>
  itbiRates[`${state} ${state === 'DF' ? 'brasilia' : foldText(city)}`] ?? null
