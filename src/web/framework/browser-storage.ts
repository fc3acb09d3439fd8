/** Reads a value stored in this browser; `null` when there is none or storage is refused. */
export function readStored(
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Stores a value in this browser; does nothing when storage is full or refused. */
export function writeStored(
  key: string,
  value: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    window[storage].setItem(key, value)
  } catch {}
}

/** Deletes a value stored in this browser. */
export function removeStored(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[storage].removeItem(key)
  } catch {}
}

/** Deletes every stored value whose key has the prefix. */
export function removeAllStored(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {}
}
