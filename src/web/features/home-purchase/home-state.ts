import {
  type HomeQuestion,
  readHomeQuestion,
  writeHomeQuestion,
} from '#domain/home-purchase/home-question.ts'
import { readPropertyNumberParameter, type StateCodec } from '../calculators/state-codec.ts'

/** What the page's address says. */
export interface HomeState {
  question: HomeQuestion
  /** The number of the home whose account is shown; `null` = the first of the list. */
  chosen: string | null
}

/** A page's state in its address, without the number of the page: every change shows the list from its start. */
export const homeStateCodec: StateCodec<HomeState> = {
  read: parameters => ({
    question: readHomeQuestion(parameters).question,
    chosen: readPropertyNumberParameter(parameters),
  }),
  write: ({ question, chosen }) => ({
    ...writeHomeQuestion(question),
    ...(chosen !== null && { imovel: chosen }),
  }),
}
