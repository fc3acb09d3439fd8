import { createContext, use } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { listOf } from '../listing/words.ts'

/** The source of the listing: invented, or the bank; `null` = not known yet. */
export type Of = 'demo' | 'caixa' | null

/** Provides the source of the page's property. */
export const Whose = createContext<Of>(null)

/** Names the source of price and appraisal: `lista da Caixa de 8 jan. 2026`. */
export const useListOf = (property: PropertyDetail): string => listOf(property, use(Whose))

/** Names the source of our own history. */
export const useOurLists = (): string =>
  use(Whose) === 'demo' ? 'dados de demonstração' : 'as listas que importamos'
