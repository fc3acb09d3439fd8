import { buildMapPointsInSlices } from '#contract/map-points.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'

/** Writes the map's answer as JSON. Yields every few milliseconds: half a million listings take 9 MB. */
export function* writeMapAnswer(index: ListingIndex, criteria: Criteria, now: Date): Generator<void, string> {
  const members: string[] = []
  for (const [name, value] of Object.entries(yield* buildMapPointsInSlices(index, criteria, now))) {
    members.push(`${JSON.stringify(name)}:${JSON.stringify(value)}`)
    yield
  }
  return `{${members.join()}}`
}
