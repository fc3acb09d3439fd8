import { createContext, useContext } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import type { CostItem, CostKey } from '#domain/calculators/costs.ts'
import type { CostForm } from './form.ts'

/** What every part of the form works on. */
export interface Working {
  form: CostForm
  change: (part: Partial<CostForm>) => void
  property: PropertyDetail | null
  /** What the listing's facts and our assumptions give; `null` without a property. */
  assumed: CostForm | null
  items: readonly CostItem[]
}

const Context = createContext<Working | null>(null)
export const WorkingSheet = Context.Provider

/** The sheet that is being worked on. */
export function useWorking(): Working {
  const working = useContext(Context)
  if (working === null) throw new Error('No cost sheet around this part.')
  return working
}

/** What an item costs now, in centavos. */
export const itemValue = (items: readonly CostItem[], key: CostKey): number =>
  items.find(item => item.key === key)?.value ?? 0
