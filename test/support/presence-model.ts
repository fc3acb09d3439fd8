import type { Modality } from '#domain/property/listing.ts'

/** A listing as the bank has it, in the order of its lists. */
export interface BankListing {
  id: string
  modality: Modality | null
  city: string
}

/** The damage to one of the bank's lists on its way. */
export type ListEvent =
  | { kind: 'whole'; sold: readonly number[] }
  | { kind: 'reordered' }
  | { kind: 'unreadable'; every: number }
  | { kind: 'without'; modality: Modality | null }
  | { kind: 'cut'; keep: number }

/** The rows of a list after its event. */
export interface EventRows {
  rows: BankListing[]
  /** Numbers of the rows that cannot be read. */
  unreadable: Set<string>
}

type Presence = 'listed' | 'unseen' | 'gone'

/**
 * The rule of presence for a test that knows what happened to each list, so that it need not compare or count. Groups and
 * tails of the generated lists are large enough for that.
 */
export class PresenceModel {
  readonly presence = new Map<string, Presence>()
  readonly #bank: readonly BankListing[]
  readonly #sold = new Set<string>()
  /** The group that the last list lacked, if it lacked one. */
  #lacked: { modality: Modality | null } | null = null

  constructor(bank: readonly BankListing[]) {
    this.#bank = bank
  }

  /** Applies an event to the bank's next list and says what is known after it. */
  next(event: ListEvent): EventRows {
    if (event.kind === 'whole')
      for (const at of event.sold) {
        const listing = this.#bank[at]
        if (listing) this.#sold.add(listing.id)
      }
    const all = this.#bank.filter(({ id }) => !this.#sold.has(id))
    const rows =
      event.kind === 'cut'
        ? all.slice(0, event.keep)
        : event.kind === 'without'
          ? all.filter(({ modality }) => modality !== event.modality)
          : event.kind === 'reordered' && !this.#isAnyBack(all)
            ? all.toReversed()
            : all
    const unreadable = new Set(
      event.kind === 'unreadable'
        ? rows
            .filter(
              ({ id }) =>
                this.presence.get(id) !== undefined &&
                this.presence.get(id) !== 'gone' &&
                Number(id) % event.every === 0,
            )
            .map(({ id }) => id)
        : [],
    )
    const named = new Set(rows.map(({ id }) => id))
    // Fewer than ten are no group: any number of them may leave.
    const saysGone =
      event.kind === 'without' &&
      ((this.#lacked !== null && this.#lacked.modality === event.modality) ||
        this.#countOffered(event.modality) < 10)
    for (const { id } of this.#bank) {
      const before = this.presence.get(id)
      if (named.has(id)) this.presence.set(id, 'listed')
      else if (before !== undefined && before !== 'gone')
        this.presence.set(
          id,
          event.kind === 'cut' || (event.kind === 'without' && !saysGone) ? 'unseen' : 'gone',
        )
    }
    this.#lacked = event.kind === 'without' && !saysGone ? { modality: event.modality } : null
    return { rows, unreadable }
  }

  /** Where the bank lists a returning listing is not known from a list that a person has sorted. */
  #isAnyBack(all: readonly BankListing[]): boolean {
    return all.some(({ id }) => this.presence.get(id) === 'gone')
  }

  #countOffered(modality: Modality | null): number {
    return this.#bank.filter(
      listing =>
        listing.modality === modality && !['gone', undefined].includes(this.presence.get(listing.id)),
    ).length
  }
}
