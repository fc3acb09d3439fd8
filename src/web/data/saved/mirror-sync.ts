import { findOwner, ownerIdForReading, type SavedOwner } from '../account/saved-owner.ts'
import { isFinalRefusal, RequestRefused, ServerUnreachable } from '../api-client.ts'
import { type MirrorRemote, sendChanges } from './mirror-remote.ts'
import {
  applyListed,
  confirmMutations,
  dropMutation,
  type MirrorState,
  type MutationChange,
} from './mirror-state.ts'

/** Which waiting changes can be sent together. */
interface BatchRules<T> {
  idOf(item: T): string
  /** The most changes of one call. */
  most: number
  /** Whether a patch of these fields can be sent for many items. */
  takes(fields: Partial<T>): boolean
  /** Whether the change waits for its time to be undone. */
  isHeld(id: string): boolean
}

/**
 * Lists the waiting changes that one call can send with the next one: removals, or patches of the same fields to items that
 * are known. Each item has one change, so their order does not matter.
 */
export function listBatch<T>(
  kept: MirrorState<T>,
  next: MutationChange<T>,
  { idOf, most, takes, isHeld }: BatchRules<T>,
): MutationChange<T>[] {
  if (next.to === 'put' || (next.to === 'patch' && !takes(next.fields))) return [next]
  const known = new Set(kept.known.map(idOf))
  const asked = next.to === 'patch' ? JSON.stringify(next.fields) : null
  const isAlike = (change: MutationChange<T>): boolean =>
    change.to === 'remove'
      ? next.to === 'remove' && !isHeld(change.id)
      : change.to === 'patch' && known.has(change.id) && JSON.stringify(change.fields) === asked
  const batch = kept.changes.filter(isAlike).slice(0, most)
  return batch.some(({ id }) => id === next.id) ? batch : [next]
}

/**
 * How long a list counts as fresh, and the wait before another call to a server that was away; both in milliseconds.
 */
const freshFor = 60_000
const between = 30_000

/** What the sync reads and changes. */
interface SyncTarget<T> {
  /** The current owner. */
  owner(): SavedOwner
  read(owner: SavedOwner): MirrorState<T>
  update(owner: SavedOwner, change: (kept: MirrorState<T>) => MirrorState<T>): void
  /** Whether the item's removal can still be undone, so that it is not sent yet. */
  isHeld(id: string): boolean
  /** Called after every run. */
  onRun(): void
}

export interface MirrorSync {
  /** The server cannot be reached. */
  away(): boolean
  /** A run has ended since the list is shown to this owner. */
  settled(): boolean
  /** Sends the waiting changes, then fetches the list when it is due. */
  flush(): void
  /** Flushes when the list is shown or changes are waiting; otherwise the server is not called. */
  resume(): void
  /**
   * A page shows the list from now on, so that it is fetched when it is not fresh. Asked for while a request fails, it
   * is tried again at once.
   */
  refresh(): void
  /** The list is fetched at the next run. */
  expire(): void
  /** The owner has changed, or the owner's permissions have. */
  changeOwner(before: SavedOwner): void
  /** Resolves after the current run. */
  finished(): Promise<void>
}

const inTurn = async (name: string, work: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(name, work) : work()

/** Keeps a list in step with the server: changes are sent one after another, by one tab at a time. */
export function createMirrorSync<T>(remote: MirrorRemote<T>, target: SyncTarget<T>): MirrorSync {
  let away = false
  let settled = false
  /** The server requires a sign-in or a renewed plan; nothing is sent until then. */
  let paused = false
  let askedAt = Number.NEGATIVE_INFINITY
  /** Whether a page shows the list; it is not fetched before. */
  let shown = false
  let wanted = false
  /** Whether somebody asked for the list while a run was under way, which may be failing. */
  let again = false
  let running: Promise<void> | null = null
  /** The owner for whom the current or last run works. */
  let working = target.owner()
  let timer: ReturnType<typeof setTimeout> | undefined

  const isCurrent = (owner: SavedOwner): boolean => owner.account === target.owner().account

  const nextOf = (owner: SavedOwner): MutationChange<T> | undefined =>
    target.read(owner).changes.find(({ id, to }) => to !== 'remove' || !target.isHeld(id))

  const batchOf = (owner: SavedOwner, next: MutationChange<T>): MutationChange<T>[] =>
    remote.together
      ? listBatch(target.read(owner), next, { ...remote.together, idOf: remote.idOf, isHeld: target.isHeld })
      : [next]

  const expire = (): void => {
    askedAt = Number.NEGATIVE_INFINITY
  }

  async function work(): Promise<void> {
    const owner = await findOwner()
    working = owner
    if (paused || owner.confined || !isCurrent(owner)) return
    for (let next = nextOf(owner); next; next = nextOf(owner)) {
      const { known } = target.read(owner)
      const changes = batchOf(owner, next)
      try {
        const confirmed = await sendChanges(remote, owner, changes, known)
        target.update(owner, kept => confirmMutations(kept, remote.idOf, confirmed, remote.merged))
      } catch (error) {
        if (!isFinalRefusal(error)) throw error
        target.update(owner, kept => changes.reduce(dropMutation, kept))
        remote.onRefused(error.message, next.to)
        expire()
      }
      if (!isCurrent(owner)) return
    }
    // The device's clock may have been set back: a list from the future is not fresh.
    const age = Date.now() - askedAt
    if (!shown || (age >= 0 && age < freshFor)) return
    const id = ownerIdForReading(owner)
    const items = id === undefined ? [] : await remote.list(id)
    if (!isCurrent(owner)) return
    askedAt = Date.now()
    target.update(owner, kept => applyListed(kept, items))
  }

  async function run(): Promise<void> {
    clearTimeout(timer)
    try {
      while (wanted) {
        wanted = false
        await inTurn(remote.name, work)
      }
      away = false
    } catch (error) {
      // The failed run was for an owner who has left; the current owner's changes are sent next.
      if (!isCurrent(working)) {
        queueMicrotask(flush)
        return
      }
      if (error instanceof RequestRefused && [401, 403].includes(error.status)) paused = true
      away = error instanceof ServerUnreachable
      if (again && !paused) queueMicrotask(flush)
      else retryLater(error instanceof RequestRefused ? (error.retryAfter ?? 0) * 1000 : 0)
      if (!(error instanceof RequestRefused || error instanceof ServerUnreachable)) throw error
    } finally {
      running = null
      again = false
      settled = shown
      target.onRun()
    }
  }

  function retryLater(least: number): void {
    if (!paused && target.read(target.owner()).changes.length > 0)
      timer = setTimeout(flush, Math.max(between, least))
  }

  function flush(): void {
    wanted = true
    running ??= run()
  }

  return {
    away: () => away,
    settled: () => settled,
    flush,
    refresh() {
      shown = true
      again = running !== null
      flush()
    },
    resume() {
      if (shown || target.read(target.owner()).changes.length > 0) flush()
    },
    expire,
    changeOwner(before) {
      const { account, confined } = target.owner()
      if (account === before.account && confined === before.confined) return
      paused = false
      if (account === before.account) return
      expire()
      settled = false
    },
    finished: async () => running ?? undefined,
  }
}
