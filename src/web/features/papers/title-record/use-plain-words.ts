import { skipToken, useQuery } from '@tanstack/react-query'
import { plainWordsLimits } from '#contract/title-record-limits.ts'
import { burdenStates } from '#domain/title-records/burden-state.ts'
import { useMe } from '../../../data/account/session.ts'
import { callApi } from '../../../data/api-client.ts'
import type { Burden } from './answer-parts.ts'
import { groupBurdens } from './title-record-words.ts'

/** Milliseconds that a model may take for all passages. */
const timeoutMs = 60_000

const none: ReadonlyMap<Burden, string> = new Map()

/** The burdens whose passages are put into plainer words: those in force first, as many as are taken at once. */
function chooseBurdens(burdens: readonly Burden[]): Burden[] {
  const groups = groupBurdens(burdens)
  return burdenStates
    .flatMap(state => groups[state])
    .filter(({ excerpt }) => excerpt.trim() !== '' && excerpt.length <= plainWordsLimits.length)
    .slice(0, plainWordsLimits.passages)
}

/**
 * Returns what a model says for the passages of burdens, in plainer words; a burden without has none. Nothing where no
 * model is there, or where it fails: the passages stand for themselves.
 */
export function usePlainWords(burdens: readonly Burden[]): ReadonlyMap<Burden, string> {
  const me = useMe()
  const chosen = chooseBurdens(burdens)
  const passages = chosen.map(({ excerpt }) => excerpt)
  const { data } = useQuery({
    queryKey: ['plain words', passages],
    queryFn:
      me && passages.length > 0
        ? ({ signal }) =>
            callApi('POST /api/title-records/plain-words', { body: { passages }, signal, timeoutMs })
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data === undefined) return none
  return new Map(
    chosen.flatMap((burden, at) => {
      const words = data.words[at]
      return words ? [[burden, words] as const] : []
    }),
  )
}
