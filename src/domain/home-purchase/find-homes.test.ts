import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing } from '#test/support/catalogue.ts'
import { buildIndex, listedToday, numbersAt } from '#test/support/built-index.ts'
import { generatedFamily, goianiaFamily, knownOffer } from '#test/support/home-purchases.ts'
import { finishWork } from '../finish-work.ts'
import { readComparedFacts } from '../search/index/read-indexed-listing.ts'
import type { CataloguedListing } from '../property/listing.ts'
import {
  compareHomeRanks,
  findHomes,
  type HomeOrderFacts,
  type HomeSearch,
  mostHomes,
  rankHome,
} from './find-homes.ts'
import { assessHomeFit } from './home-fit.ts'
import { defaultHomeAssumptions as assumptions, defaultHomeAssumptions } from './home-assumptions.ts'
import type { FamilyProfile } from './family-profile.ts'
import type { HomeOffer } from './home-purchase.ts'
import { judgeMoveInOfHome } from './purchase-steps.ts'

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

  it('reach into the neighborhood of a city', () => {
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
    const place = { state: 'GO', city: 'GOIANIA' } as const
    fc.assert(
      fc.property(generatedFamily, family => {
        const asked = { family, assumptions, place: everywhere }
        const { positions, levels } = finishWork(findHomes(index, asked, { page: 0, limit: 100 }, now))
        const judged = positions.map(
          at =>
            assessHomeFit({ ...readComparedFacts(index, at), place, debts: 0 }, family, assumptions).level,
        )
        const fits = listings.filter((_, at) => {
          const offer = { ...readComparedFacts(index, at), place, debts: 0 }
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

type Home = Partial<HomeOffer> & Partial<HomeOrderFacts> & { name: string }

const rank = (home: Home, family: FamilyProfile) => {
  const facts = { ...knownOffer, id: 1, discount: 40, pageRead: true, rooms: 2, ...home }
  return rankHome(facts, assessHomeFit(facts, family, defaultHomeAssumptions), family)
}
const order = (homes: Home[], family: FamilyProfile = goianiaFamily): string[] =>
  homes
    .map(home => ({ name: home.name, rank: rank(home, family) }))
    .sort((a, b) => compareHomeRanks(a.rank, b.rank))
    .map(({ name }) => name)

describe('the order by "cabe no bolso"', () => {
  it.each<[string, Home[]]>([
    [
      'what fits in every case, if all goes well, not quite',
      [{ name: 'fits' }, { name: 'depends', financing: null }, { name: 'short', financing: false }],
    ],
    [
      'the least missing of what does not fit',
      [
        { name: 'little', financing: false, price: 70_000_00 },
        { name: 'much', financing: false, price: 90_000_00 },
      ],
    ],
    [
      'extreme discounts without a reason last',
      [
        { name: 'usual', evaluation: 150_000_00 },
        { name: 'read', evaluation: 140_000_00, discount: 85 },
        { name: 'extreme', discount: 85, pageRead: false },
      ],
    ],
    [
      'enough bedrooms, not known, too few',
      [
        { name: 'two', rooms: 2 },
        { name: 'unknown', rooms: null },
        { name: 'one', rooms: 1 },
      ],
    ],
    [
      'vacant, not known, occupied',
      [{ name: 'vacant' }, { name: 'unknown', occupancy: null }, { name: 'occupied', occupancy: 'occupied' }],
    ],
    [
      'the highest appraisal among equals, then the newest number',
      [
        { name: 'high', evaluation: 190_000_00 },
        { name: 'newer', id: 2 },
        { name: 'older', id: 1 },
      ],
    ],
  ])('is: %s', (_, homes) => {
    expect(order(homes.toReversed())).toEqual(homes.map(({ name }) => name))
  })

  it.each<[string, number | null, string[]]>([
    ['in no hurry', null, ['sooner', 'later']],
    ['that moves in two years', 24, ['sooner', 'later']],
    ['that moves in seven months', 7, ['later', 'sooner']],
  ])('puts the keys in time before more room to spare for a family %s', (_, moveInMonths, names) => {
    const homes: Home[] = [
      { name: 'sooner', occupancy: 'occupied', evaluation: 170_000_00 },
      { name: 'later', occupancy: 'vacant', price: 120_000_00, evaluation: 175_000_00 },
    ]
    const timed = homes.map(home => ({
      ...home,
      moveIn: judgeMoveInOfHome(
        { financed: true, occupancy: home.occupancy ?? null, hasRepairs: true },
        moveInMonths,
      ),
    }))
    // An income at which the instalment of the costlier home leaves no room to spare.
    expect(order(timed, { ...goianiaFamily, income: 4_600_00 })).toEqual(names)
  })

  it('asks for no bedrooms where nobody said how many people there are', () => {
    const homes: Home[] = [
      { name: 'one', rooms: 1, evaluation: 180_000_00 },
      { name: 'two', rooms: 2 },
    ]
    expect(order(homes, { ...goianiaFamily, people: null })).toEqual(['one', 'two'])
    expect(order(homes)).toEqual(['two', 'one'])
  })
})
