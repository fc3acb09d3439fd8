import { onAccountCleared, onSignOut } from '../account/session.ts'
import { isFinalRefusal, RequestRefused, ServerUnreachable } from '../api-client.ts'
import { createUndoWindow } from './undo-window.ts'
import {
  adoptChanges,
  type MutationChange,
  confirmMutation,
  type MirrorState,
  applyListed,
  emptyMirrorState,
  dropMutation,
  optimisticItems,
  type Mutation,
  enqueue,
} from './mirror-state.ts'
import {
  currentOwner,
  ownerIdForReading,
  ownerIdForSaving,
  findOwner,
  type SavedOwner,
  watchOwner,
} from '../account/saved-owner.ts'
import { type StoredValue, storedValue } from '../stored-value.ts'

/**
 * How long a list counts as fresh, and the wait before another call to a server that was away; both in milliseconds.
 */
const freshFor = 60_000
const between = 30_000

/** A list that the server holds for its owner. Every call is idempotent. */
export interface MirrorRemote<T> {
  /** Also the name in this browser's storage. */
  name: string
  idOf(item: T): string
  list(ownerId: string): Promise<T[]>
  /** Adds the item or overwrites it; returns what the server holds then. */
  put(ownerId: string, item: T): Promise<T>
  patch(ownerId: string, id: string, fields: Partial<T>): Promise<T>
  remove(ownerId: string, id: string): Promise<unknown>
  /** Reports to the person that the server refused a mutation; `message` is the server's. */
  onRefused(message: string, to: Mutation<T>['to']): void
  /** Milliseconds before a removal is sent, so that it can be undone completely. */
  removesAfter?: number
}

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
  /** Ends the time to undo removals, so that they may be sent. */
  letGo(): void
  /** Fetches the list unless it is fresh (with `true`: always) and sends the waiting changes. */
  refresh(anew?: boolean): void
}

const isKept = (value: unknown): boolean => {
  const kept = value as Partial<MirrorState<unknown>> | null
  return Array.isArray(kept?.changes) && Array.isArray(kept.known)
}

const inTurn = async (name: string, work: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, work) : work()

/**
 * Creates the browser's copy of an owner's list on the server: the server's last known items with the person's own
 * changes applied at once. The changes wait in a queue, also through a reload, until the server has confirmed each;
 * they are sent one after another, by one tab at a time. An owner's items and changes are never shown to or sent for
 * another one; a visitor's unsent changes go to the account they sign in to.
 */
export function createMirror<T>(remote: MirrorRemote<T>): Mirror<T> {
  const { name, idOf } = remote
  const states = new Map<string | null, StoredValue<MirrorState<T>>>()
  const listeners = new Set<() => void>()
  let owner = currentOwner()
  let view: MirrorView<T> | null = null
  let away = false
  let settled = false
  /** The server requires a sign-in or a renewed plan; nothing is sent until then. */
  let paused = false
  let askedAt = Number.NEGATIVE_INFINITY
  /** Whether a page shows the list; it is not fetched before. */
  let lookedAt = false
  let wanted = false
  let running: Promise<void> | null = null
  /** The owner for whom the current or last run works. */
  let working = owner
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Recent removals that are not sent yet. */
  const undoWindow = createUndoWindow(remote.removesAfter, flush)

  /** Keys with the prefix `account:` are cleared on sign-out (data/account/account.ts). */
  const stateOf = ({ account }: Pick<SavedOwner, 'account'>): StoredValue<MirrorState<T>> => {
    const key = account === null ? `visitor:${name}` : `account:${name}:${account}`
    const found = states.get(account) ?? storedValue<MirrorState<T>>(key, emptyMirrorState, isKept)
    states.set(account, found)
    return found
  }

  const changed = (): void => {
    view = null
    for (const listener of listeners) listener()
  }

  const update = (of: SavedOwner, change: (kept: MirrorState<T>) => MirrorState<T>): void => {
    const kept = stateOf(of)
    const before = kept.get()
    const after = change(before)
    if (after === before) return
    kept.set(after)
    if (of.account === owner.account) changed()
  }

  const mutate = (id: string, what: Mutation<T>): void => {
    update(owner, kept => enqueue(kept, id, what))
    flush()
  }

  function adopt(): void {
    const visitor = stateOf({ account: null })
    const { changes, known, whole } = visitor.get()
    const nothing = changes.length === 0 && known.length === 0 && !whole
    if (owner.account === null || nothing) return
    visitor.clear()
    if (changes.length > 0) update(owner, kept => adoptChanges(kept, changes))
  }

  function become(next: SavedOwner): void {
    const other = next.account !== owner.account
    if (other || next.confined !== owner.confined) paused = false
    owner = next
    if (other) {
      askedAt = Number.NEGATIVE_INFINITY
      settled = false
      undoWindow.clear()
    }
    adopt()
    if (other) changed()
    resume()
  }

  const send = (of: SavedOwner, change: MutationChange<T>): Promise<T | null> => {
    const ownerId = ownerIdForSaving(of)
    if (change.to === 'put') return remote.put(ownerId, change.item)
    if (change.to === 'patch') return remote.patch(ownerId, change.id, change.fields)
    return remote.remove(ownerId, change.id).then(() => null)
  }

  const nextOf = (of: SavedOwner): MutationChange<T> | undefined =>
    stateOf(of)
      .get()
      .changes.find(({ id, to }) => to !== 'remove' || !undoWindow.has(id))

  /** Sends the waiting changes, then fetches the list when it is due. */
  async function work(): Promise<void> {
    const of = await findOwner()
    working = of
    if (paused || of.confined || of.account !== owner.account) return
    for (let next = nextOf(of); next; next = nextOf(of)) {
      const change = next
      try {
        const item = await send(of, change)
        update(of, kept => confirmMutation(kept, idOf, change, item))
      } catch (error) {
        if (!isFinalRefusal(error)) throw error
        update(of, kept => dropMutation(kept, change))
        remote.onRefused(error.message, change.to)
        askedAt = Number.NEGATIVE_INFINITY
      }
      if (of.account !== owner.account) return
    }
    if (!lookedAt || Date.now() - askedAt < freshFor) return
    const id = ownerIdForReading(of)
    const items = id === undefined ? [] : await remote.list(id)
    if (of.account !== owner.account) return
    askedAt = Date.now()
    update(of, kept => applyListed(kept, items))
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    try {
      while (wanted) {
        wanted = false
        await inTurn(name, work)
      }
      away = false
    } catch (error) {
      // The failed run was for an owner who has left; the current owner's changes are sent next.
      if (working.account !== owner.account) {
        queueMicrotask(flush)
        return
      }
      if (error instanceof RequestRefused && [401, 403].includes(error.status)) paused = true
      away = error instanceof ServerUnreachable
      later(error instanceof RequestRefused ? (error.retryAfter ?? 0) * 1000 : 0)
      if (!(error instanceof RequestRefused || error instanceof ServerUnreachable)) throw error
    } finally {
      running = null
      settled = lookedAt
      changed()
    }
  }

  function later(least: number): void {
    const { changes } = stateOf(owner).get()
    if (!paused && changes.length > 0) timer = setTimeout(flush, Math.max(between, least))
  }

  function flush(): void {
    wanted = true
    running ??= run()
  }

  /**
   * Clears an account's state. After a sign-out everything is removed; when the server ended the session, unsent
   * changes stay until the account is back.
   */
  function forget(leaver: string | null): void {
    const here = currentOwner().account
    const signedOut = here !== null && here === leaver
    // The state of an owner who has just arrived stays.
    const stays = signedOut ? null : here
    const leaving = [...states].flatMap(([account, kept]) =>
      account === null || account === stays ? [] : [kept],
    )
    for (const kept of leaving) {
      const { changes, turn } = kept.get()
      if (signedOut || changes.length === 0) kept.clear()
      else kept.set({ ...emptyMirrorState, changes, turn })
    }
    changed()
  }

  /** Calls the server only when the list is shown or changes are waiting. */
  function resume(): void {
    if (lookedAt || stateOf(owner).get().changes.length > 0) flush()
  }

  /** Sends the removals that are held back, before the session ends. */
  async function sendHeld(): Promise<void> {
    if (undoWindow.letGo()) await running
  }

  onAccountCleared(forget)
  onSignOut(sendHeld)
  watchOwner(() => become(currentOwner()))
  if (typeof window !== 'undefined') {
    window.addEventListener('online', resume)
    window.addEventListener('storage', ({ key }) => (key === null || key === stateOf(owner).key) && changed())
    window.addEventListener('pagehide', undoWindow.letGo)
    document.addEventListener('visibilitychange', () =>
      document.visibilityState === 'visible' ? resume() : undoWindow.letGo(),
    )
  }
  adopt()
  resume()

  return {
    view() {
      const kept = stateOf(owner).get()
      view ??= {
        items: optimisticItems(kept, idOf),
        status: kept.whole || settled ? 'ready' : 'loading',
        whole: kept.whole,
        waiting: kept.changes.length,
        unsent: new Set(kept.changes.map(({ id }) => id)),
        away,
      }
      return view
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    put(item) {
      const id = idOf(item)
      // Changes are sent in order, so that the removals make room for new items.
      if (!undoWindow.delete(id)) undoWindow.letGo()
      mutate(id, { to: 'put', item })
    },
    patch: (id, fields) => mutate(id, { to: 'patch', fields }),
    remove(id) {
      undoWindow.add(id)
      mutate(id, { to: 'remove' })
    },
    letGo: () => void undoWindow.letGo(),
    refresh(anew = false) {
      lookedAt = true
      if (anew) askedAt = Number.NEGATIVE_INFINITY
      flush()
    },
  }
}
