import { queryOptions } from '@tanstack/react-query'
import type { Notification } from '#contract/notification-schemas.ts'
import { sessionQuery, setMe } from './session.ts'
import { callApi } from '../api-client.ts'
import { queryClient } from '../query-client.ts'

const unreadIn = (list: readonly Notification[]): number => list.filter(({ read }) => !read).length

/** The most notifications the server returns at once; with fewer, the list itself gives the number of unread ones. */
const maxNotifications = 100

/** The account's notifications, newest first; fetched again whenever the drawer opens. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }) => {
    const list = await callApi('GET /api/notifications', { signal })
    if (list.length < maxNotifications) setMe({ unreadNotifications: unreadIn(list) })
    return list
  },
  refetchOnMount: 'always',
})

const { queryKey } = notificationsQuery
const unreadNow = (): number => queryClient.getQueryData(sessionQuery.queryKey)?.me?.unreadNotifications ?? 0

/** Adds a new, unread notification. */
export function addNotification(notification: Notification): void {
  queryClient.setQueryData(queryKey, list => list && [notification, ...list])
  setMe({ unreadNotifications: unreadNow() + 1 })
}

/**
 * Marks one or all as read at once; marks them unread again when the request fails.
 * @throws RequestRefused, ServerUnreachable
 */
export async function markNotificationsRead(id?: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey) ?? []
  const turned = new Set(before.filter(one => !one.read && (!id || one.id === id)).map(one => one.id))
  if (turned.size === 0 && id) return
  const unread = unreadNow()
  const setRead = (read: boolean) =>
    queryClient.setQueryData(queryKey, list =>
      list?.map(one => (turned.has(one.id) ? { ...one, read } : one)),
    )
  setRead(true)
  setMe({ unreadNotifications: id ? Math.max(0, unread - 1) : 0 })
  try {
    await callApi('POST /api/notifications/read', { body: id ? { ids: [id] } : {} })
  } catch (error) {
    setRead(false)
    setMe({ unreadNotifications: id ? unreadNow() + 1 : unread })
    throw error
  }
}

/** Deletes all notifications. @throws RequestRefused, ServerUnreachable: then nothing has changed */
export async function clearNotifications(): Promise<void> {
  await callApi('DELETE /api/notifications', {})
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, [])
  setMe({ unreadNotifications: 0 })
}
