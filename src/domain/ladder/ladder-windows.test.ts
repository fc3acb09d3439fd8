import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDate, toDayNumber } from '../calendar-date.ts'
import type { Modality } from '../property/listing.ts'
import { computeLadderWindows, findRoundBeginning, type RoundRecord } from './ladder-windows.ts'

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
    ['a rise', [seen, { ...cut, price: 9_000_000 }]],
    ['a flip at the same price', [seen, { ...cut, price: seen.price }]],
    ['a cut within Venda Direta', [seen, { ...cut, modality: 'venda-direta' as const }]],
    ['a cut within Venda Online', [{ ...seen, modality: 'venda-online' as const }, cut]],
    ['the end of a licitação', [{ ...seen, modality: 'licitacao' as const }, cut]],
    ['a single record', [seen]],
    ['a price before which it was only gone', [{ ...seen, kind: 'gone' as const }, cut]],
    ['a listing that is gone', [seen, { ...cut, kind: 'gone' as const }]],
  ])('is not %s', (_, records) => {
    expect(findRoundBeginning(records, days(1, 3, 6))).toBeNull()
  })

  it('is that of the newest price: not seen when the newest cut was not', () => {
    const newest = record(20, 7_786_657, 'venda-direta')
    expect(findRoundBeginning([seen, cut, newest], days(1, 3, 6, 18, 20))).toBeNull()
  })
})

describe('the windows of the next round', () => {
  const beginning = { from: toDayNumber('2026-07-04'), to: toDayNumber('2026-07-06') }
  const windowsOn = (date: string) => computeLadderWindows(beginning, toDayNumber(date)).map(dated)

  it('are 6 to 14 and 24 to 32 days after its beginning, past ones left out', () => {
    const [first, second] = ['2026-07-10 to 2026-07-20', '2026-07-28 to 2026-08-07']
    expect(windowsOn('2026-07-06')).toEqual([first, second])
    expect(windowsOn('2026-07-20')).toEqual([first, second])
    expect(windowsOn('2026-07-21')).toEqual([second])
    expect(windowsOn('2026-08-07')).toEqual([second])
  })

  it('are not stated when the beginning was not seen or is more than 32 days ago', () => {
    expect(windowsOn('2026-08-08')).toEqual([])
    expect(computeLadderWindows(null, toDayNumber('2026-07-06'))).toEqual([])
  })

  it('never lie in the past, and never end before they begin', () => {
    const day = fc.integer({ min: 20_000, max: 20_100 })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 3 }), day, (from, length, today) => {
        for (const window of computeLadderWindows({ from, to: from + length }, today)) {
          expect(window.to).toBeGreaterThanOrEqual(Math.max(today, window.from))
        }
      }),
    )
  })
})
