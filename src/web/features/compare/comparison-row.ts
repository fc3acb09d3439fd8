import type { SaleGround } from '#domain/calculators/sale-ground.ts'
import type { Property } from '#contract/catalogue-schemas.ts'
import type { FittingHome } from '#contract/home-purchase-calls.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { JudgementAnswer } from '#contract/judgement-schemas.ts'
import type { ReturnRange } from '#domain/calculators/cost-assumptions.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'

export const comparisonGroups = [
  'Preço e desconto',
  'Custo total',
  'Estimativas',
  'Histórico',
  'Imóvel',
  'Venda',
  'Suas anotações',
  'Outras contas',
] as const

/** A property with what the person found out about it. */
export type ComparedProperty = Property & { answers?: OwnAnswers }

/** The purchase by which a property is judged for the person, at today's price. */
export interface ComparedCosts {
  answer: CostAnswer
  range: ReturnRange | null
  /** The person's own figures that replace our assumptions: the saved sheet, or answers about its costs. */
  own: 'sheet' | 'answers' | null
  /** The yield that the maximum bid must reach, in percent. */
  desiredRoi: number
  /** The discount is out of the ordinary, and the page has not been read. */
  unexplained: boolean
  /** On what the sale value rests. */
  ground: SaleGround
}

/** A property's details, with the judgement for the person. */
export interface ComparedDetail {
  detail: PropertyDetail
  judgement: JudgementAnswer
}

/** One line of the comparison, computed from a property or its details. Money is in reais, as in the API. */
export interface ComparisonLine<From> {
  key: string
  label: string
  group: (typeof comparisonGroups)[number]
  /** `null` when unknown. `write` formats a number; text is shown as it is. */
  value: (from: From) => number | string | null
  write?: (value: number) => string
  /** Text when the value is unknown; by default that it is not stated, in the gender of the label. */
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
  | { kind: 'property'; line: ComparisonLine<ComparedProperty> }
  | { kind: 'home'; line: ComparisonLine<FittingHome> }
  | { kind: 'costs'; line: ComparisonLine<ComparedCosts> }
  | { kind: 'favorite'; line: ComparisonLine<Favorite> }
  | { kind: 'detail'; line: ComparisonLine<ComparedDetail> }
