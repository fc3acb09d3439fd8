import {
  booleanField,
  type CriteriaField,
  decimalField,
  integerField,
  rangeField,
  signedField,
} from './criteria-fields.ts'
import type { FigureRange } from './range-words.ts'

/** The properties of every criterion, whatever its kind. */
interface CriterionRow<T> {
  /** How it is read and written, in the address, the API and saved searches. */
  field: CriteriaField<T>
  /** Its value when it is not set. */
  none: T
  /** The criterion's text in the API's documentation. */
  api: string
}

/** The words for a criterion that is asked for, in Portuguese. */
export interface CriterionWords<Asked> {
  /** On a chip. */
  chip(asked: Asked): string
  /** In the name of a search: `Casas com 2+ quartos`; left out where its chip follows a comma. */
  inName?(asked: Asked): string
  /**
   * After a noun, in the consultant's answers: `com 2 vagas ou mais`.
   * @param ending of an adjective to that noun: “as” of “desocupadas”
   */
  phrase(asked: Asked, ending: string): string
  /** After “Nenhuma casa”: `aparece com 2 vagas ou mais`. */
  missing(asked: Asked, ending: string): string
  /** After “o filtro de”. */
  subject: string
  /**
   * The words that the sentence parser reads as this criterion; missing when it reads no such criterion, and empty when it
   * does not read this value.
   */
  sentence?(asked: Asked): string
}

/**
 * How important a criterion is: when a search finds no listing, the consultant drops the criterion of least weight first.
 */
interface Weighted {
  weight: number
}

/** Where the panel's field stands. */
export type PanelGroup = 'price' | 'discount' | 'return' | 'days' | 'area' | 'rooms' | 'garage'

/** The field of a figure's bound on the panel. */
type FigureControl =
  | { type: 'amount' }
  | { type: 'pills'; most: number }
  /** `zero`: the text for 0; `forResale`: not offered to a resident buyer. */
  | { type: 'slider'; least: number; most: number; zero?: string; forResale?: true }

/** A figure of the search index that criteria compare: `column` is its name there. */
export interface Figure<Column extends string = string> extends Weighted, CriterionWords<FigureRange> {
  column: Column
  unit: keyof typeof fieldOfUnit
  /** The heading of its fields, where they share one. */
  legend: string
  group: PanelGroup
  control: FigureControl
  /** The name under which `orUnknown` includes listings of which it is not known; left out where none may be. */
  orUnknown?: 'paid'
}

/** Signed percents may be 0 or negative; 0 of any other unit sets no bound. */
const fieldOfUnit = {
  R$: decimalField(100),
  'm²': decimalField(),
  '%': decimalField(1, 100),
  '±%': signedField(-100, 1000),
  count: integerField(1000),
} as const

/** The least or the most of a figure, inclusive; a listing of which it is not known does not pass. */
export interface BoundRow<F extends Figure = Figure> extends CriterionRow<number | null> {
  kind: 'bound'
  figure: F
  end: keyof FigureRange
  label: string
  /** Under the field. */
  note?: string
}

const bound =
  (end: keyof FigureRange) =>
  <F extends Figure>(figure: F, words: Pick<BoundRow, 'label' | 'note' | 'api'>): BoundRow<F> => ({
    kind: 'bound',
    field: fieldOfUnit[figure.unit],
    none: null,
    figure,
    end,
    ...words,
  })

/** The least of a figure. */
export const atLeast = bound('min')
/** The most of a figure. */
export const atMost = bound('max')

/** A yes or no that every listing answers; the index says how (`createListingFilters`). */
export interface FlagRow extends CriterionRow<boolean | null>, Weighted, CriterionWords<boolean> {
  kind: 'flag'
  label: string
  group: PanelGroup
  /** Which answer its box on the panel asks for. */
  ticked: boolean
  /** Under the box. */
  note?: string
}

/** Creates the row of a yes-or-no criterion. */
export const flag = (row: Omit<FlagRow, 'kind' | 'none' | 'field'>): FlagRow => ({
  kind: 'flag',
  none: null,
  field: booleanField,
  ...row,
})

/**
 * An answer that a listing may leave out, by the index's column of the same name; a search may include such listings
 * (`unknownAnswers`).
 */
export interface AnswerRow<Answer extends string | boolean>
  extends CriterionRow<Answer | null>,
    Weighted,
    CriterionWords<Answer> {
  kind: 'answer'
  label: string
}

/** Creates the row of a criterion about a fact that a listing may leave unsaid. */
export const answer = <T extends string | boolean>(
  row: Omit<AnswerRow<T>, 'kind' | 'none'>,
): AnswerRow<T> => ({
  kind: 'answer',
  none: null,
  ...row,
})

/** A whole number of days or of rungs; the index says of what (`createListingFilters`). */
export interface StepsRow extends CriterionRow<number | null>, Weighted, CriterionWords<number> {
  kind: 'steps'
  label: string
  group: PanelGroup
  /** The numbers that the panel offers, and how one reads there. */
  offered: readonly number[]
  option(steps: number): string
  /** The text of the field when the criterion is not set. */
  empty: string
}

/** A number of days, counted by the newest list of the listing's state or from now. */
export const days = (row: Omit<StepsRow, 'kind' | 'none' | 'field' | 'group' | 'empty'>): StepsRow => ({
  kind: 'steps',
  none: null,
  field: rangeField(1, 90),
  group: 'days',
  empty: 'Quando for',
  ...row,
})

/** Some of a few values, of which one must apply, or none (`excludes`). */
export interface ChoicesRow<T extends string, Column extends string>
  extends CriterionRow<T[]>,
    Partial<Weighted> {
  kind: 'choices'
  /** The index's column. */
  column: Column
  excludes: boolean
  /** The heading of its fields. */
  legend: string
  subject: string
}

/** Creates the row of a criterion of which several values may be chosen. */
export const choices = <T extends string, Column extends string>(
  row: Omit<ChoicesRow<T, Column>, 'kind' | 'none'>,
): ChoicesRow<T, Column> => ({ kind: 'choices', none: [], ...row })

/** A criterion of a shape of its own: each place that needs more than is said here names it. */
export interface OwnRow<T> extends CriterionRow<T>, Partial<Weighted> {
  kind: 'own'
  /** The consultant's name for it; `null` for one that only says how another criterion is meant. */
  subject: string | null
}

/** Creates the row of a criterion with a shape of its own. */
export const own = <T>(row: Omit<OwnRow<T>, 'kind'>): OwnRow<T> => ({ kind: 'own', ...row })
