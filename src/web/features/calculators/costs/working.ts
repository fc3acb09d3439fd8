import { createContext, useContext } from 'react'
import type { PropertyDetail } from '#contract/property-detail.ts'
import type { CostKey } from '#domain/calculators/cost-question.ts'
import type { Centavos } from '#domain/money.ts'
import type { CostForm } from './form.ts'

/** What every part of the form works on. */
export interface Working {
  form: CostForm
  /** Takes what was typed, with what follows from it. */
  change: (part: Partial<CostForm>) => void
  /** Takes a whole form as it is. */
  set: (form: CostForm) => void
  property: PropertyDetail | null
  /** What the listing's facts and our assumptions give; `null` without a property. */
  assumed: CostForm | null
  /** What an item comes to now. */
  cost: (key: CostKey) => Centavos
  /** What is taxed at the sale. */
  gain: Centavos
}

const Context = createContext<Working | null>(null)
export const WorkingSheet = Context.Provider

/** The sheet that is being worked on. */
export function useWorking(): Working {
  const working = useContext(Context)
  if (working === null) throw new Error('No cost sheet around this part.')
  return working
}
