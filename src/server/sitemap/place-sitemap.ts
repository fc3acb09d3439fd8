import { listSitePages, type PlaceAddress, writePlacePath } from '#contract/page-paths.ts'
import { presentStateLists } from '#contract/present-state-lists.ts'
import { listPlaces } from '#domain/places/nearby-places.ts'
import { categories } from '#domain/property/listing.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import type { SitemapEntry } from '#domain/sitemap-xml.ts'
import { countByState } from '../catalogue/place-totals.ts'

/**
 * Lists the pages of places that have listings: states, cities, and the types of a city. They say the date of the state's
 * list and what changed with it, so each list changes them.
 */
export function* listPlacePages(index: ListingIndex, siteUrl: string): Generator<void, SitemapEntry[]> {
  const dates = new Map(presentStateLists(index).lists.map(({ uf, listDate }) => [uf as string, listDate]))
  const describe = (place: PlaceAddress & { uf: NonNullable<PlaceAddress['uf']> }): SitemapEntry => ({
    address: siteUrl + writePlacePath(place),
    changedAt: dates.get(place.uf) ?? null,
  })
  const entries = countByState(index)
    .filter(({ total }) => total > 0)
    .map(({ uf }) => describe({ uf, city: null, category: null }))
  for (const category of [null, ...categories]) {
    yield
    for (const { state, slug, total } of listPlaces(index, category, []))
      if (total > 0) entries.push(describe({ uf: state, city: slug, category }))
  }
  return entries
}

/** Pages with a content of their own whatever the catalogue is, and those of a catalogue of real listings. */
const listPagesFor = (robots: 'listed' | 'catalogue'): string[] =>
  listSitePages().flatMap(page => (page.robots === robots ? [page.path] : []))
const fixedPages = listPagesFor('listed')
const cataloguePages = listPagesFor('catalogue')

/** Lists the pages that are neither of a place nor of a property. */
export const listFixedPages = (
  { hasRealListings, updatedAt }: { hasRealListings: boolean; updatedAt: Date | null },
  siteUrl: string,
): SitemapEntry[] => [
  ...fixedPages.map(path => ({ address: siteUrl + path, changedAt: null })),
  ...(hasRealListings
    ? cataloguePages.map(path => ({ address: siteUrl + path, changedAt: updatedAt?.toISOString() ?? null }))
    : []),
]
