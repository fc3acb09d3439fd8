import { describe, expect, it } from 'vitest'
import { goianiaFamily, knownOffer } from '#test/support/home-purchases.ts'
import type { FamilyProfile } from './family-profile.ts'
import { assessHomeFit } from './home-fit.ts'
import { defaultHomeAssumptions } from './home-assumptions.ts'
import { compareHomeRanks, type HomeOrderFacts, rankHome } from './home-order.ts'
import type { HomeOffer } from './home-purchase.ts'
import { judgeMoveInOfHome } from './purchase-steps.ts'

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
    expect(order(timed)).toEqual(names)
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
