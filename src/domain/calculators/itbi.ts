import type { Uf } from '../states.ts'
import { fold } from '../text.ts'

/** What a municipality takes of a sale, and where that is written. */
export interface ItbiRate {
  percent: number
  /** The law or the municipality's page. */
  source: string
}

/** Rates that are known, by UF and folded name of the municipality. */
const rates: Record<string, ItbiRate> = {}

/** The municipality's ITBI where it is known, else `null`; which rate holds for a deal, its notary says. */
export const knownItbi = (state: Uf, city: string): ItbiRate | null => rates[`${state} ${fold(city)}`] ?? null
