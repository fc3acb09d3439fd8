import { onAccountCleared, onSignOut } from '../account/session.ts'
import { currentOwner, type SavedOwner, watchOwner } from '../account/saved-owner.ts'
import type { MirrorRemote } from './mirror-remote.ts'
import {
  enqueueMutation,
  forgetRemovals,
  type Mutation,
  type MirrorState,
  optimisticItems,
} from './mirror-state.ts'
import { createMirrorStorage } from './mirror-storage.ts'
import { createMirrorSync } from './mirror-sync.ts'
import { createUndoWindow } from './undo-window.ts'

export interface MirrorView<T> {
  items: readonly T[]
  /** `loading` until items are known or the server turns out to be away. */
  status: 'loading' | 'ready'
  /** Whether the server's whole list is known. */
  whole: boolean
  /** Number of unconfirmed changes. */
  waiting: number
  /** The ids of the items with unconfirmed changes. */
  unsent: ReadonlySet<string>
  /** The server cannot be reached; `items` is the last known list. */
  away: boolean
}

export interface Mirror<T> {
  view(): MirrorView<T>
  subscribe(listener: () => void): () => void
  put(item: T): void
  patch(id: string, fields: Partial<T>): void
  remove(id: string): void
  /** The same for many items, stored and shown at once. */
  putMany(items: readonly T[]): void
  patchMany(ids: readonly string[], fields: Partial<T>): void
  removeMany(ids: readonly string[]): void
  /** Ends the time to undo removals, so that they may be sent. */
  releaseRemovals(): void
  /** Fetches the list unless it is fresh (with `true`: always) and sends the waiting changes. */
  refresh(force?: boolean): void
}

/**
 * Creates the browser's copy of an owner's list on the server: the server's last known items with the person's own
 * changes applied at once. The changes wait in a queue, also through a reload, until the server has confirmed each;
 * they are sent one after another, by one tab at a time. An owner's items and changes are never shown to or sent for
 * another one; a visitor's unsent changes go to the account they sign in to.
 */
export function createMirror<T>(remote: MirrorRemote<T>): Mirror<T> {
  const { idOf } = remote
  const storage = createMirrorStorage<T>(remote.name, remote.merged)
  const listeners = new Set<() => void>()
  let owner = currentOwner()
  let view: MirrorView<T> | null = null

  const changed = (): void => {
    view = null
    for (const listener of listeners) listener()
  }

  const update = (changedOwner: SavedOwner, change: (kept: MirrorState<T>) => MirrorState<T>): void => {
    if (storage.update(changedOwner, change) && changedOwner.account === owner.account) changed()
  }

  /** Recent removals that are not sent yet. */
  const undoWindow = createUndoWindow(remote.removesAfter, () => sync.flush())
  const sync = createMirrorSync<T>(remote, {
    owner: () => owner,
    read: storage.read,
    update,
    isHeld: undoWindow.has,
    onRun: changed,
  })

  const mutate = (mutations: readonly [id: string, what: Mutation<T>][]): void => {
    if (mutations.length === 0) return
    update(owner, kept =>
      mutations.reduce((after, [id, what]) => enqueueMutation(after, id, what, remote.merged), kept),
    )
    sync.flush()
  }

  const putMany = (items: readonly T[]): void => {
    // Changes are sent in order, so that the removals make room for new items.
    const restored = new Set(items.filter(item => undoWindow.delete(idOf(item))))
    if (restored.size < items.length) undoWindow.release()
    update(owner, kept => forgetRemovals(kept, idOf, restored))
    const { changes } = storage.read(owner)
    const isSettled = (item: T) => restored.has(item) && changes.every(({ id }) => id !== idOf(item))
    mutate(items.filter(item => !isSettled(item)).map(item => [idOf(item), { to: 'put', item }]))
  }
  const patchMany = (ids: readonly string[], fields: Partial<T>): void =>
    mutate(ids.map(id => [id, { to: 'patch', fields }]))
  const removeMany = (ids: readonly string[]): void => {
    for (const id of ids) undoWindow.add(id)
    mutate(ids.map(id => [id, { to: 'remove' }]))
  }

  /** Reads the storage, whose text may be long: once for each change, however many ask for the view. */
  function buildView(): MirrorView<T> {
    const kept = storage.read(owner)
    return {
      items: optimisticItems(kept, idOf, remote.merged),
      status: kept.whole || sync.settled() ? 'ready' : 'loading',
      whole: kept.whole,
      waiting: kept.changes.length,
      unsent: new Set(kept.changes.map(({ id }) => id)),
      away: sync.away(),
    }
  }

  function changeOwner(next: SavedOwner): void {
    const before = owner
    owner = next
    sync.changeOwner(before)
    const other = before.account !== owner.account
    if (other) undoWindow.clear()
    if (storage.adoptVisitor(owner) || other) changed()
    sync.resume()
  }

  onAccountCleared(leaver => {
    storage.clearAccounts(leaver, currentOwner().account)
    changed()
  })
  // The removals that are held back are sent before the session ends.
  onSignOut(async () => {
    if (undoWindow.release()) await sync.finished()
  })
  watchOwner(() => changeOwner(currentOwner()))
  if (typeof window !== 'undefined') {
    window.addEventListener('online', sync.resume)
    window.addEventListener(
      'storage',
      ({ key }) => (key === null || key === storage.keyOf(owner)) && changed(),
    )
    window.addEventListener('pagehide', undoWindow.release)
    document.addEventListener('visibilitychange', () =>
      document.visibilityState === 'visible' ? sync.resume() : undoWindow.release(),
    )
  }
  storage.adoptVisitor(owner)
  sync.resume()

  return {
    view() {
      view ??= buildView()
      return view
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put: item => putMany([item]),
    patch: (id, fields) => patchMany([id], fields),
    remove: id => removeMany([id]),
    putMany,
    patchMany,
    removeMany,
    releaseRemovals: () => void undoWindow.release(),
    refresh(force = false) {
      if (force) sync.expire()
      sync.refresh()
    },
  }
}
