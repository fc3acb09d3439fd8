/**
 * Ids whose removal is delayed so that it can be undone. They live in memory only, so none are held after a reload.
 */
export interface UndoWindow {
  has(id: string): boolean
  add(id: string): void
  /** Returns whether the id was held. */
  delete(id: string): boolean
  clear(): void
  /** Releases all ids; returns `false` when none were held. */
  release(): boolean
}

/** @param after milliseconds from the last added id until all are released; without it nothing is held */
export function createUndoWindow(after: number | undefined, onRelease: () => void): UndoWindow {
  const ids = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = (): boolean => {
    clearTimeout(timer)
    if (ids.size === 0) return false
    ids.clear()
    onRelease()
    return true
  }
  return {
    has: id => ids.has(id),
    add(id) {
      if (after === undefined) return
      ids.add(id)
      clearTimeout(timer)
      timer = setTimeout(release, after)
    },
    delete: id => ids.delete(id),
    clear: () => ids.clear(),
    release,
  }
}
