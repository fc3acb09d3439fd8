import { queryOptions } from '@tanstack/react-query'
import type { Notification } from '#contract/notifications.ts'
import { entryQuery, updateMe } from './account.ts'
import { callApi } from '../client.ts'
import { queries } from '../query-client.ts'

const unreadIn = (list: readonly Notification[]): number => list.filter(({ read }) => !read).length

/** As many as the server gives at once; below that, the list tells how many are unread. */
const most = 100

/** What the product told this account, newest first; asked again whenever the drawer opens. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }) => {
    const list = await callApi('GET /api/notifications', { signal })
    if (list.length < most) updateMe({ unreadNotifications: unreadIn(list) })
    return list
  },
  refetchOnMount: 'always',
})

const { queryKey } = notificationsQuery
const unreadNow = (): number => queries.getQueryData(entryQuery.queryKey)?.me?.unreadNotifications ?? 0

/** One more has come, that nobody has read. */
export function addNotification(notification: Notification): void {
  queries.setQueryData(queryKey, list => list && [notification, ...list])
  updateMe({ unreadNotifications: unreadNow() + 1 })
}

/**
 * Marks one, or all, as read: here at once, and here again unread when the server could not be told.
 * @throws Refused, Unreachable
 */
export async function markRead(id?: string): Promise<void> {
  await queries.cancelQueries({ queryKey })
  const before = queries.getQueryData(queryKey) ?? []
  const turned = new Set(before.filter(one => !one.read && (!id || one.id === id)).map(one => one.id))
  if (turned.size === 0 && id) return
  const unread = unreadNow()
  const turn = (read: boolean) =>
    queries.setQueryData(queryKey, list => list?.map(one => (turned.has(one.id) ? { ...one, read } : one)))
  turn(true)
  updateMe({ unreadNotifications: id ? Math.max(0, unread - 1) : 0 })
  try {
    await callApi('POST /api/notifications/read', { body: id ? { ids: [id] } : {} })
  } catch (error) {
    turn(false)
    updateMe({ unreadNotifications: id ? unreadNow() + 1 : unread })
    throw error
  }
}

/** Erases them all. @throws Refused, Unreachable: then nothing has changed */
export async function clearNotifications(): Promise<void> {
  await callApi('DELETE /api/notifications', {})
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, [])
  updateMe({ unreadNotifications: 0 })
}
