import type { ConsultantListing } from '#contract/consultant-listing.ts'
import { AnswerParts } from './answer-text.ts'
import { findSums } from './answer-text.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'

/** A search made by a tool. */
export interface ToolSearch {
  criteria: Criteria
  total: number
  items: readonly ConsultantListing[]
}

const maxCards = 6

/** Records what the tools returned within one answer: only these listings may be shown and only these numbers named. */
export class AnswerEvidence {
  readonly #listings = new Map<string, ConsultantListing>()
  readonly #numbers = new Set<string>()
  readonly #figures: number[] = []
  readonly #searches: ToolSearch[] = []
  #chosen: ConsultantListing[] = []
  readonly parts = new AnswerParts()

  /** Keeps a text that the server has written, whose figures are known, and returns the mark that stands for it. */
  addPart(text: string): string {
    for (const { reais } of findSums(text)) this.#figures.push(reais)
    this.addNumbers(text)
    return this.parts.add(text)
  }

  addListing(listing: ConsultantListing): void {
    this.#listings.set(listing.id, listing)
    this.#numbers.add(listing.id)
  }

  addSearch(search: ToolSearch): void {
    this.#searches.push(search)
    for (const item of search.items) this.addListing(item)
  }

  /** Adds numbers of titles, postal codes and the like, which may also be named. */
  addNumbers(...texts: (string | null)[]): void {
    for (const text of texts) {
      for (const run of text?.match(/\d[\d.-]*/g) ?? []) {
        this.#numbers.add(run.replace(/\D/g, '').replace(/^0+(?=\d)/, ''))
      }
    }
  }

  /** Adds every figure in a tool's result. */
  addFigures(value: unknown): void {
    if (typeof value === 'number') this.#figures.push(value)
    else if (typeof value === 'object' && value !== null)
      Object.values(value).forEach(each => this.addFigures(each))
  }

  get figures(): readonly number[] {
    return this.#figures
  }

  /** Whether a number without leading zeros came from a tool. */
  knows(digits: string): boolean {
    return this.#numbers.has(digits)
  }

  /** Selects for display those that a tool has returned; returns the others. */
  choose(ids: readonly string[]): string[] {
    const known = [...new Set(ids)].flatMap(id => this.#listings.get(id) ?? [])
    if (known.length > 0) this.#chosen = known.slice(0, maxCards)
    return ids.filter(id => !this.#listings.has(id))
  }

  /**
   * Returns the cards and their search: those selected, otherwise those of the last search with results; `null` when
   * nothing was searched.
   */
  shown(): { items: readonly ConsultantListing[]; search: ToolSearch | null } | null {
    if (this.#chosen.length > 0) {
      const ids = new Set(this.#chosen.map(({ id }) => id))
      const search = this.#searches.findLast(({ items }) => items.some(({ id }) => ids.has(id))) ?? null
      return { items: this.#chosen, search }
    }
    const search = this.#searches.findLast(({ items }) => items.length > 0) ?? this.#searches.at(-1)
    return search === undefined ? null : { items: search.items.slice(0, maxCards), search }
  }
}
