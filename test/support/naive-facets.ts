import { foldText } from '#domain/fold-text.ts'
import { categories, modalities } from '#domain/property/listing.ts'
import { priceRanges } from '#domain/search/index/count-facets.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import type { NaiveCatalogue } from './naive-listing.ts'
import { filterNaively } from './naive-search.ts'

type Totals = Record<string, number>

const countBy = <T>(values: readonly T[], keyOf: (value: T) => string): Totals => {
  const totals: Totals = {}
  for (const value of values) totals[keyOf(value)] = (totals[keyOf(value)] ?? 0) + 1
  return totals
}

/** The name and state under which a city of the listings is shown, and a neighborhood's name in it. */
const cityKeyOf = (catalogue: NaiveCatalogue, listing: SearchableListing): string =>
  `${listing.state} ${foldText(catalogue.municipalities.find(listing.state, listing.city)?.name ?? listing.city)}`

/**
 * Counts, for each value of a dimension, the listings that choosing it finds, by searching for it; values without
 * results are left out.
 */
export function countNaively(catalogue: NaiveCatalogue, criteria: Criteria) {
  const total = (change: Partial<Criteria>): number =>
    filterNaively(catalogue, { ...criteria, ...change }).length
  const each = <T extends string>(values: readonly T[], change: (value: T) => Partial<Criteria>): Totals =>
    Object.fromEntries(values.map(value => [value, total(change(value))]).filter(([, found]) => found !== 0))
  const answers = (name: 'financing' | 'fgts' | 'occupancy', yes: unknown, no: unknown) => {
    const known = { [name]: null, orUnknown: criteria.orUnknown.filter(each => each !== name) }
    const [affirmed, denied] = [total({ ...known, [name]: yes }), total({ ...known, [name]: no })]
    return { yes: affirmed, no: denied, unknown: total(known) - affirmed - denied }
  }
  const countPaid = () => {
    const without = { ...criteria, minPaidDiscount: null }
    const listings = filterNaively(catalogue, without).filter(({ paid }) => paid !== null)
    const yes = listings.filter(
      ({ price, paid }) =>
        price < paid!.estimate && Math.round(((paid!.estimate - price) * 10_000) / paid!.estimate) > 0,
    ).length
    return { yes, no: listings.length - yes, unknown: total({ minPaidDiscount: null }) - listings.length }
  }
  return {
    total: total({}),
    state: each([...new Set(catalogue.listings.map(({ state }) => state))], value => ({ state: [value] })),
    city: countBy(filterNaively(catalogue, { ...criteria, city: [] }), listing =>
      cityKeyOf(catalogue, listing),
    ),
    neighborhood: countBy(
      filterNaively(catalogue, { ...criteria, neighborhood: [], notNeighborhood: [] }).filter(
        ({ neighborhood }) => foldText(neighborhood) !== '',
      ),
      listing => `${cityKeyOf(catalogue, listing)} ${foldText(listing.neighborhood)}`,
    ),
    category: each(categories, value => ({
      category: [value],
      notCategory: criteria.notCategory.filter(other => other !== value),
    })),
    modality: each(modalities, value => ({
      modality: [value],
      notModality: criteria.notModality.filter(other => other !== value),
    })),
    price: priceRanges.map(({ min, max }) =>
      total({ minPrice: Math.round(min * 100), maxPrice: max === null ? null : Math.round(max * 100) }),
    ),
    financing: answers('financing', true, false),
    fgts: answers('fgts', true, false),
    occupancy: answers('occupancy', 'vacant', 'occupied'),
    paid: countPaid(),
  }
}
