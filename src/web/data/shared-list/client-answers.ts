import { useQueries, useQuery } from '@tanstack/react-query'
import type { SharedListAnswers, SharedQuestion } from '#contract/shared-list-schemas.ts'
import { useRested } from '../../ui/use-rested.ts'
import { sharedAnswersQuery, sharedListsQuery } from './owned-lists.ts'

/** What clients answered about one property, in all lists together. */
export interface ClientAnswers {
  liked: number
  disliked: number
  /** The last first. */
  questions: readonly (SharedQuestion & { list: string })[]
}

/** By the property's number or the lot's id. */
export type AnswersByItem = ReadonlyMap<string, ClientAnswers>

export const noAnswers: AnswersByItem = new Map()

/** Lists that are asked for their answers, the newest ones. */
const mostLists = 12

/** Gathers what several lists' visitors answered, by property. */
export function gatherAnswers(answers: readonly (SharedListAnswers | undefined)[]): AnswersByItem {
  const byItem = new Map<string, ClientAnswers>()
  const add = (item: string, more: ClientAnswers) => {
    const { liked, disliked, questions } = byItem.get(item) ?? { liked: 0, disliked: 0, questions: [] }
    byItem.set(item, {
      liked: liked + more.liked,
      disliked: disliked + more.disliked,
      questions: [...questions, ...more.questions],
    })
  }
  for (const answer of answers) {
    if (answer === undefined) continue
    for (const { item, liked, disliked } of answer.reactions) add(item, { liked, disliked, questions: [] })
    for (const question of answer.questions)
      if (question.item !== null)
        add(question.item, {
          liked: 0,
          disliked: 0,
          questions: [{ ...question, list: answer.list.title }],
        })
  }
  return byItem
}

/** Returns what clients answered about the desk's properties; asked for once the page is at rest. */
export function useClientAnswers(): AnswersByItem {
  const rested = useRested()
  const { data } = useQuery({ ...sharedListsQuery, enabled: rested })
  const answered = (data?.lists ?? []).filter(list => list.liked + list.disliked + list.questions > 0)
  return useQueries({
    queries: answered.slice(0, mostLists).map(({ id }) => sharedAnswersQuery(id)),
    combine: combineAnswers,
  })
}

/** A stable reference, so that the same answers are gathered once. */
const combineAnswers = (results: readonly { data: SharedListAnswers | undefined }[]): AnswersByItem =>
  results.length === 0 ? noAnswers : gatherAnswers(results.map(({ data }) => data))
