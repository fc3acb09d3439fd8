import type { Catalogue } from '../catalogue.ts'
import list from '../../../../../.cache/demo/cut.csv?raw'
import places from '../../../../../.cache/demo/places.json?raw'
import { bundledCatalogue } from './in-memory.ts'

/** The bundled demonstration (scripts/demo-catalogue.ts writes it); parsed at the first question. */
export const demonstration: Catalogue = bundledCatalogue({ list, places }, () => new Date())
