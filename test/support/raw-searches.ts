import fc from 'fast-check'
import { type Criteria, sortOrders } from '#domain/search/search-criteria.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import { arbitraryValues, type RawValue } from './raw-criteria.ts'

type Name = keyof ReturnType<typeof arbitraryValues>

/** Criteria in one search at most. */
const mostCriteria = 12

/**
 * Random searches over real listings, as query parameters: one to twelve of all criteria. Most are made around one
 * listing, so that a good share of them finds something; half of those around one of which a page of the bank said
 * more than the lists do.
 */
export function sampleSearches(
  catalogue: NaiveCatalogue,
  howMany: number,
  seed: number,
): Record<string, RawValue>[] {
  const { listings } = catalogue
  const described = listings.filter(({ fgts, occupancy }) => fgts !== null || occupancy !== null)
  const aim = fc.oneof(
    fc.constant(null),
    fc.constantFrom<SearchableListing>(...listings),
    fc.constantFrom<SearchableListing>(...(described.length > 0 ? described : listings)),
    fc.constantFrom<SearchableListing>(...(described.length > 0 ? described : listings)),
  )
  const search = aim.chain(listing => {
    const values = arbitraryValues(catalogue, listing)
    const all = Object.keys(values) as Name[]
    return fc
      .tuple(fc.integer({ min: 1, max: mostCriteria }), fc.boolean(), fc.constantFrom(...sortOrders))
      .chain(([size, orUnknown, sort]) =>
        fc
          .shuffledSubarray(all, { minLength: size, maxLength: size })
          .map(names => completeNames(names, { orUnknown }))
          .chain(names => fc.record(Object.fromEntries(names.map(name => [name, values[name]]))))
          .map(query => ({ ...query, sort }) as Record<string, RawValue>),
      )
  })
  return fc.sample(search, { numRuns: howMany, seed })
}

const lessSaid: readonly (keyof Criteria)[] = ['fgts', 'occupancy', 'minPaidDiscount']

/** A distance needs its place, and what few pages say is often asked for together with what is not known. */
function completeNames(names: readonly Name[], { orUnknown }: { orUnknown: boolean }): Name[] {
  const complete = new Set(names)
  if (complete.has('within')) complete.add('near')
  if (complete.has('withinMetres')) complete.add('nearAddress')
  if (orUnknown && names.some(name => lessSaid.includes(name))) complete.add('orUnknown')
  return [...complete]
}
