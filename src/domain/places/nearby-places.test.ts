import { describe, expect, it } from 'vitest'
import { toDayNumber } from '#domain/calendar-date.ts'
import { buildIndex, caseCatalogue, listedToday } from '#test/support/built-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { listCitiesOfState, listNeighbors, listPlaces } from './nearby-places.ts'
import { findCityPlace, readPlaceDirectory } from './place-directory.ts'
import type { LastOffer } from './place-history.ts'

const listings = [
  { state: 'SP', city: 'CAMPINAS', category: 'casa' },
  { state: 'SP', city: 'CAMPINAS' },
  { state: 'SP', city: 'VALINHOS' },
  { state: 'SP', city: 'VILA SEM NOME' },
  { state: 'SP', city: 'MOGI-MIRIM' },
  { state: 'SP', city: 'MOJI MIRIM' },
  { state: 'MG', city: 'EXTREMA' },
  { state: 'AC', city: 'RIO BRANCO' },
] as const
const index = buildIndex(
  listedToday(listings.map((each, at) => createListing({ id: String(at + 1), ...each }))),
)
const gone = (cityKey: string, seen: string, category: LastOffer['category'] = 'casa'): LastOffer => ({
  state: 'SP',
  cityKey,
  category,
  seenOn: toDayNumber(seen),
})
const campinas = readPlaceDirectory(index).find('SP', 'campinas')!
const neighborsOf = (category: 'casa' | null, lastOffers: LastOffer[]) =>
  listNeighbors(campinas, listPlaces(index, category, lastOffers)).map(
    ({ slug, total, seenOn }) => `${slug} ${total} ${seenOn}`,
  )

describe('the cities of an address', () => {
  it('are municipalities in any spelling, under the official name', () => {
    const directory = readPlaceDirectory(index)
    expect(directory.find('SP', 'mogi-mirim')).toMatchObject({ name: 'Mogi Mirim', slug: 'mogi-mirim' })
    expect(directory.find('SP', 'moji-mirim')?.slug).toBe('mogi-mirim')
    expect(directory.find('DF', 'taguatinga')?.slug).toBe('brasilia')
    expect(directory.find('SP', 'vila-sem-nome')).toMatchObject({ municipality: null })
    expect(directory.find('SP', 'nao-existe')).toBeNull()
    expect(directory.find('GO', 'vila-sem-nome')).toBeNull()
  })

  it('are also those of gone listings that no municipality has', () => {
    const other = buildIndex(listedToday([createListing({ id: '1' })]))
    expect(findCityPlace(other, [gone('vila antiga', '2026-01-01')], 'SP', 'vila-antiga')?.slug).toBe(
      'vila-antiga',
    )
    expect(findCityPlace(other, [gone('vila antiga', '2026-01-01')], 'GO', 'vila-antiga')).toBeNull()
  })
})

describe('the places of a version', () => {
  it('join the spellings of a municipality', () => {
    expect(
      listCitiesOfState('SP', listPlaces(index, null, [])).map(({ slug, total }) => [slug, total]),
    ).toEqual([
      ['campinas', 2],
      ['mogi-mirim', 2],
      ['valinhos', 1],
      ['vila-sem-nome', 1],
    ])
  })

  it('are near a city by the distance of the seats, without the city itself and without unknown places', () => {
    expect(neighborsOf(null, [])).toEqual([
      'valinhos 1 null',
      'mogi-mirim 2 null',
      'extrema 1 null',
      'rio-branco 1 null',
    ])
  })

  it('have had listings within a year before the newest list of their state', () => {
    const newest = caseCatalogue.lists.get('SP')!.newest
    expect(newest).toBe(toDayNumber('2026-01-09'))
    const day = toDayNumber('2025-01-09')
    expect(neighborsOf(null, [gone('paulinia', '2025-01-09'), gone('vinhedo', '2025-01-08')])[1]).toBe(
      `paulinia 0 ${day}`,
    )
    expect(neighborsOf(null, [gone('valinhos', '2026-01-01')])[0]).toBe('valinhos 1 null')
  })

  it('are those of one type where one is asked for', () => {
    expect(neighborsOf('casa', [gone('paulinia', '2025-12-01', 'terreno')])).toEqual([])
    expect(neighborsOf('casa', [gone('paulinia', '2025-12-01'), gone('paulinia', '2025-12-02')])).toEqual([
      `paulinia 0 ${toDayNumber('2025-12-02')}`,
    ])
  })
})
