import { describe, expect, it } from 'vitest'
import { writeSlug } from '#domain/property/address-slug.ts'
import { listPlaces } from '#domain/places/nearby-places.ts'
import { readPlaceDirectory } from '#domain/places/place-directory.ts'
import { computePlaceFigures } from '#domain/places/place-figures.ts'
import { listPlacePositions } from '#domain/places/place-changes.ts'
import { buildIndex, listedToday } from './support/built-index.ts'
import { createListing } from './support/catalogue.ts'
import { nationalLists } from './support/national-lists.ts'
import { readSharedList } from './support/shared-lists.ts'

const lists = nationalLists()

describe.skipIf(lists.length === 0)('the places of the national day', () => {
  const listings = lists.flatMap(readSharedList)
  const index = buildIndex(listedToday(listings.map(listing => createListing(listing))))
  const directory = readPlaceDirectory(index)
  const places = listPlaces(index, null, [])

  it('hold every listing once, each under one address of its state', () => {
    expect(places.reduce((sum, { total }) => sum + total, 0)).toBe(index.size)
    expect(new Set(places.map(({ state, slug }) => `${state} ${slug}`)).size).toBe(places.length)
    for (const { state, slug, total } of places) {
      const positions = listPlacePositions(index, { uf: state, city: slug, category: null })
      expect(computePlaceFigures(index, positions).total).toBe(total)
    }
  })

  it('are found by the name that the list gives a city, which may be another spelling of the municipality', () => {
    const lost = listings.filter(
      ({ state, city }) => directory.find(state, writeSlug(city)) !== directory.ofListedCity(state, city),
    )
    expect([...new Set(lost.map(({ state, city }) => `${state} ${city}`))]).toEqual([])
  })

  it('join only spellings of one municipality', () => {
    const joined = new Map<string, Set<number | null>>()
    for (const { state, name, municipality } of index.places.cities) {
      const key = `${state} ${directory.ofListedCity(state, name).slug}`
      joined.set(key, (joined.get(key) ?? new Set()).add(municipality?.code ?? null))
    }
    expect([...joined].filter(([, codes]) => codes.size > 1)).toEqual([])
  })
})
