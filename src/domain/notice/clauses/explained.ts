import type { Missing } from './missing.ts'
import type { NoticeTopic, Risk } from './topics.ts'

/** One rule of a notice. Texts in Portuguese. */
export interface NoticeClause {
  topic: NoticeTopic
  title: string
  risk: Risk
  /** What it rests on: the sentence, unchanged but for folded white space; ` […] ` where words are left out. */
  excerpt: string
  explanation: string
}

export interface Explained {
  content: string
  clauses: NoticeClause[]
  /** What a notice usually rules and this text does not. */
  missing: Missing[]
}
