import { describe, expect, it } from 'vitest'
import { buildIndex, caseCatalogue, listedToday, numbersAt } from '#test/support/built-index.ts'
import { createListing } from '#test/support/catalogue.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { type CataloguedListing, categories, modalities } from '../property/listing.ts'
import { computePlaceFigures, countPriceBands, listLargestNeighborhoods } from './place-figures.ts'
import { listPlacePositions } from './place-changes.ts'
import fc from 'fast-check'
import { fromReais } from '../money.ts'

const brazil = { uf: null, city: null, category: null }
const indexOf = (...listings: Partial<CataloguedListing>[]) =>
  buildIndex(listedToday(listings.map((each, at) => createListing({ id: String(at + 1), ...each }))))
const figuresOf = (...listings: Partial<CataloguedListing>[]) => {
  const index = indexOf(...listings)
  return computePlaceFigures(index, listPlacePositions(index, brazil))
}

describe('the figures of a place', () => {
  it('are medians of what is known, in whole centavos', () => {
    const figures = figuresOf(
      { price: 100_000_00, evaluation: 200_000_00 },
      { price: 100_000_01, evaluation: null },
      { price: 150_000_02, evaluation: 200_000_00 },
      { price: 90_000_00, evaluation: 300_000_00 },
    )
    expect(figures.total).toBe(4)
    expect(figures.medianPrice).toBe(100_000_01)
    expect(figures.medianDiscount).toBeCloseTo(50, 5)
  })

  it('are unknown where there is nothing, not zero', () => {
    expect(figuresOf()).toEqual({
      total: 0,
      unseen: 0,
      medianPrice: null,
      medianDiscount: null,
      perSquareMeter: [],
      categories: [],
      modalities: [],
      priceBands: [],
    })
    expect(figuresOf({ evaluation: null }).medianDiscount).toBeNull()
  })

  it('say a price per m² for five listings of known area, not for four', () => {
    const houses = [50, 80, 100, 40].map(area => ({ category: 'casa' as const, price: 80_000_00, area }))
    const flats = [20, 40, 50, 80, 100].map(area => ({ price: 100_000_00, area }))
    expect(figuresOf(...houses, { category: 'casa', area: null }, ...flats).perSquareMeter).toEqual([
      { category: 'apartamento', median: 2_000_00, total: 5 },
    ])
    expect(figuresOf(...houses, { category: 'casa', area: 60, price: 60_000_00 }, ...flats)).toMatchObject({
      perSquareMeter: [
        { category: 'casa', median: 1_000_00, total: 5 },
        { category: 'apartamento', median: 2_000_00, total: 5 },
      ],
    })
  })

  it('count types and modalities, most first, without those that no listing has', () => {
    const figures = figuresOf(
      { category: 'casa', modality: 'leilao' },
      { category: 'casa', modality: null },
      { category: null, modality: 'leilao' },
      { category: 'terreno', modality: 'venda-direta' },
    )
    expect(figures.categories).toEqual([
      { category: 'casa', total: 2 },
      { category: 'terreno', total: 1 },
    ])
    expect(figures.modalities).toEqual([
      { modality: 'leilao', total: 2 },
      { modality: 'venda-direta', total: 1 },
    ])
  })

  it('name the ten largest neighborhoods, lots and blocks not among them', () => {
    const names = ['CENTRO', 'Centro', '', 'QD 12', ...Array.from({ length: 11 }, (_, at) => `BAIRRO ${at}A`)]
    const index = indexOf(...names.map(neighborhood => ({ neighborhood })))
    const found = listLargestNeighborhoods(index, listPlacePositions(index, brazil))
    expect(found[0]).toEqual({ name: expect.stringMatching(/^centro$/i), total: 2 })
    expect(found).toHaveLength(10)
    expect(found.map(({ name }) => name)).not.toContain('QD 12')
  })
})

const medianOf = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length === 0 ? null : (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
}

describe('the figures of generated catalogues', () => {
  it.each([1, 2, 3])('are those of each listing looked at one by one (%i)', seed => {
    const catalogue = someCatalogue(200, seed)
    const index = buildIndex(catalogue)
    for (const uf of ['SP', 'GO', 'DF'] as const)
      for (const category of [null, 'casa'] as const) {
        const positions = listPlacePositions(index, { uf, city: null, category })
        const own = catalogue.listings.filter(
          each => each.state === uf && (category === null || each.category === category),
        )
        const figures = computePlaceFigures(index, positions)
        expect(numbersAt(index, positions)).toEqual(
          own
            .toSorted((a, b) => b.firstListedOn.localeCompare(a.firstListedOn) || Number(b.id) - Number(a.id))
            .map(({ id }) => id),
        )
        expect(figures.medianPrice).toBe(roundHalf(medianOf(own.map(({ price }) => price))))
        for (const { category: name, median, total } of figures.perSquareMeter) {
          const sized = own.filter(each => each.category === name && (each.area ?? 0) > 0)
          expect(total).toBe(sized.length)
          expect(median).toBe(roundHalf(medianOf(sized.map(each => each.price / each.area!))))
        }
        const count = (key: 'category' | 'modality', value: string) =>
          own.filter(each => each[key] === value).length
        for (const name of categories)
          expect(figures.categories.find(each => each.category === name)?.total ?? 0).toBe(
            count('category', name),
          )
        for (const name of modalities)
          expect(figures.modalities.find(each => each.modality === name)?.total ?? 0).toBe(
            count('modality', name),
          )
      }
  })
})

const roundHalf = (value: number | null) => (value === null ? null : Math.round(value))

describe('the listings of a place', () => {
  const listed = (id: string, firstListedOn: string, more: Partial<CataloguedListing> = {}) => ({
    ...createListing({ id, ...more }),
    firstListedOn,
    lastCutOn: null,
    history: [],
  })
  const index = buildIndex({
    ...caseCatalogue,
    listings: [
      listed('3', '2026-01-01'),
      listed('9', '2025-12-01', { city: 'SANTA BARBARA D OESTE' }),
      listed('5', '2026-01-08', { city: "SANTA BARBARA D'OESTE", category: 'casa' }),
      listed('4', '2026-01-01', { state: 'GO', city: 'ANAPOLIS' }),
    ],
  })
  const listIn = (uf: 'SP' | 'GO' | null, city: string | null, category: 'casa' | null = null) =>
    numbersAt(index, listPlacePositions(index, { uf, city, category }))

  it('come newest on the list first, then by number', () => {
    expect(listIn(null, null)).toEqual(['5', '4', '3', '9'])
  })
  it('are those of all spellings of a municipality, and of one type where one is asked for', () => {
    expect(listIn('SP', 'santa-barbara-d-oeste')).toEqual(['5', '9'])
    expect(listIn('SP', 'santa-barbara-d-oeste', 'casa')).toEqual(['5'])
    expect(listIn('SP', null)).toEqual(['5', '3', '9'])
    expect(listIn('GO', 'santa-barbara-d-oeste')).toEqual([])
  })
})

/** Bands of prices in reais, as `from–to: total` in thousands of reais. */
const bandsOf = (...reais: number[]) =>
  countPriceBands(Float64Array.from(reais, fromReais).sort()).map(
    ({ from, to, total }) => `${from / 100_000}–${to === null ? '' : to / 100_000}: ${total}`,
  )

describe('the price bands of a place', () => {
  it('have round bounds of one width, from the lowest price on', () => {
    expect(bandsOf(41_000, 55_000, 60_000, 99_999.99, 100_000, 119_000)).toEqual([
      '40–50: 1',
      '50–60: 1',
      '60–70: 1',
      '70–80: 0',
      '80–90: 0',
      '90–100: 1',
      '100–: 2',
    ])
  })

  it('are eight at most, with the highest tenth of the prices in the last one', () => {
    const prices = Array.from({ length: 19 }, (_, at) => 20_000 * (at + 1))
    expect(bandsOf(...prices, 9_000_000)).toEqual([
      '0–50: 2',
      '50–100: 2',
      '100–150: 3',
      '150–200: 2',
      '200–250: 3',
      '250–300: 2',
      '300–350: 3',
      '350–: 3',
    ])
  })

  it('are none for no price, and one for a single price', () => {
    expect(bandsOf()).toEqual([])
    expect(bandsOf(158_000)).toEqual(['150–: 1'])
  })

  it('hold each price once and touch each other, whatever the prices', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 13 }), { minLength: 1 }), prices => {
        const sorted = Float64Array.from(prices).sort()
        const bands = countPriceBands(sorted)
        const width = bands[0]!.to === null ? null : bands[0]!.to - bands[0]!.from
        expect(bands.length).toBeLessThanOrEqual(8)
        for (const [at, { from, to, total }] of bands.entries()) {
          expect(to).toBe(at === bands.length - 1 ? null : bands[at + 1]!.from)
          if (to !== null) expect(to - from).toBe(width)
          expect(total).toBe(prices.filter(price => price >= from && (to === null || price < to)).length)
        }
        expect(bands.reduce((sum, { total }) => sum + total, 0)).toBe(prices.length)
      }),
    )
  })
})
