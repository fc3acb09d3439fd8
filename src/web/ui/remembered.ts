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
