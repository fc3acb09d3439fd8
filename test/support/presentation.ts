import type { PresentationContext } from '#contract/present-property.ts'
import { createEmptyIndex } from '#domain/search/index/listing-index.ts'
import { municipalityTable } from '#server/geo/municipalities.ts'

const index = createEmptyIndex(municipalityTable)

/** Returns the context of presentation at a time when no list of a listing's state is known. */
export const presentAt = (now: Date): PresentationContext => ({ index, now })
