import type { Centavos } from '../../money.ts'

/** What a person wants a property for: to live in it as a resident buyer, to let it, or to sell it again. */
export type Purpose = 'live' | 'rent' | 'resell'

/** What a sentence says about the person who asks; it restricts no search. */
export interface PersonFacts {
  /** Income per month. */
  income: Centavos | null
  purpose: Purpose | null
}

export const noPersonFacts: PersonFacts = { income: null, purpose: null }

/** Joins what was said before with what is said now, which wins. */
export const mergePersonFacts = (before: PersonFacts, now: PersonFacts): PersonFacts => ({
  income: now.income ?? before.income,
  purpose: now.purpose ?? before.purpose,
})
