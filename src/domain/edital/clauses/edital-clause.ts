import type { MissingTopic } from './missing-topics.ts'
import type { EditalTopic, RiskLevel } from '../edital-topics.ts'

/** One rule of an edital. Texts in Portuguese. */
export interface EditalClause {
  topic: EditalTopic
  title: string
  risk: RiskLevel
  /** The sentence that states the rule, unchanged except for collapsed white space; ` […] ` marks words left out. */
  excerpt: string
  explanation: string
}

export interface EditalExplanation {
  content: string
  clauses: EditalClause[]
  /** Topics an edital usually rules and this text does not. */
  missing: MissingTopic[]
}
