import { describe, expect, it } from 'vitest'
import { buildIndex, caseCatalogue, listedToday } from '#test/support/built-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { placeListings } from '#test/support/place-cases.ts'
import { finishWork } from '../../finish-work.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { isCityName } from './city-names.ts'
import { listStatesOfCity } from './count-cities.ts'
import { updateIndex } from './listing-index.ts'
import { countListings } from './search-listings.ts'

const index = buildIndex(listedToday(placeListings))
const statesOf = (key: string) =>
  listStatesOfCity(index, key).map(({ state, name, total }) => `${state} ${name} ${total}`)

describe('the name of a city', () => {
  it.each([
    ['taguatinga', ['DF TAGUATINGA 1', 'TO Taguatinga 1']],
    ['brasilia', ['DF Brasília 3']],
    ['ceilandia', ['DF CEILANDIA 1']],
    ['acu', ['RN ACU 1']],
    ['assu', ['RN Assú 1']],
    ['vila sem nome', ['GO VILA SEM NOME 1']],
    ['guacu', []],
    ['porto alegre', []],
  ])('%s is found in the states that have it, as many as its search finds', (key, expected) => {
    expect(statesOf(key)).toEqual(expected)
    for (const { state, name, total } of listStatesOfCity(index, key)) {
      const search = { ...emptyCriteria, state: [state], city: [name] }
      expect(countListings(index, search, caseCatalogue.now)).toBe(total)
    }
  })

  it('is one of the lists only while a listing is called so', () => {
    expect(isCityName(index, 'Ceilândia', 'DF')).toBe(true)
    const removed = placeListings.filter(({ city }) => city === 'CEILANDIA').map(({ id }) => Number(id))
    const later = finishWork(updateIndex(index, { changed: [], removed, lists: index.lists }))
    expect(isCityName(later, 'Ceilândia', 'DF')).toBe(false)
    expect(isCityName(later, 'Brasília', 'DF')).toBe(true)
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
