import { presentStateLists } from '#contract/present-state-lists.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import type { Uf } from '#domain/states.ts'

/** Returns the date of a state's list, of the newest list for the country, as `YYYY-MM-DD`; `null` without any. */
export function readPlaceListDate(index: ListingIndex, uf: Uf | null): string | null {
  const dates = presentStateLists(index)
    .lists.filter(list => uf === null || list.uf === uf)
    .map(({ listDate }) => listDate)
  return dates.sort().at(-1) ?? null
}
