import { removeStored, readStored, writeStored } from '../framework/browser-storage.ts'

/** One value in this browser's storage, parsed again only after another tab has written it. */
export interface StoredValue<T> {
  key: string
  get(): T
  set(value: T): void
  clear(): void
}

/** Creates a stored value. When storage is refused or full, the value lasts as long as the page. */
export function storedValue<T>(key: string, empty: T, isSound: (value: unknown) => boolean): StoredValue<T> {
  let text: string | null = null
  let value = empty
  let stored = true
  return {
    key,
    get() {
      const found = stored ? readStored(key) : text
      if (found !== text) {
        text = found
        value = parsed(found, isSound) ?? empty
      }
      return value
    },
    set(next) {
      value = next
      text = JSON.stringify(next)
      writeStored(key, text)
      stored = readStored(key) === text
    },
    clear() {
      value = empty
      text = null
      stored = true
      removeStored(key)
    },
  }

  function parsed(found: string | null, sound: typeof isSound): T | null {
    try {
      const read: unknown = JSON.parse(found ?? 'null')
      return sound(read) ? (read as T) : null
    } catch {
      return null
    }
  }
}
