import { describe, expect, it } from 'vitest'
import { buildIndex, caseCatalogue, listedToday } from '#test/support/built-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { placeListings } from '#test/support/place-cases.ts'
import { finishWork } from '../../finish-work.ts'
import { states, type Uf } from '../../states.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { isCityName } from './city-names.ts'
import { countFacets } from './count-facets.ts'
import { listStatesOfCity } from './count-cities.ts'
import { type ListingIndex, updateIndex } from './listing-index.ts'
import type { MunicipalityTable } from './place-dictionary.ts'
import { countListings } from './search-listings.ts'

const index = buildIndex(listedToday(placeListings))
const removeCity = (name: string): ListingIndex => {
  const removed = placeListings.filter(({ city }) => city === name).map(({ id }) => Number(id))
  return finishWork(updateIndex(index, { changed: [], removed, lists: index.lists }))
}
const statesOf = (key: string) =>
  listStatesOfCity(index, key).map(({ state, name, total }) => `${state} ${name} ${total}`)

describe('the name of a city', () => {
  it.each([
    ['taguatinga', ['DF TAGUATINGA 1', 'TO Taguatinga 1']],
    ['brasilia', ['DF Brasília 4']],
    ['ceilandia', ['DF CEILANDIA 1']],
    ['acu', ['RN ACU 1']],
    ['assu', ['RN Assú 1']],
    ['vila sem nome', ['GO VILA SEM NOME 1']],
    ['guacu', []],
    ['picarras', ['SC Balneário Piçarras 1']],
    ['riacho fundo', []],
    ['porto alegre', []],
  ])('%s is found in the states that have it, as many as its search finds', (key, expected) => {
    expect(statesOf(key)).toEqual(expected)
    for (const { state, name, total } of listStatesOfCity(index, key)) {
      const search = { ...emptyCriteria, state: [state], city: [name] }
      expect(countListings(index, search, caseCatalogue.now)).toBe(total)
    }
  })

  it('is one of the lists only while a listing is called so', () => {
    expect(isCityName(index, 'Vila sem nome', 'GO')).toBe(true)
    const later = removeCity('VILA SEM NOME')
    expect(isCityName(later, 'Vila sem nome', 'GO')).toBe(false)
    expect(isCityName(later, 'Brasília', 'DF')).toBe(true)
  })

  it('is never a part of names where it is an old name or a district, though no list uses it', () => {
    const count = (searched: ListingIndex, city: string, state: 'RN' | 'DF') =>
      countListings(searched, { ...emptyCriteria, state: [state], city: [city] }, caseCatalogue.now)
    expect([count(index, 'Açu', 'RN'), count(removeCity('ACU'), 'Açu', 'RN')]).toEqual([1, 0])
    expect(isCityName(removeCity('CEILANDIA'), 'Ceilândia', 'DF')).toBe(true)
    expect(count(removeCity('CEILANDIA'), 'Ceilândia', 'DF')).toBe(0)
  })

  it('is looked up once, however many states and cities there are', () => {
    const asked = { named: 0, recognize: 0 }
    const { municipalities } = index.places
    const counting: MunicipalityTable = {
      find: municipalities.find,
      named: name => (asked.named++, municipalities.named(name)),
      recognize: name => (asked.recognize++, municipalities.recognize(name)),
    }
    const counted = buildIndex({ ...listedToday(placeListings), municipalities: counting })
    const city = Array.from({ length: 100 }, (_, at) => `cidade ${at}`)
    const notCity = Array.from({ length: 100 }, (_, at) => `outra ${at}`)
    countFacets(counted, { ...emptyCriteria, city, notCity }, caseCatalogue.now)
    // For the search, and for what each state would find.
    expect(asked).toEqual({ named: 400, recognize: 400 })
  })

  it('is compared only with the states that know it, however many there are', () => {
    let compared = 0
    class CountingSet extends Set<Uf> {
      override [Symbol.iterator]() {
        compared++
        return super[Symbol.iterator]()
      }
    }
    const cities = states.map(({ uf }, at) =>
      createListing({ id: String(at + 1), state: uf, city: `VILA SEM NOME ${uf}` }),
    )
    const everywhere = buildIndex(listedToday(cities))
    const listedCityNames = new Map(
      [...everywhere.listedCityNames].map(([key, listed]) => [key, new CountingSet(listed)]),
    )
    const city = [...listedCityNames.keys()]
    const { state } = countFacets(
      { ...everywhere, listedCityNames },
      { ...emptyCriteria, city },
      caseCatalogue.now,
    )
    expect(state.map(({ total }) => total)).toEqual(states.map(() => 1))
    // Once for the search, and twice for what the choice of a state would find.
    expect(compared).toBe(3 * city.length)
  })

  it('is counted with the other spellings of its municipality only where it is the official one', () => {
    const spelled = buildIndex(
      listedToday(
        ['ACU', 'ASSU', 'ASSU'].map((city, at) => createListing({ id: String(at + 1), state: 'RN', city })),
      ),
    )
    expect(listStatesOfCity(spelled, 'acu')).toEqual([{ state: 'RN', name: 'ACU', total: 1 }])
    expect(listStatesOfCity(spelled, 'assu')).toEqual([{ state: 'RN', name: 'Assú', total: 3 }])
  })
})
