import { useEffect } from 'react'
import { findOwner, ownerIdForReading } from '../account/saved-owner.ts'
import { onAccountCleared } from '../account/session.ts'
import { callApi } from '../api-client.ts'
import { refetchClients } from './client-actions.ts'
import { refetchExpenses } from './expense-actions.ts'
import { refetchFavorites } from './favorite-actions.ts'
import { refetchOwnLots } from './own-lot-actions.ts'

/** Milliseconds between two questions, and at most where the server does not answer. */
const everyMs = 4_000
const slowestMs = 60_000

/** The parts of the page, the clock and the network that following the desk needs. */
export interface FollowedDesk {
  /** Asks the server for the desk's tag; `null` where there is nobody to ask for. */
  askTag: () => Promise<string | null>
  /** Fetches the lists. */
  refetch: () => void
  isVisible: () => boolean
  /** Whether somebody types, drags or presses; the rows do not change meanwhile. */
  isBusy: () => boolean
  /** Calls back after so many milliseconds; returns how to take it back. */
  after: (ms: number, work: () => void) => () => void
  /** Calls back when the page is shown again; returns how to end that. */
  onShown: (work: () => void) => () => void
}

/**
 * The import for which the lists were last fetched; it outlives the desk, so that opening the desk again fetches
 * nothing.
 */
let fetchedTag: string | null = null

/** Forgets the account that has left. */
export const forgetDeskTag = (): void => {
  fetchedTag = null
}

/**
 * Follows what other devices write on the desk while the page is visible: the lists are fetched when its tag has
 * changed, once no field, card or pointer is in use. The pause between two questions grows while the server does not
 * answer.
 * @returns a function that ends it
 */
export function followDesk({ askTag, refetch, isVisible, isBusy, after, onShown }: FollowedDesk): () => void {
  let isEnded = false
  let isAsking = false
  let wait = everyMs
  let cancel = () => {}
  const next = (): void => {
    cancel()
    if (!isEnded) cancel = after(wait, ask)
  }
  const applyTag = (tag: string | null): void => {
    wait = everyMs
    if (isEnded || tag === null || tag === fetchedTag) return
    const isFirst = fetchedTag === null
    if (!isFirst && isBusy()) return
    fetchedTag = tag
    if (!isFirst) refetch()
  }
  const ask = (): void => {
    if (isAsking || isEnded) return
    // A hidden page asks nothing; it asks at once when it is shown.
    if (!isVisible()) return
    isAsking = true
    void askTag()
      .then(applyTag, () => {
        wait = Math.min(slowestMs, wait * 2)
      })
      .finally(() => {
        isAsking = false
        next()
      })
  }
  const stop = onShown(ask)
  ask()
  return () => {
    isEnded = true
    cancel()
    stop()
  }
}

onAccountCleared(forgetDeskTag)

async function askTag(): Promise<string | null> {
  const user_id = ownerIdForReading(await findOwner())
  if (user_id === undefined) return null
  const { tag } = await callApi('GET /api/desk/tag', { query: { user_id } })
  return tag
}

/** A field in which somebody types, a card that is dragged, a button that is held down. */
const busy =
  ':is(input:not([type="checkbox"], [type="search"]), textarea, select):focus, [data-dragged], :active:is(button, a, td, th, li)'

/** Shows what other devices write on the desk within seconds, while the page is visible. */
export function useFollowedDesk(): void {
  useEffect(
    () =>
      followDesk({
        askTag,
        refetch() {
          refetchFavorites()
          refetchOwnLots()
          refetchClients()
          refetchExpenses()
        },
        isVisible: () => document.visibilityState === 'visible',
        isBusy: () => document.querySelector(busy) !== null,
        after(ms, work) {
          const timer = setTimeout(work, ms)
          return () => clearTimeout(timer)
        },
        onShown(work) {
          document.addEventListener('visibilitychange', work)
          return () => document.removeEventListener('visibilitychange', work)
        },
      }),
    [],
  )
}
