import { describe, expect, it } from 'vitest'
import { toDate, toDayNumber } from '../../calendar-date.ts'
import { encodeLadderPosition, type LadderPosition } from '../../ladder/ladder-position.ts'
import type { CataloguedListing, Modality } from '../../property/listing.ts'
import { readListingLadder } from './listing-ladder.ts'
import type { ListingIndex } from './listing-index.ts'

const evaluation = 14_000_000
/** The prices of the first rungs of `lo`, not re-based and once re-based. */
const [start, firstCut, rebasedStart] = [8_196_482, 7_991_569, 7_822_472]

interface Held {
  ladder?: LadderPosition | null
  /** The starting price of an earlier appraisal. */
  start?: number | null
  lastLicitacao?: string | null
  round?: readonly [from: string, to: string] | null
  newest?: string | null
  holds?: boolean
}

const toDay = (date: string | null): number => (date === null ? Number.NaN : toDayNumber(date))

/** A version that holds the listing 7 of São Paulo, after two others. */
function holding({
  ladder = null,
  start: from = null,
  lastLicitacao = null,
  round = null,
  newest,
  holds = true,
}: Held) {
  const column = (value: number) => Float64Array.from([Number.NaN, value, Number.NaN])
  const listDay = newest === undefined ? '2026-05-10' : newest
  return {
    size: 3,
    columns: {
      id: Float64Array.from([9, 7, 5]),
      ladder: Uint8Array.from([0, encodeLadderPosition(ladder), 0]),
      ladderStart: column(from ?? Number.NaN),
      lastLicitacaoOn: column(toDay(lastLicitacao)),
      roundFrom: column(toDay(round?.[0] ?? null)),
      roundTo: column(toDay(round?.[1] ?? null)),
    },
    lists: new Map(listDay === null ? [] : [['SP', { first: 0, newest: toDay(listDay), recent: [] }]]),
    ladder: { states: new Map([['SP', { share: 0.98, listings: 100, scope: 'state', holds }]]) },
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
    unseen = null,
  }: {
    id?: string
    price?: number
    modality?: Modality | null
    day?: string
    unseen?: CataloguedListing['unseen']
  } = {},
) {
  const listing = { id, state: 'SP', price, evaluation, modality, unseen } as const
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
    const elsewhere = {
      id: '7',
      state: 'GO',
      price: start,
      evaluation,
      modality: 'venda-online',
      unseen: null,
    } as const
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
  ])('%s', (_, held, listing, next) => {
    expect(read(held, listing)?.next).toMatchObject(next)
  })

  it('expires with the list: of its state, or of the last one that named an unseen listing', () => {
    const expiredOn = (day: string, unseen: CataloguedListing['unseen'] = null) =>
      read({}, { price: firstCut, day, unseen })?.expired
    expect(expiredOn('2026-06-15')).toBe(false)
    expect(expiredOn('2026-06-16')).toBe(true)
    expect(expiredOn('2026-05-12', { since: '2026-05-10', seenOn: '2026-04-05' })).toBe(true)
    expect(read({ newest: null }, { price: firstCut, day: '2026-06-16' })?.expired).toBe(false)
  })

  it('goes on along the start of an earlier appraisal that the version holds', () => {
    const ladder = { family: 'lo', rebasings: 0, rung: 1 } as const
    const price = Math.floor(9_000_000 * 0.975)
    expect(read({ ladder, start: 9_000_000 }, { price })?.next).toMatchObject({ price: 8_550_000 })
    expect(read({ ladder }, { price })?.next).toEqual({ silent: 'off-ladder' })
  })

  it('takes the position that the version holds, from its earlier prices', () => {
    const rebased: LadderPosition = { family: 'lo', rebasings: 1, rung: 0 }
    expect(read({ ladder: rebased }, { price: rebasedStart })?.position).toMatchObject(rebased)
    expect(read({ ladder: rebased })?.position).toMatchObject({ rebasings: 0, rung: 0 })
  })
})

describe('the window of the next price', () => {
  const round = ['2026-05-08', '2026-05-10'] as const
  const cutOnce = { price: firstCut }
  it.each<[string, Held, Parameters<typeof read>[1], string[]]>([
    ['is counted from the round', { round }, cutOnce, ['2026-05-13 to 2026-06-11']],
    ['is that of the list where the round was not seen', {}, cutOnce, ['2026-05-16 to 2026-06-10']],
    ['is none of a listing that was never cut', { round }, {}, []],
    ['is past when the first cut is overdue', { lastLicitacao: '2025-10-01' }, {}, []],
    ['takes no last licitação of another listing', { lastLicitacao: '2026-01-10' }, { id: '8' }, []],
    [
      'is that of the licitação before the first cut',
      { lastLicitacao: '2026-01-10' },
      {},
      ['2026-05-30 to 2026-07-24'],
    ],
    ['is none of a licitação', { round }, { modality: 'licitacao' }, []],
    ['is none where nothing is said of the price', { round }, { price: 8_000_000 }, []],
    [
      'is that of the list for a listing that the version does not hold',
      { round },
      { id: '8', price: firstCut },
      ['2026-05-16 to 2026-06-10'],
    ],
  ])('%s', (_, held, listing, windows) => {
    expect(read(held, listing)?.windows).toEqual(windows)
  })

  it('begins with the day of Brasília', () => {
    const at = (now: string) => {
      const listing = {
        id: '7',
        state: 'SP',
        price: firstCut,
        evaluation,
        modality: 'venda-online',
        unseen: null,
      } as const
      return readListingLadder(holding({ round }), listing, new Date(now))?.windows.length
    }
    expect(at('2026-06-12T02:59:59Z')).toBe(1)
    expect(at('2026-06-12T03:00:00Z')).toBe(0)
  })
})
