import { queryOptions } from '@tanstack/react-query'
import type { Notification } from '#contract/notifications.ts'
import { entryQuery, updateMe } from './account.ts'
import { callApi } from '../client.ts'
import { queries } from '../query-client.ts'

const unreadIn = (list: readonly Notification[]): number => list.filter(({ read }) => !read).length

/** The most notifications the server returns at once; with fewer, the list itself gives the number of unread ones. */
const most = 100

/** The account's notifications, newest first; fetched again whenever the drawer opens. */
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

/** Adds a new, unread notification. */
export function addNotification(notification: Notification): void {
  queries.setQueryData(queryKey, list => list && [notification, ...list])
  updateMe({ unreadNotifications: unreadNow() + 1 })
}

/**
 * Marks one or all as read at once; marks them unread again when the request fails.
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

/** Deletes all notifications. @throws Refused, Unreachable: then nothing has changed */
export async function clearNotifications(): Promise<void> {
  await callApi('DELETE /api/notifications', {})
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, [])
  updateMe({ unreadNotifications: 0 })
}
