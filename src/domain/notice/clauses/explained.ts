import type { Missing } from './missing.ts'
import type { NoticeTopic, Risk } from './topics.ts'

/** One rule of an edital. Texts in Portuguese. */
export interface NoticeClause {
  topic: NoticeTopic
  title: string
  risk: Risk
  /** The sentence that states the rule, unchanged except for collapsed white space; ` […] ` marks words left out. */
  excerpt: string
  explanation: string
}

export interface Explained {
  content: string
  clauses: NoticeClause[]
  /** Topics an edital usually rules and this text does not. */
  missing: Missing[]
}
