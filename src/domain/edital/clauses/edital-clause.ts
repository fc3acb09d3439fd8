import type { EditalItem } from './edital-items.ts'
import type { MissingTopic } from './missing-topics.ts'
import type { EditalTopic, RiskLevel } from '../edital-topics.ts'

/** Begins the explanation of a rule that is one of several, of which the property's announcement names one. */
export const ifListed = 'Só vale se o anúncio do imóvel disser isso.'

/** Whether a clause is one of several rules, and so says nothing of a property by itself. */
export const isOneOfSeveral = ({ explanation }: Pick<EditalClause, 'explanation'>): boolean =>
  explanation.startsWith(ifListed)

/** One rule of an edital. Texts in Portuguese. */
export interface EditalClause {
  topic: EditalTopic
  title: string
  risk: RiskLevel
  /** The sentence that states the rule, unchanged except for collapsed white space; ` […] ` marks words left out. */
  excerpt: string
  explanation: string
  /** The page on which the sentence begins; `null` of a text, whose pages nobody knows. */
  page: number | null
  /** The item of the edital that it is about; `null` = it holds for all of them. */
  item: string | null
}

/** Whether a clause counts for a property: it holds for all, or is of its own item. */
export const holdsForItem = (clause: { item?: string | null | undefined }, own: string | null): boolean =>
  clause.item == null || clause.item === own

export interface EditalExplanation {
  content: string
  clauses: EditalClause[]
  /** The edital's number as written; `null` where it states none. */
  number: string | null
  /** The properties that it sells by item; empty for one of a single property. */
  items: Omit<EditalItem, 'range' | 'wordsEnd'>[]
  /** Topics an edital usually rules and this text does not. */
  missing: MissingTopic[]
}
