import type { Property } from '#contract/catalogue.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import type { Favorite } from '#contract/saved.ts'
import type { CostAnswer } from '#domain/calculators/costs.ts'

export const groups = [
  'Preço e desconto',
  'Custo total',
  'Estimativas',
  'Histórico',
  'Imóvel',
  'Venda',
  'Suas anotações',
] as const

/** What a purchase comes to, by the sheet that somebody saved or by what is assumed. */
export interface Reckoning {
  answer: CostAnswer
  own: boolean
  /** What the highest bid is to yield, percent. */
  desiredRoi: number
}

/** One line of the comparison, told from a property or its details. Money is in reais, as the API carries it. */
export interface Line<From> {
  key: string
  label: string
  group: (typeof groups)[number]
  /** `null` = not known. A number is written by `write`, text stands as it is. */
  value: (from: From) => number | string | null
  write?: (value: number) => string
  /** What stands where it is not known; else "Não informado". */
  unknown?: string
  /** A few small words under the value. */
  note?: (from: From) => string | null
  /** Which number is the better one; `null` where that depends on who buys. */
  best: 'lowest' | 'highest' | null
  /** Where this differs between columns, their numbers cannot be set against each other: none is the best. */
  alike?: (from: From) => string | null
  /** On what the figure rests. */
  explain?: string
}

/** What is of the property is there with the favourites; its details come later, or not at all. */
export type Row =
  | { of: 'property'; line: Line<Property> }
  | { of: 'costs'; line: Line<Reckoning> }
  | { of: 'favorite'; line: Line<Favorite> }
  | { of: 'detail'; line: Line<PropertyDetail> }
