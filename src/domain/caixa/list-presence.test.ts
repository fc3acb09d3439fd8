import { describe, expect, it } from 'vitest'
import type { Modality } from '../property/listing.ts'
import {
  judgeStatePresence,
  type LastStateList,
  mergeListOrder,
  type OfferedListing,
} from './list-presence.ts'

const group = (
  modality: Modality | null,
  count: number,
  first: number,
  cityKey = 'a',
  unseen = false,
): OfferedListing[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(first + at), modality, cityKey, unseen }))
const idsOf = (listings: readonly OfferedListing[]) => listings.map(({ id }) => id)
const lastList = (changes: Partial<LastStateList> = {}): LastStateList => ({
  listDate: '2026-01-26',
  order: [],
  missing: [],
  ...changes,
})

/** Judges a list of 2026-01-29 that names some of what is offered, as it was known. */
const judge = (
  offered: readonly OfferedListing[],
  named: readonly OfferedListing[],
  last: LastStateList | null = lastList(),
) => {
  const ids = new Set(idsOf(named))
  const { gone, unseen, gap } = judgeStatePresence(offered, id => ids.has(id), named, last, '2026-01-29')
  return {
    gone: gone.length,
    unseen: unseen.length,
    missing: gap?.missing.map(each => each.modality),
    cut: gap?.cut,
  }
}

const direct = (count: number) => group('venda-direta', count, 1000)
/** Before and after the others in the bank's order, so that nothing looks cut off. */
const others = [...group('leilao', 30, 1), ...group('leilao', 30, 5000, 'z')]

describe('a group of a list', () => {
  it.each<[string, readonly OfferedListing[], readonly OfferedListing[], LastStateList | null, object]>([
    ['all named', direct(20), direct(20), lastList(), { gone: 0, unseen: 0 }],
    ['of ten, none named', direct(10), [], lastList(), { gone: 0, unseen: 10, missing: ['venda-direta'] }],
    ['of nine, none named', direct(9), [], lastList(), { gone: 9, unseen: 0, missing: undefined }],
    [
      'less than a tenth named',
      direct(31),
      direct(3),
      lastList(),
      { gone: 0, unseen: 28, missing: ['venda-direta'] },
    ],
    ['a tenth named', direct(30), direct(3), lastList(), { gone: 27, unseen: 0 }],
    [
      'of unknown modality, none named',
      group(null, 20, 1000),
      [],
      lastList(),
      { gone: 0, unseen: 20, missing: [null] },
    ],
    ['of nine of unknown modality, none named', group(null, 9, 1000), [], lastList(), { gone: 9, unseen: 0 }],
    [
      'of unknown modality, missing again',
      group(null, 20, 1000),
      [],
      lastList({ missing: [null] }),
      { gone: 20, unseen: 0 },
    ],
    [
      'of unknown modality, of which most are named with one',
      group(null, 20, 1000),
      group('venda-direta', 15, 1000),
      lastList(),
      { gone: 5, unseen: 0 },
    ],
    [
      'missing again, a list later',
      direct(20),
      [],
      lastList({ missing: ['venda-direta'] }),
      { gone: 20, unseen: 0 },
    ],
    [
      'missing again by the list of that day',
      direct(20),
      [],
      lastList({ missing: ['venda-direta'], listDate: '2026-01-29' }),
      { gone: 0, unseen: 20 },
    ],
    [
      'missing beside another one that is missing',
      [...direct(20), ...group('licitacao', 20, 2000)],
      [],
      lastList({ missing: ['venda-direta'] }),
      { gone: 0, unseen: 40, missing: ['venda-direta', 'licitacao'] },
    ],
    ['missing from the first list that is compared', direct(20), [], null, { gone: 0, unseen: 20 }],
  ])('%s', (_, offered, named, last, expected) => {
    expect(judge([...others, ...offered], [...others, ...named], last)).toMatchObject(expected)
  })
})

describe('the end of a list', () => {
  const cities = ['a', 'b', 'c', 'd'].flatMap((city, at) => [
    ...group('venda-direta', 20, 100 * at + 1, city),
    ...group('leilao', 20, 100 * at + 51, city),
  ])
  it.each<[string, readonly OfferedListing[], object]>([
    ['whole', cities, { gone: 0, unseen: 0 }],
    ['cut between two cities', cities.slice(0, 80), { gone: 0, unseen: 80, cut: 80 }],
    ['cut within a city', cities.slice(0, 90), { gone: 0, unseen: 70, cut: 70 }],
    ['cut before the last three', cities.slice(0, -3), { gone: 0, unseen: 3, cut: 3 }],
    ['without the very last one, which chance may take', cities.slice(0, -1), { gone: 1, unseen: 0 }],
    ['without some in the middle', cities.filter((_, at) => at % 7 !== 3 || at > 150), { unseen: 0 }],
    [
      'without the last few and others before them',
      cities.filter((_, at) => at < 155 && at !== 20),
      { gone: 6, unseen: 0 },
    ],
  ])('%s', (_, named, expected) => {
    expect(judge(cities, named, lastList({ order: idsOf(cities) }))).toMatchObject(expected)
  })

  /** Towns of twenty listings each. */
  const towns = (from: number, to: number, unseen = false) =>
    Array.from({ length: to - from }, (_, at) =>
      group('leilao', 20, 1000 * (from + at), `c${from + at}`, unseen),
    ).flat()
  it.each<[string, readonly OfferedListing[], readonly OfferedListing[], object]>([
    ['its beginning', towns(0, 10), towns(4, 10), { gone: 0, unseen: 80, cut: 80 }],
    [
      'a piece of its middle',
      towns(0, 10),
      [...towns(0, 3), ...towns(7, 10)],
      { gone: 0, unseen: 80, cut: 80 },
    ],
    [
      'two whole cities of its middle',
      towns(0, 10),
      [...towns(0, 3), ...towns(5, 10)],
      { gone: 40, unseen: 0 },
    ],
    [
      'a piece of its middle, and half of the rest',
      towns(0, 10),
      [...towns(0, 3), ...towns(7, 10)].filter((_, at) => at % 2 === 0),
      { gone: 140, unseen: 0 },
    ],
    [
      'the same piece of its middle again',
      [...towns(0, 3), ...towns(3, 7, true), ...towns(7, 10)],
      [...towns(0, 3), ...towns(7, 10)],
      { gone: 80, unseen: 0 },
    ],
  ])('lacks %s', (_, offered, named, expected) => {
    expect(judge(offered, named)).toMatchObject(expected)
  })

  it('short and missing again is gone', () => {
    const again = cities.map((listing, at) => ({ ...listing, unseen: at >= cities.length - 3 }))
    expect(judge(again, again.slice(0, -3), lastList({ order: idsOf(again) }))).toMatchObject({
      gone: 3,
      unseen: 0,
    })
  })
})

describe('the order that is remembered', () => {
  const row = (id: string, cityKey: string) => ({ id, cityKey, modality: null })
  it.each<[string, ReturnType<typeof row>[], string[], string[], string[]]>([
    ['of a first list', [row('1', 'a'), row('2', 'b')], [], [], ['1', '2']],
    [
      'keeps what is still offered in its place',
      [row('1', 'a'), row('3', 'b')],
      ['1', '2', '3'],
      ['1', '2', '3'],
      ['1', '2', '3'],
    ],
    ['keeps what came before all others first', [row('2', 'a')], ['1', '2'], ['1', '2'], ['1', '2']],
    ['drops what is gone', [row('1', 'a')], ['1'], ['1', '2'], ['1']],
    [
      'drops what is gone beside what is still offered, and keeps several of those in their place',
      [row('1', 'a'), row('5', 'b')],
      ['1', '2', '3', '5'],
      ['1', '4', '2', '3', '5'],
      ['1', '2', '3', '5'],
    ],
    [
      'is that of the new list within a city',
      [row('2', 'a'), row('1', 'a')],
      ['1', '2'],
      ['1', '2'],
      ['2', '1'],
    ],
    [
      'stays where a person has sorted the list, without what is gone, with what is back, and the rest after it',
      [row('6', 'c'), row('4', 'b'), row('1', 'a')],
      ['1', '2', '5'],
      ['1', '2', '3', '4'],
      ['1', '2', '4', '6', '5'],
    ],
    [
      'stays where a person has sorted the list',
      [row('2', 'b'), row('1', 'a')],
      ['1', '2'],
      ['1', '2'],
      ['1', '2'],
    ],
  ])('%s', (_, rows, offered, last, expected) => {
    expect(mergeListOrder(rows, offered, last)).toEqual(expected)
  })

  it.each([
    [50, 'new'],
    [49, 'last'],
  ])('of %i rows, of which one comes after a later city, is that of the %s list', (count, from) => {
    const ids = Array.from({ length: count }, (_, at) => String(at))
    const rows = ids.map(id => row(id, id === '7' ? 'z' : 'b'))
    const last = ids.toReversed()
    expect(mergeListOrder(rows, ids, last)).toEqual(from === 'new' ? ids : last)
  })
})
