import { presentProperty } from '#contract/present-property.ts'
import { readList } from '#domain/caixa/list-reader.ts'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import { type CataloguedListing, unknownBankPageFacts } from '#domain/property/listing.ts'
import { curatedListRules, curatedLimits } from '#domain/search/curated-list-rules.ts'
import { createCriteriaMatcher } from '#domain/search/match-criteria.ts'
import { compareBySort } from '#domain/search/listing-order.ts'
import { toSearchable } from '#domain/search/searchable-listing.ts'
import { foldText } from '#domain/fold-text.ts'
import type { CatalogueCalls } from '../../catalogue-calls.ts'
import { RequestRefused } from '../../api-client.ts'
import { buildBundledDetail } from './bundled-detail.ts'
import { type FacetEntry, countBundledFacets } from './bundled-facets.ts'
import { buildBundledMap } from './bundled-map.ts'

/** A list in the bank's format and the locations of its cities: JSON, a location by `UF city`. */
export interface CatalogueBundle {
  list: string
  places: string
}

/** Parses a list into a catalogue's entries; there are none when the text is not a list. */
const read = (bundle: CatalogueBundle): { date: string | null; entries: FacetEntry[] } => {
  const reading = readList(bundle.list)
  if (reading.kind !== 'list') return { date: null, entries: [] }
  const seenAt = `${reading.date ?? '2026-01-01'}T12:00:00.000Z`
  const places = JSON.parse(bundle.places) as Partial<Record<string, GeographicPlace>>
  const entries: FacetEntry[] = []
  for (const entry of reading.entries) {
    if (!('listing' in entry)) continue
    const listing: CataloguedListing = {
      ...entry.listing,
      ...unknownBankPageFacts,
      place: places[`${entry.listing.state} ${foldText(entry.listing.city)}`] ?? null,
      photos: [],
      photoMissing: false,
      source: 'demo',
      firstSeenAt: seenAt,
      changedAt: seenAt,
      gone: false,
    }
    entries.push({ listing, keys: toSearchable(listing) })
  }
  return { date: reading.date, entries }
}

/** Creates a catalogue held in memory from a list in the bank's format: same filters and orders as the server's. */
export function createBundledCatalogue(bundle: CatalogueBundle, clock: () => Date): CatalogueCalls {
  let kept: ReturnType<typeof read> | null = null
  const data = () => (kept ??= read(bundle))
  return {
    async search(criteria, { page, limit }) {
      const now = clock()
      const match = createCriteriaMatcher(criteria, now)
      const order = compareBySort(criteria.sort, now)
      const found = data()
        .entries.filter(entry => match(entry.keys))
        .sort((a, b) => order(a.keys, b.keys))
      return {
        items: found
          .slice(page * limit, (page + 1) * limit)
          .map(entry => presentProperty(entry.listing, now)),
        total: found.length,
        page,
        limit,
      }
    },
    async count(criteria) {
      const match = createCriteriaMatcher(criteria, clock())
      return { total: data().entries.filter(entry => match(entry.keys)).length }
    },
    async facets(criteria) {
      return countBundledFacets(data().entries, criteria, clock())
    },
    async curated(name) {
      const now = clock()
      const { takes, compare } = curatedListRules[name]
      const order = compare(now)
      const found = data()
        .entries.filter(entry => takes(entry.keys))
        .sort((a, b) => order(a.keys, b.keys))
      return {
        items: found.slice(0, curatedLimits[name]).map(entry => presentProperty(entry.listing, now)),
        total: found.length,
      }
    },
    async map(criteria) {
      return buildBundledMap(data().entries, criteria, clock())
    },
    async listed(ids) {
      const now = clock()
      const wanted = new Map(data().entries.map(entry => [entry.listing.id, entry.listing]))
      return {
        items: ids.flatMap(id => {
          const listing = wanted.get(id)
          return listing ? [presentProperty(listing, now)] : []
        }),
      }
    },
    async property(id) {
      const { date, entries } = data()
      const detail = buildBundledDetail(entries, id, date, clock())
      if (!detail) throw new RequestRefused(404, 'Imóvel não encontrado.', {}, 'property_not_found')
      return detail
    },
    async cities(uf) {
      const totals = new Map<string, { name: string; total: number }>()
      for (const { listing } of data().entries) {
        if (listing.state !== uf) continue
        const key = foldText(listing.city)
        const city = totals.get(key)
        totals.set(key, { name: city?.name ?? listing.city, total: (city?.total ?? 0) + 1 })
      }
      return [...totals.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, city]) => city)
    },
    async stats() {
      const { date, entries } = data()
      return {
        total: entries.length,
        states: new Set(entries.map(entry => entry.listing.state)).size,
        source: 'demo',
        updatedAt: null,
        listDate: date,
        newLastImport: 0,
        gone: 0,
      }
    },
  }
}
