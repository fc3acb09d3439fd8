import { readStored, writeStored } from './browser-storage.ts'

/** Where the pages of the history were left, by the key of their entry, in pixels from the top. */
export interface ScrollPositions {
  get(key: string): number
  set(key: string, position: number): void
  /** Stores the positions for the documents that follow in this tab. */
  store(): void
}

/** The most scroll positions that are remembered. */
const maxPositions = 100
const storageKey = 'scroll-positions'

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey, 'sessionStorage') ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPosition) : []
  } catch {
    return []
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

/** Opens the positions that this tab remembers. */
export function openScrollPositions(): ScrollPositions {
  const positions = new Map(readPositions())
  return {
    get: key => positions.get(key) ?? 0,
    set(key, position) {
      positions.delete(key)
      positions.set(key, position)
      if (positions.size > maxPositions) positions.delete(positions.keys().next().value ?? '')
    },
    store: () => writeStored(storageKey, JSON.stringify([...positions]), 'sessionStorage'),
  }
}
