import { describe, expect, it } from 'vitest'
import { toDate, toDayNumber } from '../../calendar-date.ts'
import { encodeLadderPosition, type LadderPosition } from '../../ladder/ladder-position.ts'
import type { Modality } from '../../property/listing.ts'
import { readListingLadder } from './listing-ladder.ts'
import type { ListingIndex } from './listing-index.ts'

const evaluation = 14_000_000
/** The prices of the first rungs of `lo`, not re-based and once re-based. */
const [start, firstCut, rebasedStart] = [8_196_482, 7_991_569, 7_822_472]

interface Held {
  ladder?: LadderPosition | null
  lastLicitacao?: string | null
  round?: readonly [from: string, to: string] | null
  newest?: string | null
  holds?: boolean
}

const toDay = (date: string | null): number => (date === null ? Number.NaN : toDayNumber(date))

/** A version that holds the listing 7 of São Paulo, after two others. */
function holding({ ladder = null, lastLicitacao = null, round = null, newest, holds = true }: Held) {
  const column = (value: number) => Float64Array.from([Number.NaN, value, Number.NaN])
  const listDay = newest === undefined ? '2026-05-10' : newest
  return {
    size: 3,
    columns: {
      id: Float64Array.from([9, 7, 5]),
      ladder: Uint8Array.from([0, encodeLadderPosition(ladder), 0]),
      lastLicitacaoOn: column(toDay(lastLicitacao)),
      roundFrom: column(toDay(round?.[0] ?? null)),
      roundTo: column(toDay(round?.[1] ?? null)),
    },
    lists: new Map(listDay === null ? [] : [['SP', { first: 0, newest: toDay(listDay), recent: [] }]]),
    ladder: { states: new Map([['SP', { share: 0.98, listings: 100, holds }]]) },
  } as unknown as ListingIndex
}

/** What is said of the listing at noon in Brasília. */
function read(
  held: Held,
  {
    id = '7',
    price = start,
    modality = 'venda-online',
    day = '2026-05-12',
  }: { id?: string; price?: number; modality?: Modality | null; day?: string } = {},
) {
  const listing = { id, state: 'SP', price, evaluation, modality } as const
  const ladder = readListingLadder(holding(held), listing, new Date(`${day}T15:00:00Z`))
  return (
    ladder && {
      ...ladder,
      windows: ladder.windows.map(({ from, to }) => [from, to].map(toDate).join(' to ')),
    }
  )
}

describe('the ladder of a listing', () => {
  it('is not stated where it does not hold, and of a state that was not checked', () => {
    expect(read({ holds: false })).toBeNull()
    const elsewhere = { id: '7', state: 'GO', price: start, evaluation, modality: 'venda-online' } as const
    expect(readListingLadder(holding({}), elsewhere, new Date('2026-05-12T15:00:00Z'))).toBeNull()
  })

  it.each<[string, Held, Parameters<typeof read>[1], object]>([
    ['is one rung lower', {}, {}, { kind: 'cut', price: firstCut }],
    ['is the same price after a licitação', {}, { modality: 'licitacao' }, { kind: 'same', price: start }],
    ['is not stated in an auction', {}, { modality: 'leilao' }, { silent: 'auction' }],
    ['is not stated without a modality', {}, { modality: null }, { silent: 'unknown-modality' }],
    ['is not stated off the ladder', {}, { price: 8_000_000 }, { silent: 'off-ladder' }],
    [
      'is stated of a listing that the version does not hold',
      {},
      { id: '8' },
      { kind: 'cut', price: firstCut },
    ],
    [
      'is not stated on the first rung 141 days after its last licitação',
      { lastLicitacao: '2025-12-22' },
      {},
      { silent: 'first-cut-overdue' },
    ],
    ['is stated 140 days after it', { lastLicitacao: '2025-12-23' }, {}, { kind: 'cut', price: firstCut }],
    [
      'takes no last licitação of another listing',
      { lastLicitacao: '2025-12-22' },
      { id: '9' },
      { kind: 'cut', price: firstCut },
    ],
  ])('%s', (_, held, listing, next) => {
    expect(read(held, listing)?.next).toEqual(next)
  })

  it('falls silent around a re-basing that may have come since the list of its state', () => {
    const third = 7_581_745
    const at = (newest: string | null) => read({ newest }, { price: third, day: '2026-08-20' })?.next
    expect(read({}, { price: third })?.position).toMatchObject({ rebasings: 0, rung: 3 })
    expect(at('2026-06-10')).toEqual({ silent: 'rebasing-days' })
    expect(at('2026-08-19')).toMatchObject({ kind: 'cut' })
    expect(at(null)).toMatchObject({ kind: 'cut' })
  })

  it('takes the position that the version holds, from its earlier prices', () => {
    const rebased: LadderPosition = { family: 'lo', rebasings: 1, rung: 0 }
    expect(read({ ladder: rebased }, { price: rebasedStart })?.position).toMatchObject(rebased)
    expect(read({ ladder: rebased })?.position).toMatchObject({ rebasings: 0, rung: 0 })
  })
})

describe('the windows of the next price', () => {
  const round = ['2026-05-08', '2026-05-10'] as const
  it.each<[string, Held, Parameters<typeof read>[1], string[]]>([
    ['are counted from the round', { round }, {}, ['2026-05-14 to 2026-05-24', '2026-06-01 to 2026-06-11']],
    ['are none in the past', { round }, { day: '2026-05-25' }, ['2026-06-01 to 2026-06-11']],
    ['are none where the round was not seen', {}, {}, []],
    ['are none of a licitação', { round }, { modality: 'licitacao' }, []],
    ['are none where nothing is said of the price', { round }, { price: 8_000_000 }, []],
    ['are none of a listing that the version does not hold', { round }, { id: '8' }, []],
  ])('%s', (_, held, listing, windows) => {
    expect(read(held, listing)?.windows).toEqual(windows)
  })

  it('begin with the day of Brasília', () => {
    const at = (now: string) => {
      const listing = { id: '7', state: 'SP', price: start, evaluation, modality: 'venda-online' } as const
      return readListingLadder(holding({ round }), listing, new Date(now))?.windows.length
    }
    expect(at('2026-06-12T02:59:59Z')).toBe(1)
    expect(at('2026-06-12T03:00:00Z')).toBe(0)
  })
})
