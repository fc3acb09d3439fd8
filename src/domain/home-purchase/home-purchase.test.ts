import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Category } from '../property/listing.ts'
import { generatedFamily, generatedOffer, goianiaFamily, knownOffer } from '#test/support/home-purchases.ts'
import {
  assessHomeFit,
  computeMaxHomePrice,
  computeMaxPriceOfHome,
  findMaxHomePrice,
  listDecidingAnswers,
  listUnknownOutcomes,
} from './home-fit.ts'
import { defaultHomeAssumptions as assumptions } from './home-assumptions.ts'
import { computeHomePurchase, type HomeOffer, type HomePurchase } from './home-purchase.ts'
import type { FamilyProfile } from './family-profile.ts'

const allWell = { financed: true, withFgts: true, occupied: false }
const buy = (offer: Partial<HomeOffer>, family: Partial<FamilyProfile> = {}, given = allWell): HomePurchase =>
  computeHomePurchase({ ...knownOffer, ...offer }, { ...goianiaFamily, ...family }, assumptions, given)
const goiania = knownOffer.place
/** More than any step of a state's fee for registering a lien on homes of ordinary prices. */
const feeStep = 1_000_00
const sumOf = (parts: object): number =>
  Object.values(parts).reduce((sum: number, part: number) => sum + part, 0)

describe('the purchase of a home', () => {
  it('of a flat in Goiânia with R$ 60 mil and R$ 4 mil a month', () => {
    expect(buy({})).toEqual({
      downPayment: 21_031_38,
      fromFgts: 0,
      fromSavings: 21_031_38,
      loan: 84_125_49,
      instalment: {
        number: 1,
        // 11,49% a year is 0,910489% a month; MIP of 0,0093% at 40 years, DFI of 0,0066% of the appraisal.
        payment: 1_116_48,
        amortization: 350_52,
        interest: 765_96,
        balance: 83_774_97,
        lifeInsurance: 7_82,
        damageInsurance: 11_60,
        adminFee: 25_00,
        total: 1_160_90,
      },
      instalmentLimit: 1_200_00,
      costs: {
        // 2% in Goiânia; two registrations by the table of Goiás, halved: the first home by the SFH.
        itbi: 2_103_14,
        papers: 2_316_94,
        commission: 0,
        repairs: 17_582_00,
        eviction: 0,
        debts: 0,
        bankFee: 1_150_00,
      },
      cash: 44_183_46,
      left: 15_816_54,
    })
  })

  it.each<[string, Partial<HomeOffer>, Partial<FamilyProfile>, typeof allWell, Partial<HomePurchase>]>([
    [
      'at once, without financing',
      {},
      {},
      { ...allWell, financed: false },
      { loan: 0, instalment: null, left: -71_800_84 },
    ],
    ['of somebody without income', {}, { income: 0 }, allWell, { loan: 0, instalment: null }],
    [
      'with FGTS: it pays all but the own 5 %',
      {},
      { fgts: 50_000_00 },
      allWell,
      { fromFgts: 15_773_54, fromSavings: 5_257_84 },
    ],
    ['with little FGTS', {}, { fgts: 3_000_00 }, allWell, { fromFgts: 3_000_00, fromSavings: 18_031_38 }],
    [
      'with FGTS of a family that has a home',
      {},
      { fgts: 3_000_00, firstHome: false },
      allWell,
      { fromFgts: 0 },
    ],
    ['above the ceiling of FGTS', { evaluation: 2_250_000_01 }, { fgts: 3_000_00 }, allWell, { fromFgts: 0 }],
    [
      'at the ceiling of FGTS',
      { evaluation: 2_250_000_00, price: 500_000_00 },
      { fgts: 3_000_00 },
      allWell,
      { fromFgts: 3_000_00 },
    ],
    ['where FGTS is not taken', {}, { fgts: 3_000_00 }, { ...allWell, withFgts: false }, { fromFgts: 0 }],
  ])('%s', (_, offer, family, given, expected) => {
    expect(buy(offer, family, given)).toMatchObject(expected)
  })

  it('lends of the appraisal where that is below the price', () => {
    expect(buy({ price: 100_000_00, evaluation: 80_000_00 }).loan).toBe(64_000_00)
    expect(buy({ price: 100_000_00, evaluation: null }, { income: 9_000_00 }).loan).toBe(80_000_00)
  })

  it('of an occupied property counts taking possession, an auction the commission', () => {
    const { costs } = buy({ modality: 'leilao' }, {}, { ...allWell, occupied: true })
    expect(costs).toMatchObject({ eviction: 6_000_00, commission: 5_257_84 })
  })

  it('counts the debts that are known to fall to the buyer', () => {
    const [known, none] = [buy({ debts: 1_234_56 }), buy({})]
    expect(known.costs.debts).toBe(1_234_56)
    expect(known.cash - none.cash).toBe(1_234_56)
  })

  it('takes its repairs in proportion to what a square metre is said to take', () => {
    const repairs = (perSquareMetre: number) =>
      computeHomePurchase(knownOffer, goianiaFamily, { ...assumptions, repairs: perSquareMetre }, allWell)
        .costs.repairs
    expect([0, 250_00, 500_00].map(repairs)).toEqual([0, 8_791_00, 17_582_00])
  })

  it('adds up, keeps the instalment within its limit, and has no negative amounts', () => {
    fc.assert(
      fc.property(
        generatedOffer,
        generatedFamily,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (offer, family, financed, withFgts, occupied) => {
          const purchase = computeHomePurchase(offer, family, assumptions, { financed, withFgts, occupied })
          const { downPayment, fromFgts, fromSavings, loan, instalment, costs, cash, left } = purchase
          expect(downPayment + loan).toBe(offer.price)
          expect(fromFgts + fromSavings).toBe(downPayment)
          expect(fromSavings + sumOf(costs)).toBe(cash)
          expect(left).toBe(family.savings - cash)
          expect(fromFgts).toBeLessThanOrEqual(family.fgts)
          expect(fromSavings * 20 + 20).toBeGreaterThanOrEqual(offer.price)
          expect(
            Math.min(downPayment, fromFgts, fromSavings, loan, ...Object.values(costs)),
          ).toBeGreaterThanOrEqual(0)
          if (instalment === null) return
          expect(instalment.total).toBeLessThanOrEqual(purchase.instalmentLimit)
        },
      ),
    )
  })

  it('never leaves less with more income but for a step of the fee for the lien, and what fits stays within the own money', () => {
    fc.assert(
      fc.property(generatedOffer, generatedFamily, fc.nat(1_000_000), (offer, family, more) => {
        const fit = assessHomeFit(offer, family, assumptions)
        const richer = assessHomeFit(offer, { ...family, income: family.income + more }, assumptions)
        expect(richer.worst.left).toBeGreaterThanOrEqual(fit.worst.left - feeStep)
        expect(richer.best.left).toBeGreaterThanOrEqual(fit.best.left - feeStep)
        expect(fit.best.left).toBeGreaterThanOrEqual(fit.worst.left)
        if (fit.level === 'fits') expect(fit.worst.cash).toBeLessThanOrEqual(family.savings)
      }),
    )
  })
})

describe('whether a home fits', () => {
  it.each<[string, Partial<HomeOffer>, Partial<FamilyProfile>, string, string[]]>([
    ['everything known and enough money', {}, {}, 'fits', []],
    [
      'not known whether it is financed, and too expensive at once',
      { financing: null },
      {},
      'depends',
      ['financing'],
    ],
    ['known not to be financed', { financing: false }, {}, 'short', []],
    ['occupation unknown, and money for both', { occupancy: null }, {}, 'fits', ['occupancy']],
    [
      'occupation unknown, and money for a vacant one',
      { occupancy: null },
      { savings: 46_000_00 },
      'depends',
      ['occupancy'],
    ],
    ['FGTS unknown, of a family that has none', { fgts: null }, {}, 'fits', []],
    ['FGTS unknown and needed', { fgts: null }, { savings: 40_000_00, fgts: 10_000_00 }, 'depends', ['fgts']],
  ])('with %s', (_, offer, family, level, unknown) => {
    const fit = assessHomeFit({ ...knownOffer, ...offer }, { ...goianiaFamily, ...family }, assumptions)
    expect(fit).toMatchObject({ level, unknown })
  })

  it.each<[string, Partial<HomeOffer>, number, string[]]>([
    ['one alone', { financing: null, occupancy: null }, 60_000_00, ['financing']],
    ['each of two', { financing: null, occupancy: null }, 46_000_00, ['financing', 'occupancy']],
    ['two together', { fgts: null, occupancy: null }, 48_000_00, ['fgts', 'occupancy']],
    ['none: it fits', { occupancy: null }, 60_000_00, []],
  ])('names what decides: %s', (_, offer, savings, deciding) => {
    const family = { ...goianiaFamily, savings, fgts: 4_000_00 }
    expect(listDecidingAnswers({ ...knownOffer, ...offer }, family, assumptions)).toEqual(deciding)
  })

  it.each<[string, Partial<HomeOffer>, Partial<FamilyProfile>, boolean]>([
    ['money and instalment to spare', {}, { income: 4_400_00 }, true],
    ['little money left', {}, { savings: 46_000_00 }, false],
    ['an instalment near its limit', {}, { income: 3_700_00 }, false],
    ['no instalment', { price: 20_000_00 }, { income: 0 }, true],
    ['room only if all goes well', { financing: null }, { income: 4_400_00 }, true],
    ['no way', { financing: false }, {}, false],
  ])('is comfortable or not with %s', (_, offer, family, comfortable) => {
    const fit = assessHomeFit({ ...knownOffer, ...offer }, { ...goianiaFamily, ...family }, assumptions)
    expect(fit.comfortable).toBe(comfortable)
  })

  it.each<[Category, { fromFgts: number; unknown: string[] }]>([
    ['casa', { fromFgts: 10_000_00, unknown: ['fgts'] }],
    ['terreno', { fromFgts: 0, unknown: [] }],
    ['comercial', { fromFgts: 0, unknown: [] }],
  ])('takes FGTS that a list leaves unsaid for a home alone: %s', (category, { fromFgts, unknown }) => {
    const offer = { ...knownOffer, category, fgts: null }
    const fit = assessHomeFit(offer, { ...goianiaFamily, fgts: 10_000_00 }, assumptions)
    expect(fit.unknown).toEqual(unknown)
    expect(fit.best.fromFgts).toBe(fromFgts)
  })

  it('computes each unknown answer by itself', () => {
    const offer = { ...knownOffer, financing: null, fgts: null, occupancy: null }
    const outcomes = listUnknownOutcomes(offer, { ...goianiaFamily, fgts: 5_000_00 }, assumptions)
    expect(outcomes.map(({ answer, purchase }) => [answer, purchase.left])).toEqual([
      ['financing', -66_800_84],
      ['fgts', 15_816_54],
      ['occupancy', 14_816_54],
    ])
  })
})

describe('the highest price that fits', () => {
  it('is that of the family in Goiânia, and one real more does not fit', () => {
    const price = computeMaxHomePrice(goianiaFamily, assumptions, goiania)
    expect(price).toBe(140_935_00)
    const bare = { ...knownOffer, evaluation: null }
    const left = (at: number) =>
      computeHomePurchase({ ...bare, price: at }, goianiaFamily, { ...assumptions, repairs: 0 }, allWell).left
    expect(left(price)).toBeGreaterThanOrEqual(0)
    expect(left(price + 1_00)).toBeLessThan(0)
  })

  it('of a known offer fits, one real more does not, and it is a whole number of reais', () => {
    const left = (price: number) =>
      assessHomeFit({ ...knownOffer, price }, goianiaFamily, assumptions).best.left
    const price = computeMaxPriceOfHome(knownOffer, goianiaFamily, assumptions)
    expect(price % 1_00).toBe(0)
    expect(left(price)).toBeGreaterThanOrEqual(0)
    expect(left(price + 1_00)).toBeLessThan(0)
  })

  it('ends at one billion reais, whatever somebody has', () => {
    const rich = { ...goianiaFamily, savings: 1_000_000_000_000_00 }
    expect(computeMaxHomePrice(rich, assumptions, goiania)).toBe(1_000_000_000_00)
    expect(computeMaxPriceOfHome(knownOffer, rich, assumptions)).toBe(1_000_000_000_00)
  })

  it('is nothing without money, and rises with money, income and FGTS', () => {
    expect(computeMaxHomePrice({ ...goianiaFamily, savings: 0 }, assumptions, goiania)).toBe(0)
    fc.assert(
      fc.property(generatedFamily, fc.nat(1_000_000), (family, more) => {
        // Fees rise by steps with the loan, so that only with others a price never falls.
        const find = (who: FamilyProfile) =>
          findMaxHomePrice(who, assumptions, price => Math.round(price / 20))
        const price = find(family)
        for (const name of ['savings', 'income', 'fgts'] as const)
          expect(find({ ...family, [name]: family[name] + more })).toBeGreaterThanOrEqual(price)
      }),
    )
  })
})
