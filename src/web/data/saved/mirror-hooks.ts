import { useEffect } from 'react'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { currentOwner } from '../account/saved-owner.ts'
import { onAccountCleared } from '../account/session.ts'
import { createMirror, type Mirror, type MirrorView } from './mirror.ts'
import type { MirrorRemote } from './mirror-remote.ts'
import { createMirrorStorage } from './mirror-storage.ts'

const emptyView: MirrorView<never> = {
  items: [],
  status: 'loading',
  whole: false,
  waiting: 0,
  unsent: new Set(),
  away: false,
}

/** A mirror that its first use creates, with its hooks; the server, which has no storage, never uses one. */
export interface MirrorHooks<T, Shown = T> {
  /** Returns the mirror; the first call creates it and sends the changes waiting since an earlier visit. */
  mirror(): Mirror<T>
  /** Returns the items as this browser knows them now; the same object until they change. */
  view(): MirrorView<Shown>
  subscribe(listener: () => void): () => void
  /** Returns the items as this browser knows them. */
  useView(): MirrorView<Shown>
  /** Returns the items like `useView`, and fetches them when they are older than a minute. */
  useItems(): MirrorView<Shown>
}

/** @param fill makes a stored item whole for those who read it */
export function createFilledMirrorHooks<T, Shown>(
  remote: MirrorRemote<T>,
  fill: (item: T) => Shown,
): MirrorHooks<T, Shown> {
  let created: Mirror<T> | null = null
  let filled: { from: MirrorView<T>; view: MirrorView<Shown> } | null = null
  const mirror = (): Mirror<T> => {
    created ??= createMirror(remote)
    return created
  }
  // What an account stored is cleared also on a page that never asked for it.
  onAccountCleared(leaver => {
    if (created === null)
      createMirrorStorage<T>(remote.name, remote.merged).clearAccounts(leaver, currentOwner().account)
  })
  const view = (): MirrorView<Shown> => {
    const from = mirror().view()
    if (filled?.from !== from) filled = { from, view: { ...from, items: from.items.map(fill) } }
    return filled.view
  }
  const subscribe = (listener: () => void): (() => void) => mirror().subscribe(listener)
  const useView = (): MirrorView<Shown> => useBrowserValue(view, emptyView, subscribe)
  return {
    mirror,
    view,
    subscribe,
    useView,
    useItems() {
      useEffect(() => {
        mirror().refresh()
        return () => mirror().releaseRemovals()
      }, [])
      return useView()
    },
  }
}

/** Creates the hooks of a mirror whose items are stored as they are shown. */
export const createMirrorHooks = <T>(remote: MirrorRemote<T>): MirrorHooks<T> =>
  createFilledMirrorHooks(remote, item => item)
