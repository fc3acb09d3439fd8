import { createContext, use } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { listOf } from '../listing/words.ts'

/** Whose listing it is: invented, or the bank's; `null` = not known yet. */
export type Of = 'demo' | 'caixa' | null

/** Of the page's property. */
export const Whose = createContext<Of>(null)

/** Where price and appraisal come from: `lista da Caixa de 8 jan. 2026`. */
export const useListOf = (property: PropertyDetail): string => listOf(property, use(Whose))

/** Where our own history comes from. */
export const useOurLists = (): string =>
  use(Whose) === 'demo' ? 'dados de demonstração' : 'as listas que importamos'
