/** Texts by their bytes, each with a number: what a file repeats in many rows becomes a text only once. */
export class ByteTexts {
  #table = new Int32Array(1 << 12)
  #pool = new Uint8Array(1 << 16)
  #ends: number[] = [0]
  #last = -1

  /** Returns the number of the text between two positions, from 0 in the order in which they were first seen. */
  find(bytes: Uint8Array, from: number, to: number): number {
    if (this.#last >= 0 && this.#is(this.#last, bytes, from, to)) return this.#last
    let hash = 0x811c9dc5
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
    const mask = this.#table.length - 1
    let slot = (hash ^ (hash >>> 15)) & mask
    for (let known = this.#table[slot]!; known !== 0; known = this.#table[slot]!) {
      if (this.#is(known - 1, bytes, from, to)) return (this.#last = known - 1)
      slot = (slot + 1) & mask
    }
    return (this.#last = this.#add(slot, bytes, from, to))
  }

  /** Returns all texts in the order of their numbers. */
  list(): string[] {
    const pool = Buffer.from(this.#pool.buffer)
    return this.#ends.slice(1).map((end, at) => pool.toString('utf8', this.#ends[at], end))
  }

  #is(text: number, bytes: Uint8Array, from: number, to: number): boolean {
    const start = this.#ends[text]!
    if (this.#ends[text + 1]! - start !== to - from) return false
    for (let at = from; at < to; at++) if (this.#pool[start + at - from] !== bytes[at]) return false
    return true
  }

  #add(slot: number, bytes: Uint8Array, from: number, to: number): number {
    const start = this.#ends.at(-1) ?? 0
    const end = start + to - from
    if (end > this.#pool.length) {
      const larger = new Uint8Array(2 * (end + this.#pool.length))
      larger.set(this.#pool)
      this.#pool = larger
    }
    this.#pool.set(bytes.subarray(from, to), start)
    this.#ends.push(end)
    const text = this.#ends.length - 2
    this.#table[slot] = text + 1
    if (2 * this.#ends.length > this.#table.length) this.#grow()
    return text
  }

  #grow(): void {
    const table = new Int32Array(4 * this.#table.length)
    const mask = table.length - 1
    for (let text = 0; text + 1 < this.#ends.length; text++) {
      let hash = 0x811c9dc5
      for (let at = this.#ends[text]!; at < this.#ends[text + 1]!; at++)
        hash = Math.imul(hash ^ this.#pool[at]!, 0x01000193)
      let slot = (hash ^ (hash >>> 15)) & mask
      while (table[slot] !== 0) slot = (slot + 1) & mask
      table[slot] = text + 1
    }
    this.#table = table
  }
}
