import { LRUCache } from 'lru-cache'

/** The number of the catalogue's version in effect: results computed for another version are outdated. */
export type ReadVersion = () => number

/**
 * A least-recently-used cache for one version of the catalogue. Everything is dropped when the version changes;
 * values of an older version are not accepted.
 */
export class VersionCache<Value extends {}> {
  readonly #entries: LRUCache<string, Value>
  #version = -1

  /** @param most maximum sum of the sizes */
  constructor(most: number) {
    this.#entries = new LRUCache({ maxSize: most, maxEntrySize: Math.max(1, Math.floor(most / 4)) })
  }

  get(version: number, key: string): Value | undefined {
    return version === this.#version ? this.#entries.get(key) : undefined
  }

  /** Stores the value, replacing the previous one; a value that needs more than a quarter of the capacity is not stored. */
  set(version: number, key: string, value: Value, size: number): void {
    if (version < this.#version) return
    if (version > this.#version) this.#entries.clear()
    this.#version = version
    this.#entries.set(key, value, { size })
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }
}
