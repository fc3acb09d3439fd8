/**
 * What was found for one version of the catalogue, the least used forgotten first. Everything goes when the
 * version moves; what was found for an older version is not taken in.
 */
export class Kept<Value> {
  readonly #most: number
  readonly #entries = new Map<string, { value: Value; size: number }>()
  #version = -1
  #size = 0

  /** @param most sum of the sizes to hold */
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

  /** Takes the value in, in place of the one before; one that needs a quarter of the room is not kept. */
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
