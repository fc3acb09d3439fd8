/** Limits of the expensive work while reading one sentence; sentences that people write use a small part of them. */
const usualLimits = { comparisons: 600, lookups: 2_500 }

/**
 * Counts the work of reading one sentence. Once a limit is reached nothing more is found by that kind of work: words
 * stay as they are, places that come later are not read.
 */
export class ParseBudget {
  /** Names and words compared letter by letter. */
  comparisons = 0
  /** Runs of words looked up as names of places. */
  lookups = 0
  /** Numbers attached to a noun; each is looked at once, with the words around it. */
  quantities = 0
  readonly #limits: typeof usualLimits

  constructor(limits = usualLimits) {
    this.#limits = limits
  }

  /** Counts a comparison; false = there were enough. */
  mayCompare(): boolean {
    return this.comparisons < this.#limits.comparisons && ++this.comparisons > 0
  }

  /** Whether half of the lookups are used: what looks first leaves the other half to what looks later. */
  get halfSpent(): boolean {
    return this.lookups * 2 >= this.#limits.lookups
  }

  /** Counts a lookup, or one that takes so many steps; false = there were enough. */
  mayLookUp(steps = 1): boolean {
    if (this.lookups >= this.#limits.lookups) return false
    this.lookups += steps
    return true
  }
}
