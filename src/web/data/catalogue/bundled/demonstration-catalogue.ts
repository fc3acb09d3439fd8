import type { CatalogueCalls } from '../../catalogue-calls.ts'
import municipalities from '../../../../../.cache/demo/municipalities.csv?raw'
import ladder from '../../../../../.cache/demo/ladder.json?raw'
import list from '../../../../../.cache/demo/cut.csv?raw'
import places from '../../../../../.cache/demo/places.json?raw'
import { createBundledCatalogue } from './in-memory-catalogue.ts'

/** The bundled demonstration (scripts/demo-catalogue.ts writes it); parsed at the first question. */
export const demonstrationCatalogue: CatalogueCalls = createBundledCatalogue(
  { list, places, municipalities, ladder },
  () => new Date(),
)
