import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Unsubscription } from '#contract/notifications.ts'
import { entryQuery } from '../../data/account/account.ts'
import { callApi, Refused } from '../../data/client.ts'
import { queries } from '../../data/query-client.ts'

/** `all`: stop every mail; `search`: stop the alerts of the link's search; `again`: send mails as before. */
export type Choice = 'all' | 'search' | 'again'

type Subscription =
  | { state: 'loading' }
  /** The link is worth nothing. */
  | { state: 'dead' }
  | { state: 'away'; retrying: boolean; retry: () => void }
  | {
      state: 'here'
      about: Unsubscription
      /** The last choice made on this page. */
      done: Choice | null
      busy: boolean
      /** Whether the last choice failed to reach the server. */
      failed: boolean
      choose: (what: Choice) => void
    }

const isDead = (error: unknown): boolean => error instanceof Refused && error.code === 'link_invalid'

/** Fetches what a mail's link is about, and sends the person's choice; opening the page changes nothing. */
export function useUnsubscription(token: string): Subscription {
  const queryKey = ['unsubscription', token]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /api/unsubscribe', { query: { token }, signal }),
    retry: false,
  })
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Choice | null>(null)
  const [problem, setProblem] = useState<unknown>(null)

  const choose = async (what: Choice) => {
    setBusy(true)
    setProblem(null)
    try {
      const about = await callApi('POST /api/unsubscribe', { query: { token }, body: { what } })
      queries.setQueryData(queryKey, about)
      setDone(what)
      // It may be the account that is signed in here: its profile shows the same switch.
      void queries.invalidateQueries({ queryKey: entryQuery.queryKey })
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  if (isDead(error) || isDead(problem)) return { state: 'dead' }
  if (data)
    return {
      state: 'here',
      about: data,
      done,
      busy,
      failed: problem !== null,
      choose: what => void choose(what),
    }
  return error ? { state: 'away', retrying: isFetching, retry: () => void refetch() } : { state: 'loading' }
}
