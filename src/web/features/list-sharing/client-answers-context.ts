import { createContext, use } from 'react'
import { type AnswersByItem, type AnswersOfItem, noAnswers } from '../../data/shared-list/client-answers.ts'

/** Gives the rows and the panel of the desk what clients answered. */
export const ClientAnswersContext = createContext<AnswersByItem>(noAnswers)

/** Returns what clients answered about one property; `undefined`: nothing. */
export const useItemAnswers = (id: string): AnswersOfItem | undefined => use(ClientAnswersContext).get(id)
