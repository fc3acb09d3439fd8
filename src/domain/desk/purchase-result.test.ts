import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costKeys } from '../calculators/cost-question.ts'
import { toDate } from '../calendar-date.ts'
import { expenseKinds, isIncome } from './expense-kinds.ts'
import { computePurchaseResult, type PaidExpense, type PurchaseResult } from './purchase-result.ts'

type Line = [date: string, kind: PaidExpense['kind'], reais: number]
const paid = (lines: readonly Line[]): PaidExpense[] =>
  lines.map(([date, kind, reais]) => ({ date, kind, amount: reais * 100 }))

const plan = [
  { key: 'bid', value: 100_000_00 },
  { key: 'itbi', value: 3_000_00 },
  { key: 'eviction', value: 0 },
  { key: 'reform', value: 20_000_00 },
  { key: 'brokerage', value: 9_000_00 },
  { key: 'incomeTax', value: 2_000_00 },
] as const

const bought: Line[] = [
  ['2025-01-10', 'bid', 100_000],
  ['2025-02-10', 'itbi', 3_500],
]
const renovated: Line[] = [
  ...bought,
  ['2025-03-05', 'reform', 8_000],
  ['2025-04-05', 'reform', 4_000],
  ['2025-05-02', 'outro', 500],
]
const sold: Line[] = [
  ...renovated,
  ['2026-01-10', 'venda', 150_000],
  ['2026-01-10', 'brokerage', 9_000],
  ['2026-01-30', 'incomeTax', 3_000],
]

describe('the result of a purchase so far', () => {
  it.each<[string, Line[], typeof plan | null, Partial<PurchaseResult>]>([
    [
      'before anything was paid',
      [],
      plan,
      {
        planned: 123_000_00,
        spent: 0,
        stillPlanned: 123_000_00,
        overspent: 0,
        net: 0,
        roi: null,
        monthsToSale: null,
        untold: 'no_sale',
      },
    ],
    [
      'without anything, not even a sheet',
      [],
      null,
      { kinds: [], planned: null, spent: 0, stillPlanned: null, overspent: null, net: 0, untold: 'no_sale' },
    ],
    [
      'after the purchase: what cost more saves nothing of the rest',
      bought,
      plan,
      {
        spent: 103_500_00,
        stillPlanned: 20_000_00,
        overspent: 500_00,
        net: -103_500_00,
        roi: null,
        irrMonthly: null,
        untold: 'no_sale',
      },
    ],
    [
      'without a sheet: spent, and nothing planned',
      bought,
      null,
      { planned: null, spent: 103_500_00, stillPlanned: null, overspent: null },
    ],
    [
      'while it is let: rent counts, and there is no return yet',
      [...bought, ['2025-06-01', 'aluguel', 900], ['2025-07-01', 'aluguel', 900]],
      plan,
      { rent: 1_800_00, net: -101_700_00, roi: null, irrAnnual: null },
    ],
    [
      'sold: net ÷ what was put in, brokerage and tax out of the sale',
      sold,
      plan,
      {
        spent: 116_000_00,
        saleCosts: 12_000_00,
        sale: 150_000_00,
        net: 22_000_00,
        roi: 18.97,
        monthsToSale: 12,
        untold: null,
      },
    ],
    [
      'sold at a loss',
      [...bought, ['2025-12-10', 'venda', 90_000]],
      null,
      { net: -13_500_00, roi: -13.04, monthsToSale: 11 },
    ],
    [
      'sold, but the bid was never written down: no return, which would be far too high',
      [
        ['2025-02-10', 'itbi', 3_500],
        ['2025-12-10', 'venda', 90_000],
      ],
      plan,
      { net: 86_500_00, roi: null, irrMonthly: null, irrAnnual: null, untold: 'no_bid' },
    ],
    [
      'sold in the month of the purchase: a return, but no rate a month',
      [
        ['2025-01-10', 'bid', 100],
        ['2025-01-12', 'venda', 120],
      ],
      null,
      { roi: 20, irrMonthly: null, irrAnnual: null, monthsToSale: 0 },
    ],
    [
      'sold before the first payment, as dates typed wrong say',
      [
        ['2025-06-10', 'bid', 100],
        ['2025-01-12', 'venda', 120],
      ],
      null,
      { roi: 20, monthsToSale: null },
    ],
  ])('%s', (_, lines, sheet, expected) => {
    expect(computePurchaseResult(paid(lines), sheet)).toMatchObject(expected)
  })

  it('has the rate of doubling in a year', () => {
    const { irrMonthly, irrAnnual } = computePurchaseResult(
      paid([
        ['2025-01-10', 'bid', 100],
        ['2026-01-10', 'venda', 200],
      ]),
      null,
    )
    expect(irrMonthly).toBeCloseTo(2 ** (1 / 12) - 1, 9)
    expect(irrAnnual).toBeCloseTo(1, 9)
  })

  it('names planned and spent of each kind, those with neither left out', () => {
    expect(computePurchaseResult(paid(renovated), plan).kinds).toEqual([
      { kind: 'bid', planned: 100_000_00, spent: 100_000_00 },
      { kind: 'itbi', planned: 3_000_00, spent: 3_500_00 },
      { kind: 'reform', planned: 20_000_00, spent: 12_000_00 },
      { kind: 'brokerage', planned: 9_000_00, spent: 0 },
      { kind: 'incomeTax', planned: 2_000_00, spent: 0 },
      { kind: 'outro', planned: 0, spent: 500_00 },
    ])
  })
})

const amounts = fc.integer({ min: 1, max: 10 ** 13 })
const anExpense = fc.record({
  date: fc.integer({ min: 10_957, max: 47_481 }).map(toDate),
  kind: fc.constantFrom(...expenseKinds),
  amount: amounts,
})
const someExpenses = fc.array(anExpense, { maxLength: 60 })
const aPlan = fc.option(
  fc.array(fc.record({ key: fc.constantFrom(...costKeys), value: fc.integer({ min: 0, max: 10 ** 13 }) }), {
    maxLength: 12,
  }),
)

describe('any result', () => {
  it('adds up: what came in less what went out, and the plan is spent, open or exceeded', () => {
    fc.assert(
      fc.property(someExpenses, aPlan, (expenses, sheet) => {
        const result = computePurchaseResult(expenses, sheet)
        const total = (income: boolean) =>
          expenses.reduce((sum, { kind, amount }) => (isIncome(kind) === income ? sum + amount : sum), 0)
        expect(result.rent + result.sale).toBe(total(true))
        expect(result.spent + result.saleCosts).toBe(total(false))
        expect(result.kinds.reduce((sum, { spent }) => sum + spent, 0)).toBe(total(false))
        expect(result.net).toBe(total(true) - total(false))
        expect(result.planned === null).toBe(sheet === null)
        if (result.planned === null) return
        expect((result.stillPlanned ?? 0) - (result.overspent ?? 0)).toBe(result.planned - result.spent)
        expect(Math.min(result.stillPlanned ?? -1, result.overspent ?? -1)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is the same in any order, and when a payment is written as two', () => {
    fc.assert(
      fc.property(someExpenses, aPlan, fc.nat(), (expenses, sheet, at) => {
        const result = computePurchaseResult(expenses, sheet)
        expect(computePurchaseResult(expenses.toReversed(), sheet)).toEqual(result)
        const one = expenses[at % Math.max(1, expenses.length)]
        if (one === undefined || one.amount < 2) return
        const half = Math.floor(one.amount / 2)
        const split = expenses.flatMap(each =>
          each === one
            ? [
                { ...one, amount: half },
                { ...one, amount: one.amount - half },
              ]
            : [each],
        )
        expect(computePurchaseResult(split, sheet)).toEqual(result)
      }),
    )
  })

  it('has a return exactly when it was sold and its bid is known, of the sign of the net', () => {
    fc.assert(
      fc.property(someExpenses, expenses => {
        const { roi, irrMonthly, irrAnnual, net, untold } = computePurchaseResult(expenses, null)
        const has = (kind: string) => expenses.some(each => each.kind === kind)
        expect(untold).toBe(has('venda') ? (has('bid') ? null : 'no_bid') : 'no_sale')
        expect(roi === null).toBe(untold !== null)
        if (roi !== null && roi !== 0) expect(Math.sign(roi)).toBe(Math.sign(net))
        if (untold !== null) expect(irrMonthly).toBeNull()
        expect(irrAnnual === null).toBe(irrMonthly === null)
      }),
    )
  })
})
