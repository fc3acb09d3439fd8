/** Sets an entry of a small map as its newest one, and removes the oldest ones while there are more than `most`. */
export function setLatest<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value, most: number): void {
  entries.delete(key)
  entries.set(key, value)
  for (const oldest of entries.keys()) {
    if (entries.size <= most) return
    entries.delete(oldest)
  }
}
