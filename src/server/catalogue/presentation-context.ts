import type { PresentationContext } from '#contract/present-property.ts'
import type { CatalogueIndex } from './search-index/catalogue-index.ts'

/** Where the version of the catalogue in effect and the time come from. */
export interface PresentationSource {
  index: Pick<CatalogueIndex, 'current'>
  now: () => Date
}

/** Returns what listings are presented with now. */
export const currentPresentation = ({ index, now }: PresentationSource): PresentationContext => ({
  index: index.current().listings,
  now: now(),
})
