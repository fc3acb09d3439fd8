import { describe, expect, it } from 'vitest'
import { computeRungPrice, computeStartPrice } from './ladder-position.ts'
import { ladderTable } from './ladder-table.ts'
import { fitRebasingShare, listNextChanges, type NextChange, type PricedList } from './next-changes.ts'

const evaluation = 30_000_000
const priceOn = (rung: number, rebasings = 0) =>
  computeRungPrice(computeStartPrice(evaluation, ladderTable.bands.at(-1)!.lo, rebasings), rung)!
const listing = (id: string, price: number, modality: 'venda-direta' | 'leilao' = 'venda-direta') => ({
  id,
  price,
  evaluation,
  modality,
})
const first: PricedList = {
  listDate: '2026-01-23',
  listings: ['1', '2', '3', '4', '5'].map(id => listing(id, priceOn(3))),
}
const second = (listDate: string): PricedList => ({
  listDate,
  listings: [
    listing('1', priceOn(4)),
    listing('2', priceOn(1, 1)),
    listing('3', priceOn(3)),
    listing('4', 500_000_00, 'leilao'),
    listing('6', priceOn(4)),
  ],
})

describe('the next changes between lists', () => {
  it('are the cuts and re-basings of listings that both lists name', () => {
    const change = { position: 'j0 k3', near: true, batch: '2026-02' }
    expect(listNextChanges([first, second('2026-02-13')])).toEqual([
      { ...change, outcome: 'cut' },
      { ...change, outcome: 'rebased' },
    ])
  })

  it('are none between lists more than three weeks apart', () => {
    expect(listNextChanges([first, second('2026-02-14')])).toEqual([])
  })

  it('name the floor, and what no rule says', () => {
    const deep = { listDate: '2026-02-10', listings: [listing('1', priceOn(19)), listing('2', priceOn(2))] }
    const later = {
      listDate: '2026-02-20',
      listings: [listing('1', 3_000_000), listing('2', priceOn(2) - 5)],
    }
    expect(listNextChanges([deep, later]).map(({ outcome, near }) => [outcome, near])).toEqual([
      ['floor', false],
      ['other', false],
    ])
  })
})

describe('the share of re-basings', () => {
  const changes = (batch: string, rebased: number, all: number): NextChange[] =>
    Array.from({ length: all }, (_, at) => ({
      position: 'j0 k3',
      near: true,
      batch,
      outcome: at < rebased ? 'rebased' : 'cut',
    }))

  it('is the mean over batches with the range over them', () => {
    const all = [...changes('2026-01', 2, 20), ...changes('2026-02', 16, 40), ...changes('2026-06', 19, 19)]
    expect(fitRebasingShare(all, 'j0 k3', true)).toEqual({
      p: 0.25,
      low: 0.1,
      high: 0.4,
      batches: 2,
      changes: 60,
    })
  })

  it('is not known from one batch, for another position, or far from a batch', () => {
    const all = changes('2026-01', 2, 40)
    expect(fitRebasingShare(all, 'j0 k3', true)).toBeNull()
    expect(fitRebasingShare([...all, ...changes('2026-02', 2, 40)], 'j0 k4', true)).toBeNull()
    expect(fitRebasingShare([...all, ...changes('2026-02', 2, 40)], 'j0 k3', false)).toBeNull()
  })
})
