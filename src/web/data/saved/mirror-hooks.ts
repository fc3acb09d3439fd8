import { useEffect } from 'react'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { createMirror, type Mirror, type MirrorView } from './mirror.ts'
import type { MirrorRemote } from './mirror-remote.ts'

const emptyView: MirrorView<never> = {
  items: [],
  status: 'loading',
  whole: false,
  waiting: 0,
  unsent: new Set(),
  away: false,
}

/** A mirror that its first use creates, with its hooks. */
export interface MirrorHooks<T> {
  /** Returns the mirror; the first call creates it and sends the changes waiting since an earlier visit. */
  mirror(): Mirror<T>
  /** Returns the items as this browser knows them. */
  useView(): MirrorView<T>
  /** Returns the same; fetches the items when they are older than a minute. */
  useItems(): MirrorView<T>
}

export function createMirrorHooks<T>(remote: MirrorRemote<T>): MirrorHooks<T> {
  let created: Mirror<T> | null = null
  const mirror = (): Mirror<T> => {
    created ??= createMirror(remote)
    return created
  }
  const watch = (listener: () => void): (() => void) => mirror().subscribe(listener)
  const useView = (): MirrorView<T> => useBrowserValue(() => mirror().view(), emptyView, watch)
  return {
    mirror,
    useView,
    useItems() {
      useEffect(() => {
        mirror().refresh()
        return () => mirror().letGo()
      }, [])
      return useView()
    },
  }
}
