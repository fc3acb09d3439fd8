/** The whole lists of a state: dates as days since 1970. */
export interface StateLists {
  first: number
  newest: number
  /** The dates of the last weeks, ascending, the newest among them. */
  recent: readonly number[]
}
