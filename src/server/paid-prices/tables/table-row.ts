/** One row of a file: its cells as text, and the line of the file or sheet that it stands on, from 1. */
export interface TableRow {
  line: number
  cells: string[]
}

/** A sheet's rows come in portions; a CSV file is one sheet. */
export interface TablePortion {
  /** The number of the sheet, from 0: each has a header of its own, or none. */
  sheet: number
  rows: TableRow[]
  /** The share of the file that has been read, 0 to 1. */
  read: number
}

/** A file that cannot be read as a table; the message is for people, in Portuguese. */
export class UnreadableTable extends Error {}

/** Limits on what a file may make this process hold or read. */
export const tableLimits = {
  /** Characters of a cell; the longest of the cities' has some 200. */
  cell: 2_000,
  /** Characters of a row; the longest header has some 700. */
  row: 50_000,
  cells: 200,
  /** Bytes of a file once it is unpacked: 10 million rows have some 2.5 GB. */
  unpacked: 8 * 1024 ** 3,
  /** Characters of the texts that the sheets of a workbook share, which are held in memory. */
  sharedText: 64 * 1024 ** 2,
  /** Few enough for other work to run in between. */
  rowsInPortion: 100,
} as const
