import { useSyncExternalStore } from 'react'
import type { ChatSummary } from '#contract/chat-schemas.ts'
import { chatLimits } from '#contract/chat-limits.ts'
import { onSignOut } from '../../../data/account/session.ts'
import { callApi, apiPath } from '../../../data/api-client.ts'
import { queryClient } from '../../../data/query-client.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { chatQuery, chatsQuery } from '../conversation/conversation-queries.ts'
import { clearCurrentChat, currentChat, setCurrentChat } from '../conversation/current-chat.ts'
import { isSessionLost, describeFailure } from '../../../data/call-failure.ts'

/** Milliseconds in which a deletion can be undone. */
const removesAfter = 6_000

const change = (edit: (chats: ChatSummary[]) => ChatSummary[]): void => {
  queryClient.setQueryData(chatsQuery.queryKey, chats => chats && edit(chats))
}

/** Returns the title as it is saved; a blank one becomes Conversa. */
export const toChatTitle = (title: string): string =>
  title.trim().slice(0, chatLimits.title).trim() || 'Conversa'

/** Number of renames per conversation: only the answer to the last one counts. */
const renames = new Map<string, number>()

/** Shows the new title at once; restores the old one when saving fails. */
export async function renameSavedChat({ id, title: before }: ChatSummary, title: string): Promise<void> {
  const turn = (renames.get(id) ?? 0) + 1
  renames.set(id, turn)
  const isLast = () => renames.get(id) === turn
  const set = (next: string) => change(all => all.map(one => (one.id === id ? { ...one, title: next } : one)))
  set(toChatTitle(title))
  try {
    const kept = await callApi('PATCH /api/chats/{id}', {
      params: { id },
      body: { title: toChatTitle(title) },
    })
    if (isLast()) set(kept.title)
  } catch (error) {
    if (isLast()) set(before)
    if (!isSessionLost(error)) showFailure('A conversa não foi renomeada', error)
  }
}

const showFailure = (title: string, error: unknown): void =>
  showToast({ title, description: describeFailure(error), tone: 'risk' })

/** The most deletions that wait together: a browser can still send this many when the page is left. */
const maxPendingDeletions = 5

interface Deletion {
  /** Whether it is neither sent nor undone yet. */
  waits: () => boolean
  send: () => Promise<void>
  takeBack: () => void
}

/** Deletions that can still be undone. */
let pending: ReadonlyMap<string, Deletion> = new Map()
const listeners = new Set<() => void>()

function setPending(next: ReadonlyMap<string, Deletion>): void {
  pending = next
  for (const listener of listeners) listener()
}

const settle = (id: string): void => setPending(new Map([...pending].filter(([other]) => other !== id)))

/** Removes the conversation from the list; a focus inside it moves to the page. */
function takeOut(id: string): void {
  const focused = document.activeElement?.closest(`[data-chat="${id}"]`)
  queryClient.removeQueries({ queryKey: chatQuery(id).queryKey })
  change(all => all.filter(one => one.id !== id))
  if (focused) document.getElementById('main')?.focus()
}

/** Deletes a conversation after six seconds unless that is undone; leaving the site deletes it at once. */
export function deleteSavedChat(id: string): void {
  const wasCurrent = currentChat() === id
  clearCurrentChat(id)
  let waits = true
  const send = async () => {
    clearTimeout(timer)
    waits = false
    try {
      await callApi('DELETE /api/chats/{id}', { params: { id } })
      takeOut(id)
    } catch (error) {
      if (!isSessionLost(error)) showFailure('A conversa não foi excluída', error)
    }
    settle(id)
  }
  const timer = setTimeout(() => void send(), removesAfter)
  const takeBack = () => {
    clearTimeout(timer)
    if (wasCurrent) setCurrentChat(id)
    settle(id)
  }
  const [oldest, ...others] = [...pending.values()].filter(deletion => deletion.waits())
  if (others.length >= maxPendingDeletions - 1) void oldest?.send()
  setPending(new Map([...pending, [id, { waits: () => waits, send, takeBack }]]))
}

/** Undoes a deletion that has not been sent. */
export const undoDeleteChat = (id: string): void => pending.get(id)?.takeBack()

onSignOut(async () => {
  await Promise.all([...pending.values()].map(({ send }) => send()))
})

window.addEventListener('pagehide', () => {
  for (const id of pending.keys())
    void fetch(apiPath('DELETE /api/chats/{id}', { params: { id } }), {
      method: 'DELETE',
      keepalive: true,
    }).catch(() => undefined)
})

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the conversations that are about to be deleted, by id. */
export const usePendingDeletions = (): ReadonlyMap<string, unknown> =>
  useSyncExternalStore(listen, () => pending)
