import type { CatalogueCalls } from '../../catalogue-calls.ts'
import municipalities from '../../../../../.cache/demo/municipalities.csv?raw'
import ladder from '../../../../../.cache/demo/ladder.json?raw'
import list from '../../../../../.cache/demo/cut.csv?raw'
import places from '../../../../../.cache/demo/places.json?raw'
import { listMatches, listNeighborhoodReturns } from '#domain/map/neighborhood-returns.ts'
import { buildMapClusters } from '#contract/map-clusters.ts'
import { buildMapPoints } from '#contract/map-points.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { presentPaidPrice } from '#contract/present-paid-price.ts'
import { presentProperty } from '#contract/present-property.ts'
import { presentStateLists } from '#contract/present-state-lists.ts'
import type { Property } from '#contract/property-schemas.ts'
import { brasiliaDayNumber } from '#domain/brasilia-time.ts'
import { finishWork } from '#domain/finish-work.ts'
import { hasMeans } from '#domain/home-purchase/family-profile.ts'
import { findHomes } from '#domain/home-purchase/find-homes.ts'
import { toHomeSearchPlace } from '#domain/home-purchase/home-question.ts'
import { findCorrections } from '#domain/search/index/correct-criteria.ts'
import { listCities } from '#domain/search/index/count-cities.ts'
import { countFacets } from '#domain/search/index/count-facets.ts'
import { countListings, findListingPage } from '#domain/search/index/search-listings.ts'
import { suggestPlaces } from '#domain/search/index/suggest-places.ts'
import { RequestRefused } from '../../api-client.ts'
import { presentDetail } from '#contract/present-detail.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { isComparable, selectComparables, selectSameAddress } from '#domain/analysis/comparables.ts'
import { computeRegionFigures } from '#domain/analysis/region-figures.ts'
import { foldText } from '#domain/fold-text.ts'
import { listCityKeys } from '#domain/search/index/city-names.ts'
import { readList } from '#domain/caixa/list-reader.ts'
import type { LadderCount } from '#domain/ladder/ladder-check.ts'
import { demonstrationSource, inventPaidPrice } from '#domain/paid-prices/demonstration-sales.ts'
import { summarizePaidPrice } from '#domain/paid-prices/summarize-paid-price.ts'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import { type CataloguedListing, unknownBankPageFacts } from '#domain/property/listing.ts'
import { stateCapitals } from '#domain/regions.ts'
import { createEmptyIndex, type ListingIndex, updateIndex } from '#domain/search/index/listing-index.ts'
import type { MunicipalityTable, SearchMunicipality } from '#domain/search/index/place-dictionary.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { toIndexedListing } from '#domain/search/index/searchable-listing.ts'
import { isUf, states, type Uf } from '#domain/states.ts'

/** The texts that are bundled with the pages. */
interface CatalogueBundle {
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
interface BundledListings {
  /** `YYYY-MM-DD`; `null` when the text is not a list. */
  date: string | null
  byNumber: ReadonlyMap<string, CataloguedListing>
  index: ListingIndex
  /** The day on which it was read, in days since 1970. */
  readOn: number
}

/** By state and folded name as the list spells it; `name` is the municipality's official one. */
type Places = Partial<Record<string, GeographicPlace & { name?: string }>>

/** Reads a bundle; there are no listings when its text is not a list. */
function readBundle(
  { list, places: placesJson, municipalities, ladder = '{}' }: CatalogueBundle,
  /** Days since 1970. */
  today: number,
): BundledListings {
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
            paid: summarizePaidPrice(inventPaidPrice(entry.listing, today), {
              ...demonstrationSource,
              name: entry.listing.city,
            }),
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
    readOn: today,
    byNumber: new Map(listings.map(listing => [listing.id, listing])),
    index: finishWork(updateIndex(empty, { changed, removed: [], lists, ladderCounts })),
  }
}

/** All municipalities; `places` finds the municipality of a city of the list, however the list spells it. */
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

/**
 * Returns one property of the bundled list with all details that a single list can give, in the shape of the server's
 * answer; `null` when the list has no such number.
 */
function buildBundledDetail(
  { date, byNumber, index, readOn }: BundledListings,
  id: string,
  now: Date,
): PropertyDetail | null {
  const own = byNumber.get(id)
  if (!own) return null
  const listings = [...byNumber.values()]
  const cityKeys = listCityKeys(index, own)
  const { price, evaluation, modality, category } = own
  const listDate = date ?? own.firstSeenAt.slice(0, 10)
  const ofCity = listings.filter(
    listing => listing.state === own.state && cityKeys.includes(foldText(listing.city)),
  )
  const region = ofCity.filter(listing => category === null || listing.category === category)
  return presentDetail(
    {
      listing: own,
      region: computeRegionFigures(region.map(listing => ({ ...listing, hasPhoto: null }))),
      comparables: selectComparables(
        own,
        listings.filter(other => isComparable(own, other, cityKeys)),
      ),
      sameAddress: selectSameAddress(
        own,
        ofCity.filter(({ gone }) => !gone),
      ),
      history: [{ kind: 'new', listDate, price, evaluation, modality }],
      lastListed: null,
      waitingIntervals: [],
      bankPage: null,
      paidPrices: presentPaidPrice(inventPaidPrice(own, readOn), {
        ...demonstrationSource,
        name: own.city,
      }),
    },
    { index, now },
  )
}

/** Suggestions of one answer while a person types. */
const suggestionsShown = 8

/** Creates a catalogue held in memory from a list in the bank's format: the same search as the server's. */
export function createBundledCatalogue(bundle: CatalogueBundle, clock: () => Date): CatalogueCalls {
  let kept: BundledListings | null = null
  const read = (): BundledListings => (kept ??= readBundle(bundle, brasiliaDayNumber(clock().getTime())))
  const index = () => read().index
  const presentAt = (positions: readonly number[], now: Date): Property[] =>
    positions.flatMap(position => {
      const listing = read().byNumber.get(String(index().columns.id[position]))
      return listing ? [presentProperty(listing, { index: index(), now })] : []
    })
  return {
    async search(criteria, { page, limit }) {
      const now = clock()
      const { positions, total } = findListingPage(index(), criteria, { page, limit }, now)
      const corrections = total === 0 ? findCorrections(index(), criteria, now) : []
      return { items: presentAt(positions, now), total, page, limit, corrections }
    },
    async count(criteria) {
      return { total: countListings(index(), criteria, clock()) }
    },
    async facets(criteria) {
      return countFacets(index(), criteria, clock())
    },
    async suggestions(typed, criteria) {
      return { places: suggestPlaces(index(), typed, suggestionsShown, { criteria, now: clock() }) }
    },
    async map(criteria) {
      return buildMapPoints(index(), criteria, clock())
    },
    async clusters(criteria) {
      return buildMapClusters(index(), criteria, clock())
    },
    async neighborhoodReturns(criteria) {
      return listNeighborhoodReturns(index(), listMatches(index(), criteria, clock()))
    },
    async listed(ids) {
      const now = clock()
      return {
        items: ids.flatMap(id => {
          const listing = read().byNumber.get(id)
          return listing ? [presentProperty(listing, { index: index(), now })] : []
        }),
      }
    },
    async homes({ question: { family, assumptions, place }, page, limit }) {
      const now = clock()
      if (!hasMeans(family)) throw new RequestRefused(400, 'Informe a renda ou a entrada.')
      const search = { family, assumptions, place: toHomeSearchPlace(place) }
      const { positions, total, levels, homes } = finishWork(findHomes(index(), search, { page, limit }, now))
      const items = presentAt(positions, now).map(home => presentFittingHome(home, {}, family, assumptions))
      return { items, total, page, limit, levels, homes }
    },
    async property(id) {
      const detail = buildBundledDetail(read(), id, clock())
      if (!detail) throw new RequestRefused(404, 'Imóvel não encontrado.', {}, 'property_not_found')
      return detail
    },
    async cities(uf) {
      return listCities(index(), city => city.state === uf).map(({ name, total, located }) => ({
        name,
        total,
        located,
      }))
    },
    async stats() {
      const { date } = read()
      return {
        total: index().size,
        ...presentStateLists(index()),
        source: 'demo',
        updatedAt: null,
        listDate: date,
        newLastImport: 0,
        gone: 0,
      }
    },
  }
}

/** The bundled demonstration (scripts/demo-catalogue.ts writes it); parsed at the first question. */
export const demonstrationCatalogue: CatalogueCalls = createBundledCatalogue(
  { list, places, municipalities, ladder },
  () => new Date(),
)
