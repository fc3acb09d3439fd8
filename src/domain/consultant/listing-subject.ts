import type { ListingQuestionContext } from './listing-answers.ts'
import type { ComputedAnswer } from './listing-figures.ts'
import type { QuestionFigures } from './question-figures.ts'

/** A subject of questions about a listing. */
export interface ListingSubject {
  key: string
  asks: RegExp
  /** Words, beside those that `asks` matches, that a question about it may contain. */
  words: string
  /** Subjects whose answer this one contains. */
  contains?: readonly string[]
  /** Keys of topics whose answer this one is for the listing. */
  covers?: readonly string[]
  /** Also asked about where the question says numbers of it. */
  byFigures?: (figures: QuestionFigures) => boolean
  answer: (context: ListingQuestionContext) => string | ComputedAnswer | Promise<string | ComputedAnswer>
}
