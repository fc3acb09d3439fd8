import fc from 'fast-check'
import type { FamilyProfile } from '#domain/home-purchase/family-profile.ts'
import type { HomeOffer } from '#domain/home-purchase/home-purchase.ts'
import { modalities, occupancies } from '#domain/property/listing.ts'
import type { CostPlace } from '#domain/transfer-costs/acquisition-costs.ts'
import { maybe } from './generated-values.ts'

/** The family of the walks: R$ 60 mil of own money and R$ 4 mil a month. */
export const goianiaFamily: FamilyProfile = {
  income: 4_000_00,
  savings: 60_000_00,
  fgts: 0,
  firstHome: true,
  people: 3,
  moveInMonths: 12,
  age: null,
  rent: null,
}

/** A flat of which everything is known. */
export const knownOffer: HomeOffer = {
  price: 105_156_87,
  evaluation: 175_819_96,
  area: 45.9,
  category: 'apartamento',
  modality: 'venda-online',
  place: { state: 'GO', city: 'GOIANIA' },
  financing: true,
  fgts: true,
  occupancy: 'vacant',
  debts: 0,
}

const amount = (most: number) => fc.integer({ min: 0, max: most })

export const generatedOffer: fc.Arbitrary<HomeOffer> = fc.record({
  price: fc.integer({ min: 1, max: 80_000_000 }),
  evaluation: maybe(fc.integer({ min: 1, max: 400_000_000 })),
  area: maybe(fc.integer({ min: 10, max: 400 })),
  category: fc.constantFrom('casa', 'apartamento'),
  modality: maybe(fc.constantFrom(...modalities)),
  place: fc.constantFrom<CostPlace>(
    { state: 'GO', city: 'GOIANIA' },
    { state: 'MG', city: 'CURVELO' },
    { state: 'CE', city: 'FORTALEZA' },
    { state: null, city: '' },
  ),
  financing: maybe(fc.boolean()),
  fgts: maybe(fc.boolean()),
  occupancy: maybe(fc.constantFrom(...occupancies)),
  debts: fc.constantFrom(0, 1_234_56),
})

export const generatedFamily: fc.Arbitrary<FamilyProfile> = fc.record({
  income: amount(5_000_000),
  savings: amount(60_000_000),
  fgts: amount(20_000_000),
  firstHome: fc.boolean(),
  people: maybe(fc.integer({ min: 1, max: 12 })),
  moveInMonths: maybe(fc.integer({ min: 1, max: 60 })),
  age: maybe(fc.integer({ min: 18, max: 80 })),
  rent: maybe(amount(1_000_000)),
})
