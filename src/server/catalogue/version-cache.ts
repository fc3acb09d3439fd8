/** The number of the catalogue's version in effect: results computed for another version are outdated. */
export type ReadVersion = () => number

/**
 * A least-recently-used cache for one version of the catalogue. Everything is dropped when the version changes;
 * values of an older version are not accepted.
 */
export class VersionCache<Value> {
  readonly #most: number
  readonly #entries = new Map<string, { value: Value; size: number }>()
  #version = -1
  #size = 0

  /** @param most maximum sum of the sizes */
  constructor(most: number) {
    this.#most = most
  }

  get(version: number, key: string): Value | undefined {
    const entry = version === this.#version ? this.#entries.get(key) : undefined
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Stores the value, replacing the previous one; a value that needs a quarter of the capacity is not stored. */
  set(version: number, key: string, value: Value, size: number): void {
    if (version < this.#version) return
    if (version > this.#version) this.#clear(version)
    this.delete(key)
    if (size * 4 > this.#most) return
    this.#entries.set(key, { value, size })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#most) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }

  #clear(version: number): void {
    this.#entries.clear()
    this.#size = 0
    this.#version = version
  }
}
