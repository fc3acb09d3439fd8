/** The costs of the search index alone at one size; times in milliseconds. */
export interface IndexFigures {
  /** Listings. */
  total: number
  /** The time to build it from listings in memory, and the longest piece of that. */
  build: number
  longest: number
  /** The time to the next version after 1,500 changes, and the longest piece of that. */
  update: number
  longestOfUpdate: number
  /** Bytes of the index. */
  memory: number
  /** p95 of the forty queries: page and total, facets, total alone. */
  search: number
  facets: number
  count: number
}
