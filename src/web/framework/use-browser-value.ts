import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Returns a value that only the browser knows (storage, window, a module's own state): on the server, and while the
 * browser takes over the server's page, it is `before`.
 * @param read must return the same value until it changes
 */
export const useBrowserValue = <T>(
  read: () => T,
  before: T,
  subscribe: (changed: () => void) => () => void = neverChanges,
): T => useSyncExternalStore(subscribe, read, () => before)
