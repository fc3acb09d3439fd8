/** Reads a value kept in this browser; `null` where nothing is kept or storage is refused. */
export function recall(
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value in this browser; does nothing where storage is full or refused. */
export function remember(
  key: string,
  value: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  try {
    window[storage].setItem(key, value)
  } catch {}
}

/** Forgets a value kept in this browser. */
export function forget(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[storage].removeItem(key)
  } catch {}
}

/** Forgets every value whose key begins so. */
export function forgetAll(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {}
}
