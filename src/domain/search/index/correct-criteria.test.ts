import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex, caseCatalogue } from '#test/support/built-index.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { createListing } from '#test/support/catalogue.ts'
import type { CataloguedListing } from '../../property/listing.ts'
import { type Criteria, emptyCriteria } from '../search-criteria.ts'
import { findCorrections } from './correct-criteria.ts'
import { countListings } from './search-listings.ts'

const listed = (id: string, overrides: Partial<CataloguedListing>) => ({
  ...createListing({ id, ...overrides }),
  firstListedOn: '2026-01-01',
  lastCutOn: null,
  history: [],
})
const index = buildIndex({
  ...caseCatalogue,
  listings: [
    listed('1', { state: 'GO', city: 'GOIANIA', neighborhood: 'JARDIM FLORENCA' }),
    listed('2', { state: 'GO', city: 'Goiânia', description: 'Casa, 3 qto(s).', category: 'casa' }),
    listed('3', { state: 'PE', city: 'GOIANA' }),
    listed('4', { city: 'CAMPINAS' }),
    listed('5', { city: 'CAMPINA DO MONTE ALEGRE' }),
    listed('6', { state: 'DF', city: 'BRASILIA' }),
    listed('7', { state: 'DF', city: 'SAMAMBAIA' }),
  ],
})
const correct = (some: Partial<Criteria>) =>
  findCorrections(index, { ...emptyCriteria, ...some }, caseCatalogue.now).map(
    ({ field, value, total }) => `${field} ${value} ${total}`,
  )

describe('corrections of a search without results', () => {
  it.each<[Partial<Criteria>, string[]]>([
    [{ city: ['Goania'] }, ['city Goiânia 2']],
    [{ city: ['Goiana'], state: ['GO'] }, ['city Goiânia 2']],
    [{ city: ['canpinas'] }, ['city Campinas 1']],
    [{ city: ['Samambaya'] }, ['city SAMAMBAIA 1']],
    [{ city: ['Brazilia'] }, ['city Brasília 2']],
    [{ text: 'jardin florença' }, ['text jardim florenca 1']],
    [{ text: 'casa goiamia' }, ['text casa goiania 1']],
    [{ text: 'kitnet campinaz' }, ['text kitnet campina 2', 'text kitnet campinas 1']],
    [{ text: 'pernambuco goianaa' }, ['text pernambuco goiana 1']],
    [{ text: 'zzzzzzzz' }, []],
    [{ city: ['xyzxyz'] }, []],
    [{ city: ['Goania', 'Canpinas'] }, []],
    [{ city: ['Goania'], minRooms: 9 }, []],
  ])('of %j', (criteria, expected) => {
    expect(correct(criteria)).toEqual(expected)
  })

  it('are counted without applying the other filters for each of them', () => {
    let reads = 0
    const columns = new Proxy(index.columns, {
      get: (target, name) => {
        if (name === 'price') reads++
        return target[name as 'price']
      },
    })
    const criteria = { ...emptyCriteria, text: 'campinaz', minPrice: 1 }
    expect(findCorrections({ ...index, columns }, criteria, caseCatalogue.now)).toHaveLength(2)
    expect(reads).toBe(1)
  })

  it('each find something: as much as they say, at most three, the most first', () => {
    const { now, ...catalogue } = someCatalogue(300, 11)
    const some = buildIndex({ ...catalogue, now })
    const misspelt = fc.constantFrom(
      'Goana',
      'Canpinas',
      'vitora',
      'joinvile',
      'florensa',
      'jardin paulo',
      'x',
    )
    const broken = fc
      .tuple(arbitraryCriteria, misspelt, fc.boolean())
      .map(([criteria, wrong, inCity]) =>
        inCity ? { ...criteria, city: [wrong] } : { ...criteria, text: wrong },
      )
    let offered = 0
    fc.assert(
      fc.property(broken, criteria => {
        const found = findCorrections(some, criteria, now)
        expect(found.length).toBeLessThanOrEqual(3)
        expect(found.map(({ total }) => total)).toEqual(
          found.map(({ total }) => total).toSorted((a, b) => b - a),
        )
        expect(new Set(found.map(({ field, value }) => `${field} ${value}`)).size).toBe(found.length)
        for (const { field, value, total } of found) {
          offered++
          expect(total).toBeGreaterThan(0)
          const corrected = { ...criteria, [field]: field === 'city' ? [value] : value }
          expect(countListings(some, corrected, now)).toBe(total)
        }
      }),
    )
    expect(offered).toBeGreaterThan(20)
  })
})
