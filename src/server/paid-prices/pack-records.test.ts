import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paidDeeds, paidKinds, type PaidRecord } from '#domain/paid-prices/paid-record.ts'
import { fromReais } from '#domain/money.ts'
import { countGenerated } from '#test/support/depth.ts'
import { packRecords, unpackRecords } from './pack-records.ts'

const text = fc.stringMatching(/^[A-Z0-9]{0,12}$/)
const records: fc.Arbitrary<PaidRecord[]> = fc.array(
  fc.record({
    unit: text,
    block: text,
    kind: fc.constantFrom(...paidKinds),
    deed: fc.constantFrom(...paidDeeds),
    value: fc.integer({ min: 10_000, max: 4_000_000_000 }).map(fromReais),
    area: fc.integer({ min: 1_000, max: 100_000_000 }).map(dm => dm / 100),
    day: fc.integer({ min: 10_000, max: 40_000 }),
    financed: fc.boolean(),
    title: fc.option(
      fc.record({ record: fc.integer({ min: 1, max: 10_000_000 }), office: fc.integer({ min: 1, max: 99 }) }),
      { nil: null },
    ),
  }),
  { maxLength: 30 },
)

it('records are read as they were packed, also when packs are joined', () => {
  fc.assert(
    fc.property(records, records, (some, others) => {
      expect(unpackRecords(Buffer.concat([packRecords(some), packRecords(others)]))).toEqual([
        ...some,
        ...others,
      ])
    }),
    { numRuns: countGenerated(300) },
  )
})

it('a usual record takes some 20 bytes', () => {
  const usual: PaidRecord = {
    unit: '1201',
    block: 'A',
    kind: 'apartamento',
    deed: 'sale',
    value: fromReais(350_000),
    area: 62.35,
    day: 20_000,
    financed: true,
    title: { record: 146_076, office: 4 },
  }
  expect(packRecords([usual]).length).toBeLessThanOrEqual(22)
})
