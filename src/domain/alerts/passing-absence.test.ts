import { describe, expect, it } from 'vitest'
import { computeRungPrice, computeStartPrice } from '../ladder/ladder-position.ts'
import { ladderTable } from '../ladder/ladder-table.ts'
import { detectFavoriteNews, type FavoriteChangeEntry } from './favorite-notification.ts'
import { isPassingAbsence } from './passing-absence.ts'

const evaluation = 30_000_000
const priceOn = (rung: number, rebasings = 0) =>
  computeRungPrice(computeStartPrice(evaluation, ladderTable.bands.at(-1)!.lo, rebasings), rung)!
const direct = { price: priceOn(5), evaluation, modality: 'venda-direta' } as const

describe('an absence before a re-basing', () => {
  it.each([
    ['2026-02-01', true],
    ['2026-02-12', true],
    ['2026-02-13', false],
    ['2026-02-24', false],
    ['2026-02-25', true],
    ['2026-01-28', true],
    ['2026-01-27', false],
  ])('is one from four days before the batch to its end: %s', (date, is) => {
    expect(isPassingAbsence(direct, date)).toBe(is)
  })

  it.each([
    ['in Venda Online', { modality: 'venda-online' as const }],
    ['of a listing that was cut once', { price: priceOn(1) }],
    ['off the ladder', { price: priceOn(5) + 700 }],
    ['without an appraisal', { evaluation: null }],
  ])('is none %s', (_, more) => {
    expect(isPassingAbsence({ ...direct, ...more }, '2026-02-01')).toBe(false)
  })
})

const entry = (more: Partial<FavoriteChangeEntry>): FavoriteChangeEntry => ({
  ...direct,
  kind: 'gone',
  listDate: '2026-02-01',
  before: { ...direct, listDate: '2026-01-20' },
  doubtful: null,
  byPage: false,
  stillGone: false,
  paidEstimate: null,
  ladderHolds: true,
  ...more,
})
const back = (listDate: string, price: number, more: Partial<FavoriteChangeEntry> = {}) =>
  entry({
    kind: 'back',
    listDate,
    price,
    modality: 'venda-online',
    before: { ...direct, listDate: '2026-02-01' },
    ...more,
  })

describe('the news of it', () => {
  it.each<[string, FavoriteChangeEntry, string | null]>([
    ['of the first list without it is none', entry({}), null],
    ['of a list days later is that it left', entry({ stillGone: true }), 'gone'],
    ['by the page of the bank is said at once', entry({ byPage: true }), 'gone'],
    ['where the ladder does not hold is said at once', entry({ ladderHolds: false }), 'gone'],
    ['of the return is the re-basing', back('2026-02-04', priceOn(1, 1)), 'rebased'],
    ['of the return at the same price is the other modality', back('2026-02-04', priceOn(5)), 'modality'],
    ['of the return as it was is none', back('2026-02-04', priceOn(5), { modality: 'venda-direta' }), null],
    ['of a return after it was said to be gone is that', back('2026-02-05', priceOn(1, 1)), 'back'],
  ])('%s', (_, given, news) => {
    expect(detectFavoriteNews(given)?.news ?? null).toBe(news)
  })
})
