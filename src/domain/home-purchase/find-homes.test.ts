import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing } from '#test/support/catalogue.ts'
import { buildIndex, listedToday, numbersAt } from '#test/support/built-index.ts'
import { generatedFamily, goianiaFamily } from '#test/support/home-purchases.ts'
import { findAcquisitionPercents } from '../calculators/purchase-preset.ts'
import { finishWork } from '../finish-work.ts'
import { readComparedFacts } from '../search/index/read-indexed-listing.ts'
import type { CataloguedListing } from '../property/listing.ts'
import { findHomes, type HomeSearch, mostHomes } from './find-homes.ts'
import { assessHomeFit } from './home-fit.ts'
import { defaultHomeAssumptions as assumptions } from './home-assumptions.ts'

const now = new Date('2026-01-09T12:00:00Z')
const home = (id: number, facts: Partial<CataloguedListing>): CataloguedListing =>
  createListing({
    id: String(id),
    state: 'GO',
    city: 'GOIANIA',
    category: 'apartamento',
    modality: 'venda-online',
    price: 105_156_87,
    evaluation: 175_819_96,
    area: 45.9,
    financing: true,
    occupancy: 'vacant',
    ...facts,
  })
const everywhere = { state: [], city: [], near: null, within: null }
const find = (listings: CataloguedListing[], search: Partial<HomeSearch> = {}, page = 0, limit = 10) => {
  const index = buildIndex(listedToday(listings))
  const asked = { family: goianiaFamily, assumptions, place: everywhere, ...search }
  const found = finishWork(findHomes(index, asked, { page, limit }, now))
  return { ...found, index, ids: numbersAt(index, found.positions) }
}

describe('the homes that fit a family', () => {
  it('are houses and flats of the place, counted by how well they fit', () => {
    const { ids, levels, homes, total } = find(
      [
        home(1, {}),
        home(2, { category: 'terreno' }),
        home(3, { city: 'ANAPOLIS' }),
        home(4, { category: 'casa', financing: null }),
        home(5, { financing: false, price: 45_000_00 }),
        home(6, { financing: false, price: 52_000_00 }),
        home(7, { financing: false }),
      ],
      { place: { ...everywhere, state: ['GO'], city: ['Goiânia'] } },
    )
    expect(levels).toEqual({ fits: 1, depends: 1, short: 2 })
    expect(ids).toEqual(['1', '4', '5', '6'])
    expect({ homes, total }).toEqual({ homes: 5, total: 4 })
  })

  it('reach into the neighbourhood of a city', () => {
    const listings = [home(1, {}), home(2, { city: 'APARECIDA DE GOIANIA' }), home(3, { city: 'CATALAO' })]
    const { ids } = find(listings, { place: { ...everywhere, near: 'Goiânia,GO', within: 30 } })
    expect(ids).toEqual(['2', '1'])
  })

  it('come page by page, the hundred best and no more', () => {
    const listings = Array.from({ length: 130 }, (_, at) => home(at + 1, {}))
    const pages = [0, 1, 2, 3].map(page => find(listings, {}, page, 40))
    expect(pages.map(({ ids }) => ids.length)).toEqual([40, 40, 20, 0])
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(mostHomes)
    expect(pages[0]).toMatchObject({ total: 100, levels: { fits: 130 }, homes: 130 })
  })

  it('are those that fit one by one, whatever the family', () => {
    const listings = Array.from({ length: 40 }, (_, at) =>
      home(at + 1, {
        price: 30_000_00 + at * 7_000_00,
        financing: [true, false, null][at % 3]!,
        occupancy: (['vacant', 'occupied', null] as const)[at % 4] ?? null,
        fgts: [null, true][at % 2]!,
      }),
    )
    const index = buildIndex(listedToday(listings))
    const itbiPercent = findAcquisitionPercents({ state: 'GO', city: 'GOIANIA' }).itbi
    fc.assert(
      fc.property(generatedFamily, family => {
        const asked = { family, assumptions, place: everywhere }
        const { positions, levels } = finishWork(findHomes(index, asked, { page: 0, limit: 100 }, now))
        const judged = positions.map(
          at =>
            assessHomeFit({ ...readComparedFacts(index, at), itbiPercent, debts: 0 }, family, assumptions)
              .level,
        )
        const fits = listings.filter((_, at) => {
          const offer = { ...readComparedFacts(index, at), itbiPercent, debts: 0 }
          const { best, level } = assessHomeFit(offer, family, assumptions)
          return level !== 'short' || -best.left * 4 <= family.savings
        })
        expect(judged.length).toBe(fits.length)
        expect(judged).toEqual(
          (['fits', 'depends', 'short'] as const).flatMap(level => Array<string>(levels[level]).fill(level)),
        )
      }),
    )
  })
})
