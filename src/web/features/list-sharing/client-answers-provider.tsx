import type { ReactNode } from 'react'
import { useClientAnswers } from '../../data/shared-list/client-answers.ts'
import { ClientAnswersContext } from './client-answers-context.ts'

/** Gives the desk within what clients answered. */
export const ClientAnswersProvider = ({ children }: { children: ReactNode }) => (
  <ClientAnswersContext value={useClientAnswers()}>{children}</ClientAnswersContext>
)
