/** The whole lists of a state: dates as days since 1970. */
export interface StateLists {
  first: number
  newest: number
  /** The dates of the complete lists of the last weeks (domain/caixa/list-presence.ts), ascending. */
  recent: readonly number[]
}
