import { present } from '#contract/present.ts'
import { readList } from '#domain/caixa/list.ts'
import type { Place } from '#domain/property/place.ts'
import { type CataloguedListing, unknownParticulars } from '#domain/property/property.ts'
import { curated, curatedLimits } from '#domain/search/curated.ts'
import { matches } from '#domain/search/matches.ts'
import { inOrder } from '#domain/search/order.ts'
import { searchable } from '#domain/search/searchable.ts'
import { fold } from '#domain/text.ts'
import type { Catalogue } from '../catalogue.ts'
import { Refused } from '../../client.ts'
import { bundledDetail } from './detail.ts'
import { type Entry, facetsOf } from './facets.ts'
import { mapOf } from './map.ts'

/** A list in the bank's format and the locations of its cities: JSON, a location by `UF city`. */
export interface Bundle {
  list: string
  places: string
}

/** Parses a list into a catalogue's entries; there are none when the text is not a list. */
const read = (bundle: Bundle): { date: string | null; entries: Entry[] } => {
  const reading = readList(bundle.list)
  if (reading.kind !== 'list') return { date: null, entries: [] }
  const seenAt = `${reading.date ?? '2026-01-01'}T12:00:00.000Z`
  const places = JSON.parse(bundle.places) as Partial<Record<string, Place>>
  const entries: Entry[] = []
  for (const entry of reading.entries) {
    if (!('listing' in entry)) continue
    const listing: CataloguedListing = {
      ...entry.listing,
      ...unknownParticulars,
      place: places[`${entry.listing.state} ${fold(entry.listing.city)}`] ?? null,
      photos: [],
      photoMissing: false,
      source: 'demo',
      firstSeenAt: seenAt,
      changedAt: seenAt,
      gone: false,
    }
    entries.push({ listing, keys: searchable(listing) })
  }
  return { date: reading.date, entries }
}

/** Creates a catalogue held in memory from a list in the bank's format: same filters and orders as the server's. */
export function bundledCatalogue(bundle: Bundle, clock: () => Date): Catalogue {
  let kept: ReturnType<typeof read> | null = null
  const data = () => (kept ??= read(bundle))
  return {
    async search(criteria, { page, limit }) {
      const now = clock()
      const match = matches(criteria, now)
      const order = inOrder(criteria.sort, now)
      const found = data()
        .entries.filter(entry => match(entry.keys))
        .sort((a, b) => order(a.keys, b.keys))
      return {
        items: found.slice(page * limit, (page + 1) * limit).map(entry => present(entry.listing, now)),
        total: found.length,
        page,
        limit,
      }
    },
    async count(criteria) {
      const match = matches(criteria, clock())
      return { total: data().entries.filter(entry => match(entry.keys)).length }
    },
    async facets(criteria) {
      return facetsOf(data().entries, criteria, clock())
    },
    async curated(name) {
      const now = clock()
      const { takes, compare } = curated[name]
      const order = compare(now)
      const found = data()
        .entries.filter(entry => takes(entry.keys))
        .sort((a, b) => order(a.keys, b.keys))
      return {
        items: found.slice(0, curatedLimits[name]).map(entry => present(entry.listing, now)),
        total: found.length,
      }
    },
    async map(criteria) {
      return mapOf(data().entries, criteria, clock())
    },
    async listed(ids) {
      const now = clock()
      const wanted = new Map(data().entries.map(entry => [entry.listing.id, entry.listing]))
      return {
        items: ids.flatMap(id => {
          const listing = wanted.get(id)
          return listing ? [present(listing, now)] : []
        }),
      }
    },
    async property(id) {
      const { date, entries } = data()
      const detail = bundledDetail(entries, id, date, clock())
      if (!detail) throw new Refused(404, 'Imóvel não encontrado.', {}, 'property_not_found')
      return detail
    },
    async cities(uf) {
      const totals = new Map<string, { name: string; total: number }>()
      for (const { listing } of data().entries) {
        if (listing.state !== uf) continue
        const key = fold(listing.city)
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
