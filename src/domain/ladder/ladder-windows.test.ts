import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDate, toDayNumber } from '../calendar-date.ts'
import type { Modality } from '../property/listing.ts'
import {
  computeLadderWindows,
  findRoundBeginning,
  type RoundRecord,
  type WindowCircumstances,
} from './ladder-windows.ts'

const july = (day: number) => `2026-07-${String(day).padStart(2, '0')}`
const days = (...given: number[]) => given.map(day => toDayNumber(july(day)))
const record = (
  day: number,
  price: number,
  modality: Modality,
  kind: RoundRecord['kind'] = 'changed',
): RoundRecord => ({ kind, listDate: july(day), price, evaluation: 14_000_000, modality })
const dated = (range: { from: number; to: number } | null) =>
  range && [toDate(range.from), toDate(range.to)].join(' to ')

const seen = record(1, 8_196_482, 'venda-direta', 'new')
const cut = record(6, 7_991_569, 'venda-online')

describe('the beginning of a round', () => {
  it('lies after the last list with the old price and on the day of the one with the new price at the latest', () => {
    expect(dated(findRoundBeginning([seen, cut], days(1, 3, 6)))).toBe('2026-07-04 to 2026-07-06')
    expect(dated(findRoundBeginning([seen, cut], days(1, 5, 6)))).toBe('2026-07-06 to 2026-07-06')
    const later = record(10, 7_991_569, 'venda-direta')
    expect(dated(findRoundBeginning([seen, cut, later], days(1, 3, 6, 10)))).toBe('2026-07-04 to 2026-07-06')
  })

  it('is seen in lists at most four days apart', () => {
    expect(findRoundBeginning([seen, cut], days(1, 2, 6))).not.toBeNull()
    expect(findRoundBeginning([seen, cut], days(1, 6))).toBeNull()
    expect(findRoundBeginning([seen, cut], days(6))).toBeNull()
    expect(findRoundBeginning([seen, cut], [])).toBeNull()
  })

  it('counts the days since the listing was last named, when it was away in between', () => {
    const back = { ...cut, kind: 'back' } as const
    const away = (day: number) => record(day, 8_196_482, 'venda-direta', 'gone')
    expect(findRoundBeginning([seen, away(2), back], days(1, 2, 4, 6))).toBeNull()
    const awayAtNew = { ...away(4), price: back.price }
    expect(dated(findRoundBeginning([seen, awayAtNew, back], days(1, 3, 4, 6)))).toBe(
      '2026-07-04 to 2026-07-06',
    )
    expect(dated(findRoundBeginning([seen, away(4), back], days(1, 3, 4, 6)))).toBe(
      '2026-07-04 to 2026-07-06',
    )
  })

  it.each([
    ['a flip at the same price', [seen, { ...cut, price: seen.price }]],
    ['the price of a licitação after an auction', [{ ...seen, modality: 'leilao' as const }, cut]],
    ['a single record', [seen]],
    ['a price before which it was only gone', [{ ...seen, kind: 'gone' as const }, cut]],
    ['a listing that is gone', [seen, { ...cut, kind: 'gone' as const }]],
  ])('is not %s', (_, records) => {
    expect(findRoundBeginning(records, days(1, 3, 6))).toBeNull()
  })

  it('is that of the newest price: not seen when the newest cut was not', () => {
    const newest = record(20, 7_786_657, 'venda-direta')
    expect(findRoundBeginning([seen, cut, newest], days(1, 3, 6, 13, 20))).toBeNull()
  })
})

describe('a change of the price in Venda', () => {
  it.each([
    ['a rise, which is a re-basing', [seen, { ...cut, price: 9_000_000 }]],
    ['a cut within Venda Direta', [seen, { ...cut, modality: 'venda-direta' as const }]],
  ])('begins a round: %s', (_, records) => {
    expect(dated(findRoundBeginning(records, days(1, 3, 6)))).toBe('2026-07-04 to 2026-07-06')
  })
})

describe('the window of the next price', () => {
  const listDay = toDayNumber('2026-07-10')
  const beginning = { from: toDayNumber('2026-07-04'), to: toDayNumber('2026-07-06') }
  const known: WindowCircumstances = {
    beginning: null,
    rung: 2,
    modality: 'venda-direta',
    listDay,
    today: listDay,
    lastLicitacaoDay: null,
  }

  it.each<[string, Partial<WindowCircumstances>, string[]]>([
    ['from one list in Venda Direta is 3 to 24 days later', {}, ['2026-07-13 to 2026-08-03']],
    [
      'from one list in Venda Online 6 to 31 days',
      { modality: 'venda-online' },
      ['2026-07-16 to 2026-08-10'],
    ],
    ['after a change that was seen 5 to 32 days', { beginning }, ['2026-07-09 to 2026-08-07']],
    [
      'from the 18th day on 23 to 32 days',
      { beginning, listDay: beginning.to + 18 },
      ['2026-07-27 to 2026-08-07'],
    ],
    [
      'on the 17th day still the long one',
      { beginning, listDay: beginning.to + 17 },
      ['2026-07-09 to 2026-08-07'],
    ],
    ['at the starting price is not known', { rung: 0, beginning }, []],
    [
      'at the starting price follows from the licitação',
      { rung: 0, lastLicitacaoDay: toDayNumber('2026-03-01') },
      ['2026-07-19 to 2026-09-12'],
    ],
    ['is still said on its last day', { today: listDay + 24 }, ['2026-07-13 to 2026-08-03']],
    ['is not said when it is past', { today: listDay + 25 }, []],
    ['is not said without a modality', { modality: null }, []],
  ])('%s', (_, given, windows) => {
    expect(computeLadderWindows({ ...known, ...given }).map(dated)).toEqual(windows)
  })

  it('never lies in the past, and never ends before it begins', () => {
    const day = fc.integer({ min: 20_000, max: 20_100 })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 3 }), day, day, (from, length, read, today) => {
        const given = { ...known, beginning: { from, to: from + length }, listDay: read, today }
        for (const window of computeLadderWindows(given))
          expect(window.to).toBeGreaterThanOrEqual(Math.max(today, window.from))
      }),
    )
  })
})
