import { figuresInUse } from '../rules/figures-in-use.ts'

/** What an act of a matrícula does; the main one where it does several things. */
export const titleActKinds = [
  'transfer',
  'fiduciary-lien',
  'consolidation',
  'cancellation',
  'mortgage',
  'attachment',
  'pre-judgment-attachment',
  'unavailability',
  'usufruct',
  'easement',
  'restrictive-clauses',
  'construction',
  'merger',
  'split',
  'cadastral',
  'negative-auctions',
  'debt-extinction',
  'lawsuit-notice',
  'lease',
  'condominium',
  'credit-note',
  'amendment',
  'other',
] as const
export type TitleActKind = (typeof titleActKinds)[number]

/** An act (registro or averbação) of a matrícula, as a range of its text. */
export interface TitleAct {
  /** `R-3`, `AV-4`; without leading zeros. */
  number: string
  kind: TitleActKind
  /** The day of the registration (ISO), `null` where the act gives none. */
  date: string | null
  /** Characters of the text, `end` exclusive. */
  start: number
  end: number
  /** From 1. */
  page: number
}

/** An act with its words, while a matrícula is being read. */
export interface ReadTitleAct extends TitleAct {
  index: number
  /** Folded words from its head to its end. */
  key: string
  /** Folded words after the number. */
  body: string
  /** The character of the text at a place of the body, as it is written there; names of people are masked. */
  shownAt(position: number): string
  /** The digits of the matrícula's own number, `null` where unknown. */
  registration: string | null
  /** Where the body begins in the key of the text. */
  bodyStart: number
  /** Whether it says of itself, or a later act says of it, that it has no effect. */
  isVoid: boolean
}

/** Days for which registries' certificates are accepted (Decreto 93.240/1986, art. 1, IV). */
export const certificateDays = figuresInUse['certificate-30']
