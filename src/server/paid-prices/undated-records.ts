import type { PlacedRecord } from './pack-records.ts'

/** Undated rows of one street that are held until a dated one comes. */
const mostHeld = 2_000
/** Days between two neighbours up to which a row between them has a date. */
const largestGap = 366

/**
 * Dates rows whose date is missing in files that keep the city's order within a street: such a row took place between its
 * neighbours, and gets the day in their middle. A row between neighbours more than a year apart stays without one.
 */
export class UndatedRecords {
  #street: string | null = null
  #last: number | null = null
  #held: PlacedRecord[] = []
  /** Rows that got no date. */
  lost = 0

  /** Takes the next row; `day` is `null` where it has no date. Returns what has a date now. */
  take(street: string, placed: PlacedRecord, day: number | null): PlacedRecord[] {
    const released = street === this.#street ? [] : this.finish()
    this.#street = street
    if (day === null) {
      if (this.#held.length < mostHeld) this.#held.push(placed)
      else this.lost += 1
      return released
    }
    released.push(...this.#release(day), placed)
    this.#last = day
    return released
  }

  /** The street has ended: what is held follows its last date. */
  finish(): PlacedRecord[] {
    const released = this.#release(this.#last)
    this.#last = null
    this.#street = null
    return released
  }

  #release(next: number | null): PlacedRecord[] {
    const held = this.#held
    this.#held = []
    const before = this.#last ?? next
    if (next === null || before === null || Math.abs(next - before) > largestGap) {
      this.lost += held.length
      return []
    }
    const day = Math.round((before + next) / 2)
    return held.map(({ building, record }) => ({ building, record: { ...record, day } }))
  }
}
