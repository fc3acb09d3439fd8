/** What the search index alone costs at one size; times in milliseconds. */
export interface IndexFigures {
  /** Listings. */
  total: number
  /** To build it from listings in memory, and the longest piece of that. */
  build: number
  longest: number
  /** To the next version after 1,500 changes, and the longest piece of that. */
  update: number
  longestOfUpdate: number
  /** Bytes of the index. */
  memory: number
  /** p95 of the forty queries: page and total, facets, total alone. */
  search: number
  facets: number
  count: number
}
