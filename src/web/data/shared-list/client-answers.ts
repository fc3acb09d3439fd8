import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ClientAnswers } from '#contract/shared-list-schemas.ts'
import { callApi } from '../api-client.ts'

/** What clients answered about one property, in all lists together. */
export interface AnswersOfItem {
  liked: number
  disliked: number
  /** The last first. */
  questions: readonly ClientAnswers['questions'][number][]
}

/** By the property's number or the lot's id. */
export type AnswersByItem = ReadonlyMap<string, AnswersOfItem>

export const noAnswers: AnswersByItem = new Map()

/** Gathers what clients answered, by property. */
export function gatherAnswers({ reactions, questions }: ClientAnswers): AnswersByItem {
  const byItem = new Map<string, AnswersOfItem>(
    reactions.map(({ item, ...counts }) => [item, { ...counts, questions: [] }]),
  )
  for (const question of questions) {
    const known = byItem.get(question.item) ?? { liked: 0, disliked: 0, questions: [] }
    byItem.set(question.item, { ...known, questions: [...known.questions, question] })
  }
  return byItem
}

/** What clients answered in all lists of the account. */
export const clientAnswersQuery = queryOptions({
  queryKey: ['client answers'],
  queryFn: ({ signal }): Promise<ClientAnswers> => callApi('GET /api/client-answers', { signal }),
  refetchOnWindowFocus: 'always',
})

/** Returns what clients answered about the desk's properties. */
export function useClientAnswers(): AnswersByItem {
  // The selection is a stable function, so that the same answers are gathered once.
  const { data } = useQuery({ ...clientAnswersQuery, select: gatherAnswers })
  return data ?? noAnswers
}
