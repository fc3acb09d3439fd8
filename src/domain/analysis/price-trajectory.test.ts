import { describe, expect, it } from 'vitest'
import type { Modality } from '../property/listing.ts'
import { type NextEvent, findNextEvent, summarizeNextEvents } from './next-event.ts'
import { type HistoryRecord, buildTrajectory } from './price-trajectory.ts'

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

describe('what came next after an auction', () => {
  const newest = '2026-07-10'
  it.each<[what: string, entries: Short[], event: NextEvent['event'] | null, cut: number | null]>([
    ['nothing', [auction], 'still', null],
    ['a lower price', [auction, ['changed', '2026-02-01', 60_000, 'leilao']], 'cheaper', 40],
    [
      'a lower price by another modality',
      [auction, ['changed', '2026-02-01', 75_000, 'licitacao']],
      'cheaper',
      25,
    ],
    [
      'another modality at the same price, cheaper later',
      [
        auction,
        ['changed', '2026-02-01', 100_000, 'licitacao'],
        ['changed', '2026-03-01', 50_000, 'licitacao'],
      ],
      'otherModality',
      null,
    ],
    [
      'a higher price, which is no event, then leaving',
      [auction, ['changed', '2026-02-01', 120_000, 'leilao'], ['gone', '2026-03-01', 120_000, 'leilao']],
      'gone',
      null,
    ],
    [
      'leaving, and coming back cheaper',
      [auction, ['gone', '2026-02-01', 100_000, 'leilao'], ['back', '2026-03-01', 50_000, 'leilao']],
      'gone',
      null,
    ],
    [
      'a lower price, counted from where the auction began',
      [['new', '2026-01-01', 500_000, 'licitacao'], auction, ['changed', '2026-02-01', 90_000, 'leilao']],
      'cheaper',
      10,
    ],
    ['nothing for thirty days', [['new', '2026-06-10', 100_000, 'leilao']], 'still', null],
    ['nothing yet, for less', [['new', '2026-06-11', 100_000, 'leilao']], null, null],
    [
      'not what came within less, either: those that are slower would be missing beside it',
      [
        ['new', '2026-06-11', 100_000, 'leilao'],
        ['changed', '2026-07-01', 60_000, 'leilao'],
      ],
      null,
      null,
    ],
    [
      'not where it came to the auction only lately',
      [
        ['new', '2026-01-08', 100_000, 'licitacao'],
        ['changed', '2026-07-01', 90_000, 'leilao'],
      ],
      null,
      null,
    ],
    ['nothing yet, since the newest list', [['new', '2026-07-10', 100_000, 'leilao']], null, null],
    ['not where it never was', [['new', '2026-01-08', 100_000, 'venda-online']], null, null],
    ['not where it only was when it had gone', [['gone', '2026-01-08', 100_000, 'leilao']], null, null],
  ])('%s', (_, entries, event, cut) => {
    expect(findNextEvent('1', history(...entries), 'leilao', newest)).toEqual(
      event === null ? null : { id: '1', event, cut },
    )
  })
})

describe('the summary of what came next', () => {
  const events = (...kinds: [NextEvent['event'], number | null][]): NextEvent[] =>
    kinds.map(([event, cut], at) => ({ id: String(at), event, cut }))

  it('gives shares that add up to one, and the median cut', () => {
    const eight = events(
      ['cheaper', 10],
      ['cheaper', 40.06],
      ['cheaper', 30],
      ['cheaper', 20],
      ['otherModality', null],
      ['gone', null],
      ['gone', null],
      ['still', null],
    )
    expect(summarizeNextEvents('leilao', eight)).toEqual({
      modality: 'leilao',
      sampleSize: 8,
      cheaper: 0.5,
      otherModality: 0.125,
      gone: 0.25,
      still: 0.125,
      medianCut: 25,
    })
  })

  it('has no median cut where none became cheaper', () => {
    const five = events(['gone', null], ['gone', null], ['still', null], ['still', null], ['still', null])
    expect(summarizeNextEvents('leilao', five)).toMatchObject({ cheaper: 0, medianCut: null })
  })

  it('is not described with fewer than five', () => {
    expect(
      summarizeNextEvents('leilao', events(['gone', null], ['gone', null], ['still', null], ['still', null])),
    ).toBeNull()
  })
})
