import type { SavedOwner } from '../account/saved-owner.ts'
import { type StoredValue, storedValue } from '../stored-value.ts'
import { adoptChanges, emptyMirrorState, type MergedFields, type MirrorState } from './mirror-state.ts'

/** The states of one list in this browser's storage, one for each owner. */
export interface MirrorStorage<T> {
  keyOf(owner: SavedOwner): string
  read(owner: SavedOwner): MirrorState<T>
  /** @returns whether the state differs from before */
  update(owner: SavedOwner, change: (kept: MirrorState<T>) => MirrorState<T>): boolean
  /** Gives the visitor's unsent changes to the account that signs in. */
  adoptVisitor(owner: SavedOwner): boolean
  /**
   * Clears the states of accounts. After a sign-out, when `current` is still the leaver, all of them are cleared. When
   * the server ended the session, the leaver's unsent changes stay until the account is back, and so does the state of
   * the account that is signed in now (`current`).
   */
  clearAccounts(leaver: string | null, current: string | null): void
}

const isMirrorState = (value: unknown): boolean => {
  const kept = value as Partial<MirrorState<unknown>> | null
  return Array.isArray(kept?.changes) && Array.isArray(kept.known)
}

/** @param name of the list; keys with the prefix `account:` are cleared on sign-out (data/account/session.ts) */
export function createMirrorStorage<T>(name: string, merged?: MergedFields<T>): MirrorStorage<T> {
  const states = new Map<string | null, StoredValue<MirrorState<T>>>()

  const stateOf = ({ account }: Pick<SavedOwner, 'account'>): StoredValue<MirrorState<T>> => {
    const key = account === null ? `visitor:${name}` : `account:${name}:${account}`
    const found = states.get(account) ?? storedValue<MirrorState<T>>(key, emptyMirrorState, isMirrorState)
    states.set(account, found)
    return found
  }

  function update(owner: SavedOwner, change: (kept: MirrorState<T>) => MirrorState<T>): boolean {
    const kept = stateOf(owner)
    const before = kept.get()
    const after = change(before)
    if (after === before) return false
    kept.set(after)
    return true
  }

  return {
    keyOf: owner => stateOf(owner).key,
    read: owner => stateOf(owner).get(),
    update,
    adoptVisitor(owner) {
      const visitor = stateOf({ account: null })
      const { changes, known, whole } = visitor.get()
      const nothing = changes.length === 0 && known.length === 0 && !whole
      if (owner.account === null || nothing) return false
      visitor.clear()
      return changes.length > 0 && update(owner, kept => adoptChanges(kept, changes, merged))
    },
    clearAccounts(leaver, current) {
      const signedOut = current !== null && current === leaver
      const staying = signedOut ? null : current
      if (leaver !== null) stateOf({ account: leaver })
      const leaving = [...states].flatMap(([account, kept]) =>
        account === null || account === staying ? [] : [kept],
      )
      for (const kept of leaving) {
        const { changes, turn } = kept.get()
        if (signedOut || changes.length === 0) kept.clear()
        else kept.set({ ...emptyMirrorState, changes, turn })
      }
    },
  }
}
