import { describe, expect, it } from 'vitest'
import { toDate, toDayNumber } from '../../calendar-date.ts'
import { decodeLadderPosition } from '../../ladder/ladder-position.ts'
import type { RoundRecord } from '../../ladder/ladder-windows.ts'
import type { Modality } from '../../property/listing.ts'
import { readPriceCourse } from './searchable-listing.ts'

const evaluation = 14_000_000
/** The prices of the first rungs of `lo`, not re-based. */
const [start, firstCut] = [8_196_482, 7_991_569]
const lists = ['2026-02-01', '2026-03-10', '2026-03-20', '2026-07-01', '2026-07-04', '2026-07-06']

const record = (
  listDate: string,
  modality: Modality | null,
  { price = start, kind = 'changed' }: Partial<Pick<RoundRecord, 'price' | 'kind'>> = {},
): RoundRecord => ({ listDate, price, evaluation, modality, kind })
const gone = (listDate: string, modality: Modality) => record(listDate, modality, { kind: 'gone' })

/** Reads the course of a listing that is as its last record says. */
function read(history: readonly RoundRecord[], listDates: readonly string[] = lists) {
  const { price, modality } = history.at(-1)!
  const course = readPriceCourse({ price, evaluation, modality, history }, listDates.map(toDayNumber))
  const dated = (day: number | null) => day && toDate(day)
  return {
    position: decodeLadderPosition(course.ladder),
    lastLicitacao: dated(course.lastLicitacaoOn),
    round: [dated(course.roundFrom), dated(course.roundTo)],
  }
}

describe('the last list that offered a listing in Licitação is', () => {
  const [seen, online, direct] = [
    record('2026-02-01', 'licitacao'),
    record('2026-07-04', 'venda-online'),
    record('2026-07-06', 'venda-direta'),
  ]
  it.each<[string, RoundRecord[], string | null]>([
    ['the newest list while it is offered so', [seen], '2026-07-06'],
    ['the list before the next sale', [seen, online], '2026-07-01'],
    ['the same after further records', [seen, online, direct], '2026-07-01'],
    ['the list before the one that lacked it', [seen, gone('2026-03-20', 'licitacao')], '2026-03-10'],
    [
      'that list still when it comes back in another sale',
      [seen, gone('2026-03-20', 'licitacao'), record('2026-07-04', 'venda-online', { kind: 'back' })],
      '2026-03-10',
    ],
    [
      'the one before the later sale when it came back in Licitação',
      [
        seen,
        gone('2026-03-10', 'licitacao'),
        record('2026-03-20', 'licitacao', { kind: 'back' }),
        record('2026-07-06', 'venda-online'),
      ],
      '2026-07-04',
    ],
    [
      'the list before the next sale, however old its record is',
      [record('2025-06-01', 'licitacao'), online],
      '2026-07-01',
    ],
    ['not known for an auction', [record('2026-02-01', 'leilao'), online], null],
    ['not known without a licitação', [online, direct], null],
  ])('%s', (_, history, day) => {
    const last = history.at(-1)!
    const offered = last.kind === 'gone' ? [...history, record('2026-07-06', 'venda-online')] : history
    expect(read(offered).lastLicitacao).toBe(day)
  })

  it('the record’s own list where no list of its state is known, or all of them are older', () => {
    const history = [record('2026-02-01', 'licitacao'), record('2026-07-04', 'venda-online')]
    expect(read(history, []).lastLicitacao).toBe('2026-02-01')
    expect(read(history, ['2026-01-05']).lastLicitacao).toBe('2026-02-01')
    expect(read([record('2026-02-01', 'licitacao')], []).lastLicitacao).toBeNull()
  })
})

describe('the position of a listing on the ladder', () => {
  const rebased = { family: 'lo', rebasings: 1, rung: 0 }
  it.each<[string, RoundRecord[], object | null]>([
    ['is that of its price', [record('2026-07-04', 'venda-online')], { family: 'lo', rebasings: 0, rung: 0 }],
    ['is none in an auction', [record('2026-07-04', 'leilao')], null],
    ['is none without a modality', [record('2026-07-04', null)], null],
    ['is none off the ladder', [record('2026-07-04', 'venda-online', { price: 8_000_000 })], null],
    ['may be re-based', [record('2026-07-04', 'venda-online', { price: 7_822_472 })], rebased],
    [
      'keeps the family of earlier prices',
      [
        record('2026-03-10', 'venda-direta', { price: start }),
        record('2026-07-04', 'venda-online', { price: firstCut }),
      ],
      { family: 'lo', rebasings: 0, rung: 1 },
    ],
  ])('%s', (_, history, position) => {
    expect(read(history).position).toEqual(position)
  })
})

describe('the present round of a listing', () => {
  const direct = record('2026-07-01', 'venda-direta', { kind: 'new' })
  const cut = record('2026-07-04', 'venda-online', { price: firstCut })
  it.each<[string, RoundRecord[], (string | null)[]]>([
    ['began between two near lists with a cut', [direct, cut], ['2026-07-02', '2026-07-04']],
    ['was not seen without a cut', [direct, { ...cut, price: start }], [null, null]],
    ['was not seen in a single record', [cut], [null, null]],
  ])('%s', (_, history, round) => {
    expect(read(history).round).toEqual(round)
  })
})
