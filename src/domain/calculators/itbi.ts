import type { Uf } from '../states.ts'
import { fold } from '../text.ts'
import { type ItbiRate, itbiRates } from './itbi-rates.ts'

/**
 * The municipality's ITBI where it is known, else `null`; which rate holds for a deal, its notary says. In the Federal
 * District, which is one municipality, lists name its regions as cities. A changed rate moves `figuresVersion`
 * (assumptions.ts).
 */
export const knownItbi = (state: Uf, city: string): ItbiRate | null =>
  itbiRates[`${state} ${state === 'DF' ? 'brasilia' : fold(city)}`] ?? null
