import type { ExplainedTitleRecord } from '#domain/title-records/explain-title-record.ts'

/** The bytes of a file, or a text that is too long to be read between two requests. */
export type TitleRecordSource = { file: Uint8Array } | { text: string }

/** Why a file cannot be read. */
export type UnreadableTitleRecord =
  | 'unknown format'
  | 'encrypted'
  | 'broken'
  | 'without text'
  | 'too long'
  | 'too many pages'
  | 'too many pictures'
  | 'several pictures'
  | 'too much'
  | 'slow'

export interface TitleRecordReading {
  explained: ExplainedTitleRecord
  /** Masked, of the same length as the text that was read. */
  text: string
  pages: number | null
  recognized: boolean
}

/** What the process is given; `today` is the day of the reading (ISO). */
export interface TitleRecordOrder {
  source: TitleRecordSource
  today: string
}

export interface ReadingProgress {
  page: number
  pages: number
}

/**
 * What the process sends: `ready` when its code is loaded, each page as it is done, when the recognition of letters begins
 * and ends, then the outcome.
 */
export type TitleRecordMessage =
  | 'ready'
  | 'recognizing'
  | 'recognized'
  | { progress: ReadingProgress }
  | { read: TitleRecordReading }
  | { unreadable: UnreadableTitleRecord }
