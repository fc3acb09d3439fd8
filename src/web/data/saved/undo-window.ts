/** What is held back for a moment: here alone, so that after a reload nothing is. */
export interface UndoWindow {
  has(id: string): boolean
  add(id: string): void
  /** Whether it was held. */
  delete(id: string): boolean
  clear(): void
  /** Nothing is held any more; `false` when nothing was. */
  letGo(): boolean
}

/** @param after milliseconds from the last one added until all are let go; without it nothing is held */
export function createUndoWindow(after: number | undefined, onLetGo: () => void): UndoWindow {
  const ids = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const letGo = (): boolean => {
    clearTimeout(timer)
    if (ids.size === 0) return false
    ids.clear()
    onLetGo()
    return true
  }
  return {
    has: id => ids.has(id),
    add(id) {
      if (after === undefined) return
      ids.add(id)
      clearTimeout(timer)
      timer = setTimeout(letGo, after)
    },
    delete: id => ids.delete(id),
    clear: () => ids.clear(),
    letGo,
  }
}
