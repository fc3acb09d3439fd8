import { describe, expect, it } from 'vitest'
import { type FittedLadder, mergeFittedLadder } from './fit-ladder.ts'
import { type LadderTable, ladderTable } from './ladder-table.ts'

const present: LadderTable = {
  ...ladderTable,
  bands: [
    { upTo: 100_000, lo: 50, hi: 53 },
    { upTo: null, lo: 51, hi: 54 },
  ],
  multipliers: [1000, 900, 800],
  rebasingDrop: 1.5,
  maxRebasings: 3,
  hiShares: {
    Apartamento: { all: 0.1, byBand: [0.2, 0.3] },
    Casa: { all: 0.2, byBand: [0.2] },
    Terreno: { all: 0.3, byBand: [] },
    other: { all: 0.4, byBand: [null, 0.5] },
  },
}
const silent = { all: null, byBand: [null, null] }
const fitted: FittedLadder = {
  bands: present.bands,
  multipliers: [1000],
  rebasingDrop: 0,
  maxRebasings: 0,
  hiShares: { Apartamento: silent, Casa: silent, Terreno: silent, other: silent },
}
const merge = (changes: Partial<FittedLadder>) => mergeFittedLadder({ ...fitted, ...changes }, present)

describe('the table with what was fitted', () => {
  it.each<[string, Partial<FittedLadder>, Partial<LadderTable>]>([
    [
      'keeps everything of which lists say nothing',
      {},
      { multipliers: present.multipliers, rebasingDrop: 1.5, maxRebasings: 3 },
    ],
    ['keeps rungs below the seen ones', { multipliers: [1000, 800] }, { multipliers: [1000, 900, 800] }],
    [
      'takes the seen rungs where one is not of the present ladder',
      { multipliers: [1000, 950, 800] },
      { multipliers: [1000, 950, 800] },
    ],
    ['keeps further re-basings of the drop', { rebasingDrop: 1.5, maxRebasings: 1 }, { maxRebasings: 3 }],
    ['takes more re-basings of the drop', { rebasingDrop: 1.5, maxRebasings: 4 }, { maxRebasings: 4 }],
    ['takes as many re-basings as a byte holds', { rebasingDrop: 1.5, maxRebasings: 9 }, { maxRebasings: 5 }],
    [
      'takes another drop with its re-basings',
      { rebasingDrop: 2, maxRebasings: 1 },
      { rebasingDrop: 2, maxRebasings: 1 },
    ],
    [
      'takes no drop that nothing was re-based by',
      { rebasingDrop: 2, maxRebasings: 0 },
      { rebasingDrop: 1.5, maxRebasings: 3 },
    ],
  ])('%s', (_, changes, expected) => {
    expect(merge(changes)).toMatchObject(expected)
  })

  it('has the shares that lists say, and the present ones where they say none of as many bands', () => {
    const shares = { all: 0.9, byBand: [null, 0.8] }
    const hiShares = { Apartamento: shares, Casa: shares, Terreno: shares, other: silent }
    expect(merge({ hiShares }).hiShares).toEqual({
      Apartamento: { all: 0.9, byBand: [0.2, 0.8] },
      Casa: { all: 0.9, byBand: [0.2, 0.8] },
      Terreno: { all: 0.9, byBand: [null, 0.8] },
      other: { all: 0.4, byBand: [null, 0.5] },
    })
    expect(merge({ hiShares, bands: [...present.bands, present.bands[1]!] }).hiShares.Apartamento).toEqual({
      all: 0.9,
      byBand: [null, 0.8],
    })
  })
})
