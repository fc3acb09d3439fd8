import type { ChatSummary } from '#contract/chat-schemas.ts'
import { chatLimits } from '#contract/chat-limits.ts'
import { onSignOut } from '../../../data/account/session.ts'
import { callApi } from '../../../data/api-client.ts'
import { queryClient } from '../../../data/query-client.ts'
import { createUndoWindow } from '../../../data/saved/undo-window.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { chatQuery, chatsQuery } from '../conversation/conversation-queries.ts'
import { clearCurrentChat, currentChat, setCurrentChat } from '../conversation/current-chat.ts'
import { isSessionLost, describeFailure } from '../../../data/call-failure.ts'
import { useBrowserValue } from '../../../framework/use-browser-value.ts'

/** Milliseconds in which a deletion can be undone. */
const removesAfter = 6_000

const change = (edit: (chats: ChatSummary[]) => ChatSummary[]): void => {
  queryClient.setQueryData(chatsQuery.queryKey, chats => chats && edit(chats))
}

/** Returns the title as it is saved; a blank one becomes Conversa. */
const toChatTitle = (title: string): string => title.trim().slice(0, chatLimits.title).trim() || 'Conversa'

/** Number of renames per conversation: only the answer to the last one counts. */
const renames = new Map<string, number>()

/** Shows the new title at once; restores the old one when saving fails. */
export async function renameSavedChat({ id, title: before }: ChatSummary, title: string): Promise<void> {
  const renameNumber = (renames.get(id) ?? 0) + 1
  renames.set(id, renameNumber)
  const isLast = () => renames.get(id) === renameNumber
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
  /** Whether it was the conversation that /chat opens, which an undo restores. */
  wasCurrent: boolean
  /** The call that deletes it; `null` while it can be undone. */
  sending: Promise<void> | null
}

/** The conversations that are shown as deleted and that the server has not confirmed yet. */
let pending: ReadonlyMap<string, Deletion> = new Map()
const listeners = new Set<() => void>()

function setPending(next: ReadonlyMap<string, Deletion>): void {
  pending = next
  for (const listener of listeners) listener()
}

const settle = (id: string): void => setPending(new Map([...pending].filter(([other]) => other !== id)))

const undoWindow = createUndoWindow(removesAfter, sendDeletions)

/** Sends the deletions that can no longer be undone; each call goes on when the page is left. */
function sendDeletions(): void {
  const due = [...pending].filter(([id, { sending }]) => sending === null && !undoWindow.has(id))
  setPending(
    new Map([
      ...pending,
      ...due.map(([id, deletion]) => [id, { ...deletion, sending: sendDeletion(id) }] as const),
    ]),
  )
}

async function sendDeletion(id: string): Promise<void> {
  try {
    await callApi('DELETE /api/chats/{id}', { params: { id }, keepalive: true })
    takeOut(id)
  } catch (error) {
    if (!isSessionLost(error)) showFailure('A conversa não foi excluída', error)
  }
  settle(id)
}

/** Removes the conversation from the list; a focus inside it moves to the page. */
function takeOut(id: string): void {
  const focused = document.activeElement?.closest(`[data-chat="${id}"]`)
  queryClient.removeQueries({ queryKey: chatQuery(id).queryKey })
  change(all => all.filter(one => one.id !== id))
  if (focused) document.getElementById('main')?.focus()
}

/**
 * Deletes a conversation unless that is undone within six seconds of the last deletion; leaving the site deletes it at
 * once.
 */
export function deleteSavedChat(id: string): void {
  if (pending.has(id)) return
  const undoable = [...pending.values()].filter(({ sending }) => sending === null)
  if (undoable.length >= maxPendingDeletions) undoWindow.release()
  const wasCurrent = currentChat() === id
  clearCurrentChat(id)
  setPending(new Map([...pending, [id, { wasCurrent, sending: null }]]))
  undoWindow.add(id)
}

/** Undoes a deletion that has not been sent. */
export function undoDeleteChat(id: string): void {
  if (!undoWindow.delete(id)) return
  if (pending.get(id)?.wasCurrent) setCurrentChat(id)
  settle(id)
}

onSignOut(async () => {
  undoWindow.release()
  await Promise.all([...pending.values()].flatMap(({ sending }) => sending ?? []))
})

if (typeof window !== 'undefined') window.addEventListener('pagehide', undoWindow.release)

const noDeletions: ReadonlyMap<string, unknown> = new Map()

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the conversations that are about to be deleted, by id. */
export const usePendingDeletions = (): ReadonlyMap<string, unknown> =>
  useBrowserValue(() => pending, noDeletions, listen)
