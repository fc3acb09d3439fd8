import { removeStored, readStored, writeStored } from '../../../framework/browser-storage.ts'

/** Cleared with the account, see `clearStoredAccount` in data/account/session.ts. */
const key = 'currentChatId'

/** Returns the conversation that was last open in this tab; in a new tab, the last one of this browser. */
export const currentChat = (): string | null => readStored(key, 'sessionStorage') ?? readStored(key)

/** Remembers the open conversation for this tab and, for new tabs, for this browser. */
export function setCurrentChat(id: string): void {
  writeStored(key, id, 'sessionStorage')
  writeStored(key, id)
}

/** Clears the last open conversation in this tab and this browser; with `id`, only when it is that one. */
export function clearCurrentChat(id?: string): void {
  for (const storage of ['sessionStorage', 'localStorage'] as const)
    if (id === undefined || readStored(key, storage) === id) removeStored(key, storage)
}
