import { finishWork } from '#domain/finish-work.ts'
import { readList } from '#domain/caixa/list-reader.ts'
import { foldText } from '#domain/fold-text.ts'
import type { LadderCount } from '#domain/ladder/ladder-check.ts'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import { type CataloguedListing, unknownBankPageFacts } from '#domain/property/listing.ts'
import { stateCapitals } from '#domain/regions.ts'
import { createEmptyIndex, type ListingIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import type { MunicipalityTable, SearchMunicipality } from '#domain/search/index/place-dictionary.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { toIndexedListing } from '#domain/search/index/searchable-listing.ts'
import { isUf, states, type Uf } from '#domain/states.ts'

/** What is bundled with the pages, as text. */
export interface CatalogueBundle {
  /** A list in the bank's format. */
  list: string
  /** The places of its cities: JSON, a location with the official name by `UF city`. */
  places: string
  /** All municipalities with their seats: `uf,name,lat,lng` a line. */
  municipalities: string
  /**
   * How many listings of the whole list stand on the price ladder, where the bundled one is a part of it: JSON, a
   * `LadderCount` by state.
   */
  ladder?: string
}

/** The bundled list: its listings, and the index on which searches run. */
export interface BundledListings {
  /** `YYYY-MM-DD`; `null` when the text is not a list. */
  date: string | null
  byNumber: ReadonlyMap<string, CataloguedListing>
  index: ListingIndex
}

/** By state and folded name as the list spells it; `name` is the municipality's official one. */
type Places = Partial<Record<string, GeographicPlace & { name?: string }>>

/** Reads a bundle; there are no listings when its text is not a list. */
export function readBundle({
  list,
  places: placesJson,
  municipalities,
  ladder = '{}',
}: CatalogueBundle): BundledListings {
  const reading = readList(list)
  const places = JSON.parse(placesJson) as Places
  const date = reading.kind === 'list' ? reading.date : null
  const listedOn = date ?? '2026-01-01'
  const seenAt = `${listedOn}T12:00:00.000Z`
  const listings: CataloguedListing[] = (reading.kind === 'list' ? [...reading.entries] : []).flatMap(
    entry =>
      'listing' in entry
        ? {
            ...entry.listing,
            ...unknownBankPageFacts,
            place: places[`${entry.listing.state} ${foldText(entry.listing.city)}`] ?? null,
            photos: [],
            photoMissing: false,
            source: 'demo' as const,
            firstSeenAt: seenAt,
            changedAt: seenAt,
            listDate: listedOn,
            gone: false,
            siteGoneAt: null,
            unseen: null,
            doubtful: null,
          }
        : [],
  )
  const day = toDayNumber(listedOn)
  const lists = new Map(
    listings.map(({ state }) => [state as string, { first: day, newest: day, recent: [day] }]),
  )
  const ladderCounts = new Map(Object.entries(JSON.parse(ladder) as Record<string, LadderCount>))
  const empty = createEmptyIndex(buildMunicipalityTable(places, municipalities))
  const changed = listings.map(listing =>
    toIndexedListing(
      { ...listing, firstListedOn: listedOn, lastCutOn: null, history: [] },
      empty.words.dictionary,
      lists,
    ),
  )
  return {
    date,
    byNumber: new Map(listings.map(listing => [listing.id, listing])),
    index: finishWork(updateIndex(empty, { changed, removed: [], lists, ladderCounts })),
  }
}

/** All municipalities; `places` says which of them a city of the list is, in whatever spelling. */
function buildMunicipalityTable(places: Places, list: string): MunicipalityTable {
  const byPlace = new Map<string, SearchMunicipality>()
  const byName = new Map<string, SearchMunicipality[]>()
  for (const [code, line] of list.split('\n').entries()) {
    const [uf, name, lat, lng] = line.split(',')
    if (uf === undefined || !isUf(uf) || name === undefined) continue
    const key = foldText(name)
    const capital = stateCapitals[uf] === name
    const municipality = { code, state: uf, name, lat: Number(lat), lng: Number(lng), capital }
    byPlace.set(`${uf} ${key}`, municipality)
    byName.set(key, [...(byName.get(key) ?? []), municipality])
  }
  const find = (state: Uf, key: string): SearchMunicipality | null =>
    byPlace.get(`${state} ${foldText(places[`${state} ${key}`]?.name ?? key)}`) ?? null
  return {
    find: (state, city) => find(state, foldText(city)),
    recognize(name) {
      const key = foldText(name)
      return states.flatMap(({ uf }) => find(uf, key) ?? [])
    },
    named: name => byName.get(foldText(name)) ?? [],
  }
}
