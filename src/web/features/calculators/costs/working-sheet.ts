import { createContext, useContext } from 'react'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { CostKey } from '#domain/calculators/cost-question.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import type { Centavos } from '#domain/money.ts'
import type { CostForm } from './cost-form.ts'

/** The shared state of the form's parts. */
export interface WorkingSheetState {
  form: CostForm
  /** Applies typed values and what follows from them. */
  change: (part: Partial<CostForm>) => void
  /** Replaces the whole form. */
  set: (form: CostForm) => void
  property: PropertyDetail | null
  /** The lot from elsewhere that the sheet is about; `null` for any other sheet. */
  lot: OwnLot | null
  /** The listing's discount is out of the ordinary, and its page has not been read. */
  unexplained: boolean
  /** The form from the listing's facts and our assumptions; `null` without a subject. */
  assumed: CostForm | null
  /** What the person has found out about the property. */
  answers: OwnAnswers
  /** The present amount of an item. */
  cost: (key: CostKey) => Centavos
  /** The gain that is taxed at the sale. */
  gain: Centavos
}

const Context = createContext<WorkingSheetState | null>(null)
export const WorkingSheet = Context.Provider

/** Returns the sheet being edited. */
export function useWorkingSheet(): WorkingSheetState {
  const working = useContext(Context)
  if (working === null) throw new Error('No cost sheet around this part.')
  return working
}
