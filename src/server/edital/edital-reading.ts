import type { EditalExplanation } from '#domain/edital/clauses/edital-clause.ts'

/** The bytes of a PDF, or a text that is too long to be read between two requests. */
export type EditalSource = { pdf: Uint8Array } | { text: string }

/** Why a PDF cannot be read. */
export type UnreadablePdf =
  | 'not a pdf'
  | 'encrypted'
  | 'without text'
  | 'broken'
  | 'too long'
  | 'too many pages'
  | 'too much'
  | 'slow'

export interface EditalText {
  text: string
  explained: EditalExplanation
  /** `null` for a text. */
  pages: number | null
}

export type EditalReadingOutcome = { read: EditalText } | { unreadable: UnreadablePdf }

export const editalReadingLimits = { characters: 1_000_000, pages: 400 } as const

/** What the thread sends: `ready` when its code is loaded and the reading begins, then the outcome. */
export type EditalThreadMessage = 'ready' | EditalReadingOutcome
