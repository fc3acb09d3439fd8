import type { PresentationContext } from '#contract/present-property.ts'
import { createEmptyIndex } from '#domain/search/index/listing-index.ts'
import { municipalityTable } from '#server/geo/municipalities.ts'

const index = createEmptyIndex(municipalityTable)

/** What listings are presented with at a time when no list of their state is known. */
export const presentAt = (now: Date): PresentationContext => ({ index, now })
