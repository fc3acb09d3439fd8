import { describe, expect, it } from 'vitest'
import {
  type HistoryRecord,
  buildTrajectory,
  listPriceChanges,
  selectLastOfEachDay,
} from './price-trajectory.ts'
import type { Modality } from '../property/listing.ts'

type Short = [kind: HistoryRecord['kind'], listDate: string, reais: number, modality: Modality | null]

const history = (...entries: Short[]): HistoryRecord[] =>
  entries.map(([kind, listDate, reais, modality]) => ({
    kind,
    listDate,
    price: reais * 100,
    evaluation: 200_000_00,
    modality,
  }))

const auction: Short = ['new', '2026-01-08', 100_000, 'leilao']

describe('the trajectory of a listing', () => {
  it.each<
    [what: string, entries: Short[], last: string, days: number, cuts: number, off: number, rounds: number]
  >([
    ['seen once', [auction], '2026-01-08', 0, 0, 0, 0],
    ['unchanged for long', [auction], '2026-07-10', 183, 0, 0, 0],
    [
      'cut twice, once with another modality',
      [auction, ['changed', '2026-02-01', 80_000, 'leilao'], ['changed', '2026-03-01', 55_000, 'licitacao']],
      '2026-03-10',
      61,
      2,
      45,
      2,
    ],
    [
      'of another modality at the same price, then dearer',
      [
        auction,
        ['changed', '2026-02-01', 100_000, 'licitacao'],
        ['changed', '2026-03-01', 110_000, 'licitacao'],
      ],
      '2026-03-01',
      52,
      0,
      -10,
      2,
    ],
    [
      'changed in what is neither price nor modality',
      [auction, ['changed', '2026-02-01', 100_000, 'leilao']],
      '2026-02-01',
      24,
      0,
      0,
      0,
    ],
    [
      'gone and back, cheaper',
      [auction, ['gone', '2026-02-01', 100_000, 'leilao'], ['back', '2026-03-01', 75_000, 'leilao']],
      '2026-03-05',
      56,
      1,
      25,
      1,
    ],
    [
      'gone and back as it was',
      [auction, ['gone', '2026-02-01', 100_000, 'leilao'], ['back', '2026-03-01', 100_000, 'leilao']],
      '2026-03-01',
      52,
      0,
      0,
      0,
    ],
    ['gone', [auction, ['gone', '2026-02-01', 100_000, 'leilao']], '2026-01-20', 12, 0, 0, 0],
    [
      'corrected by a second list of the same day',
      [auction, ['changed', '2026-02-01', 10, 'leilao'], ['changed', '2026-02-01', 90_000, 'leilao']],
      '2026-02-01',
      24,
      1,
      10,
      1,
    ],
    [
      'that came and went on one day',
      [auction, ['gone', '2026-01-08', 100_000, 'leilao']],
      '2026-01-08',
      0,
      0,
      0,
      0,
    ],
  ])('%s', (_, entries, last, daysListed, cuts, cutPercent, rounds) => {
    expect(buildTrajectory(history(...entries), last)).toEqual({
      firstListed: '2026-01-08',
      daysListed,
      cuts,
      cutPercent,
      rounds,
    })
  })

  it('is not described without history', () => {
    expect(buildTrajectory([], '2026-01-08')).toBeNull()
  })
})

type Entry = {
  day: string
  kind: 'new' | 'changed' | 'gone' | 'back'
  price: number
  modality: 'leilao' | 'licitacao'
}
const entry = (
  day: string,
  kind: Entry['kind'],
  price: number,
  modality: Entry['modality'] = 'licitacao',
): Entry => ({
  day,
  kind,
  price,
  modality,
})
const dayOf = ({ day }: Entry): string => day

it('is a step where the price changes, and where an auction becomes a sale at the same price', () => {
  const history = [
    entry('2026-01-01', 'new', 100, 'leilao'),
    entry('2026-02-01', 'changed', 100),
    entry('2026-03-01', 'gone', 100),
    entry('2026-04-01', 'back', 100),
    entry('2026-05-01', 'changed', 90),
  ]
  expect(listPriceChanges(history, dayOf).map(({ day }) => day)).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-05-01',
  ])
  expect(listPriceChanges([], dayOf)).toEqual([])
})

it('counts a price that a later list of the same day corrects as never stated', () => {
  const history = [
    entry('2026-01-01', 'new', 100),
    entry('2026-02-01', 'changed', 9),
    entry('2026-02-01', 'changed', 100),
    entry('2026-03-01', 'back', 80),
    entry('2026-03-01', 'changed', 70),
  ]
  expect(listPriceChanges(history, dayOf).map(({ price }) => price)).toEqual([100, 70])
  expect(selectLastOfEachDay(history, dayOf).map(({ kind }) => kind)).toEqual(['new', 'changed', 'back'])
})
