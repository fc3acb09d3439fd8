import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Unsubscription } from '#contract/notification-schemas.ts'
import { sessionQuery } from '../../data/account/session.ts'
import { callApi, RequestRefused } from '../../data/api-client.ts'
import { queryClient } from '../../data/query-client.ts'
import { useSubmission } from '../../ui/use-submission.ts'

/** `all`: stop every mail; `search`: stop the alerts of the link's search; `again`: send mails as before. */
export type UnsubscribeChoiceState = 'all' | 'search' | 'again'

type Subscription =
  | { state: 'loading' }
  /** The link is worth nothing. */
  | { state: 'dead' }
  | { state: 'away'; retrying: boolean; retry: () => void }
  | {
      state: 'here'
      about: Unsubscription
      /** The last choice made on this page. */
      done: UnsubscribeChoiceState | null
      busy: boolean
      /** Whether the last choice failed to reach the server. */
      failed: boolean
      choose: (what: UnsubscribeChoiceState) => void
    }

const isDead = (error: unknown): boolean => error instanceof RequestRefused && error.code === 'link_invalid'

/** Fetches what a mail's link is about, and sends the person's choice; opening the page changes nothing. */
export function useUnsubscription(token: string): Subscription {
  const queryKey = ['unsubscription', token]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /api/unsubscribe', { query: { token }, signal }),
    retry: false,
  })
  const [done, setDone] = useState<UnsubscribeChoiceState | null>(null)
  const { step, failure: problem, run } = useSubmission<unknown>(cause => cause)

  const choose = (what: UnsubscribeChoiceState) =>
    run(async () => {
      const about = await callApi('POST /api/unsubscribe', { query: { token }, body: { what } })
      queryClient.setQueryData(queryKey, about)
      setDone(what)
      // It may be the account that is signed in here: its profile shows the same switch.
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    })

  if (isDead(error) || isDead(problem)) return { state: 'dead' }
  if (data)
    return {
      state: 'here',
      about: data,
      done,
      busy: step === 'sending',
      failed: problem !== null,
      choose: what => void choose(what),
    }
  return error ? { state: 'away', retrying: isFetching, retry: () => void refetch() } : { state: 'loading' }
}
