import { useEffect } from 'react'
import { findOwner, ownerIdForReading } from '../account/saved-owner.ts'
import { onAccountCleared } from '../account/session.ts'
import { callApi } from '../api-client.ts'
import { refetchClients } from './client-actions.ts'
import { refetchExpenses } from './expense-actions.ts'
import { refetchFavorites } from './favorite-actions.ts'
import { followDesk, forgetDeskTag } from './follow-desk.ts'
import { refetchOwnLots } from './own-lot-actions.ts'

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
