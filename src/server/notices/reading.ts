import type { Explained } from '#domain/notice/clauses/explained.ts'

/** The bytes of a PDF, or a text that is too long to be read between two requests. */
export type Reading = { pdf: Uint8Array } | { text: string }

/** Why a PDF cannot be read. */
export type Unreadable =
  | 'not a pdf'
  | 'encrypted'
  | 'without text'
  | 'broken'
  | 'too long'
  | 'too many pages'
  | 'too much'
  | 'slow'

export interface Read {
  text: string
  explained: Explained
  /** `null` for a text. */
  pages: number | null
}

export type Outcome = { read: Read } | { unreadable: Unreadable }

export const readingLimits = { characters: 1_000_000, pages: 400 } as const
