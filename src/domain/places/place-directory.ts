import { writeSlug } from '../property/address-slug.ts'
import type { ListingIndex } from '../search/index/listing-index.ts'
import { type SearchMunicipality, showCityName } from '../search/index/place-dictionary.ts'
import type { Uf } from '../states.ts'
import type { LastOffer } from './place-history.ts'

/** A city with a page of its own: a municipality in every spelling of the lists, or a city that no municipality has. */
export interface CityPlace {
  state: Uf
  /** The name as it is shown. */
  name: string
  /** The name in addresses; each city of a state has another one. */
  slug: string
  /** `null` where the list's name is that of no municipality. */
  municipality: SearchMunicipality | null
}

/** The cities of a version's listings, by their names in addresses. */
export class PlaceDirectory {
  /** Cities by state and slug. Cities with the same slug are one entry, because an address cannot distinguish them. */
  readonly #places = new Map<string, CityPlace>()
  /** Places by state and name as lists write it: a list names a city thousands of times. */
  readonly #listed = new Map<string, CityPlace>()
  readonly #municipalities: ListingIndex['places']['municipalities']
  /** The place of each city by its number in the index's column. */
  readonly ofCity: readonly CityPlace[]

  constructor({ places }: Pick<ListingIndex, 'places'>) {
    this.#municipalities = places.municipalities
    this.ofCity = places.cities.map(city => {
      const name = showCityName(city)
      const { state, municipality } = city
      return this.#add({ state, name, slug: writeSlug(name), municipality })
    })
  }

  #add(place: CityPlace): CityPlace {
    const key = `${place.state} ${place.slug}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, place)
    return place
  }

  /** Returns the place of a city as a list names it, in any spelling; one without listings is created. */
  ofListedCity(state: Uf, listed: string): CityPlace {
    const key = `${state} ${listed}`
    const known = this.#listed.get(key)
    if (known !== undefined) return known
    const municipality = this.#municipalities.find(state, listed)
    const name = municipality?.name ?? listed
    const place = this.#add({ state, name, slug: writeSlug(name), municipality })
    this.#listed.set(key, place)
    return place
  }

  /**
   * Finds the city that a name in an address means: the slug of a place, or another spelling of a municipality's name,
   * of which the place's own slug differs. `null`: the state has no such municipality, and no list named such a city.
   */
  find(state: Uf, slug: string): CityPlace | null {
    const known = this.#places.get(`${state} ${slug}`)
    if (known !== undefined) return known
    const municipality = this.#municipalities.find(state, slug)
    return municipality === null ? null : this.ofListedCity(state, municipality.name)
  }
}

const directories = new WeakMap<ListingIndex, PlaceDirectory>()

/** Returns the directory of a version; built once for each. */
export function readPlaceDirectory(index: ListingIndex): PlaceDirectory {
  const known = directories.get(index) ?? new PlaceDirectory(index)
  directories.set(index, known)
  return known
}

/**
 * Finds the city that a name in an address means, also one that is no municipality and has only listings that are gone.
 */
export function findCityPlace(
  index: ListingIndex,
  lastOffers: readonly LastOffer[],
  state: Uf,
  slug: string,
): CityPlace | null {
  const directory = readPlaceDirectory(index)
  for (const { state: own, cityKey } of lastOffers) if (own === state) directory.ofListedCity(own, cityKey)
  return directory.find(state, slug)
}
