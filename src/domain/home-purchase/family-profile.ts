import type { Centavos } from '../money.ts'

/** The family of a resident buyer, as it describes itself. */
export interface FamilyProfile {
  /** Income per month of all who pay together. */
  income: Centavos
  /** Own money that is there on the first day. */
  savings: Centavos
  /** Balance of FGTS of all who buy together. */
  fgts: Centavos
  /** Whether no member of the family has another home in the city, or a home that is still financed. */
  firstHome: boolean
  /** `null` = not said. */
  people: number | null
  /** Months until the family wants to move in; `null` = no hurry. */
  moveInMonths: number | null
  /** The age of the oldest who buys, in years; `null` = not said. */
  age: number | null
  /** The rent they pay today; `null` = not said. */
  rent: Centavos | null
}

/** A family that has said nothing yet. */
export const emptyFamily: FamilyProfile = {
  income: 0,
  savings: 0,
  fgts: 0,
  firstHome: true,
  people: null,
  moveInMonths: null,
  age: null,
  rent: null,
}

/** Whether somebody has said what they can pay with: an income, or own money. */
export const hasMeans = (family: FamilyProfile | null): family is FamilyProfile =>
  family !== null && (family.income > 0 || family.savings > 0)

/** Returns the bedrooms that a family of so many needs at least: one for every two people; `null` = not said. */
export const countNeededRooms = ({ people }: Pick<FamilyProfile, 'people'>): number | null =>
  people === null ? null : Math.ceil(people / 2)
