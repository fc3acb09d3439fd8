import type { Property } from '#contract/catalogue-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'

export const comparisonGroups = [
  'Preço e desconto',
  'Custo total',
  'Estimativas',
  'Histórico',
  'Imóvel',
  'Venda',
  'Suas anotações',
] as const

/** The result of a purchase by the saved sheet or by our assumptions. */
export interface ComparedCosts {
  answer: CostAnswer
  own: boolean
  /** The yield that the maximum bid must reach, in percent. */
  desiredRoi: number
}

/** One line of the comparison, computed from a property or its details. Money is in reais, as in the API. */
export interface ComparisonLine<From> {
  key: string
  label: string
  group: (typeof comparisonGroups)[number]
  /** `null` when unknown. `write` formats a number; text is shown as it is. */
  value: (from: From) => number | string | null
  write?: (value: number) => string
  /** Text when the value is unknown; "Não informado" by default. */
  unknown?: string
  /** A short remark under the value. */
  note?: (from: From) => string | null
  /** Whether it reads as an offer: a gone listing has none. */
  ofOffer?: true
  /** Which number is better; `null` when that depends on the buyer. */
  best: 'lowest' | 'highest' | null
  /** When this differs between columns, their numbers are not comparable and none is the best. */
  alike?: (from: From) => string | null
  /** The basis of the figure. */
  explain?: string
}

/** A property's own values come with the favorites; its details load later or not at all. */
export type ComparisonRow =
  | { of: 'property'; line: ComparisonLine<Property> }
  | { of: 'costs'; line: ComparisonLine<ComparedCosts> }
  | { of: 'favorite'; line: ComparisonLine<Favorite> }
  | { of: 'detail'; line: ComparisonLine<PropertyDetail> }
