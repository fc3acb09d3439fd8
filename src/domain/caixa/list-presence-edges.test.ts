import { describe, expect, it } from 'vitest'
import type { Modality } from '../property/listing.ts'
import { judgeStatePresence, type LastStateList, type OfferedListing } from './list-presence.ts'

const group = (
  count: number,
  first: number,
  cityKey: string,
  modality: Modality = 'leilao',
): OfferedListing[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(first + at), modality, cityKey, unseen: false }))
const idsOf = (listings: readonly OfferedListing[]) => listings.map(({ id }) => id)
const unseenBefore = (listings: readonly OfferedListing[]) =>
  listings.map(listing => ({ ...listing, unseen: true }))
/** Towns of as many listings each, auctions. */
const towns = (from: number, to: number, count = 20) =>
  Array.from({ length: to - from }, (_, at) => group(count, 1000 * (from + at + 1), `c${from + at}`)).flat()
const without = (listings: readonly OfferedListing[], ...places: number[]) =>
  listings.filter((_, at) => !places.includes(at))

/** Judges a list of 2026-01-29 whose rows may be others than what is offered; the last list is of 2026-01-26. */
function judge(
  offered: readonly OfferedListing[],
  rows: readonly OfferedListing[],
  last: Partial<LastStateList> = {},
) {
  const ids = new Set(idsOf(rows))
  const { gone, unseen, gap } = judgeStatePresence(
    offered,
    id => ids.has(id),
    rows,
    { listDate: '2026-01-26', order: [], missing: [], ...last },
    '2026-01-29',
  )
  return { gone: gone.length, unseen: unseen.length, cut: gap?.cut ?? 0, missing: gap?.missing.length ?? 0 }
}

type Row = [
  name: string,
  offered: readonly OfferedListing[],
  rows: readonly OfferedListing[],
  expected: Partial<ReturnType<typeof judge>>,
  last?: Partial<LastStateList>,
]

describe('the end that a list lacks is cut', () => {
  const many = towns(0, 10)
  const mixed = [...towns(0, 3), ...group(10, 9000, 'z', 'venda-direta')]
  const early = group(2, 500, 'a', 'venda-direta')
  it.each<Row>([
    ['not, where chance takes two of twenty', towns(0, 1), towns(0, 1).slice(0, -2), { gone: 2 }],
    [
      'where chance hardly takes two of twenty-one',
      towns(0, 1, 21),
      towns(0, 1, 21).slice(0, -2),
      { unseen: 2, cut: 2 },
    ],
    ['not, where chance takes one of two hundred', many, many.slice(0, -1), { gone: 1 }],
    [
      'where chance hardly takes one of more',
      towns(0, 1, 201),
      towns(0, 1, 201).slice(0, -1),
      { unseen: 1, cut: 1 },
    ],
    [
      'of ten, beside another absence',
      many,
      without(many, 20).slice(0, -10),
      { gone: 1, unseen: 10, cut: 10 },
    ],
    ['not, of nine beside another absence', many, without(many, 20).slice(0, -9), { gone: 10, cut: 0 }],
    [
      'of three, of which one was unseen',
      [...many.slice(0, -1), ...unseenBefore(many.slice(-1))],
      many.slice(0, -3),
      { unseen: 3, cut: 3 },
    ],
    [
      'not, before a later city that is new, wherever its row stands',
      many,
      [...group(1, 99_999, 'd'), ...many.slice(0, -40)],
      { gone: 40, cut: 0 },
    ],
    [
      'by the cities, whatever the numbers',
      [...group(20, 1000, 'd'), ...group(20, 2000, 'c'), ...group(20, 3000, 'b'), ...group(20, 4000, 'a')],
      [...group(20, 4000, 'a'), ...group(20, 3000, 'b'), ...group(20, 2000, 'c')],
      { unseen: 20, cut: 20 },
    ],
    [
      'by the order of the last list within a city',
      towns(0, 1, 60),
      towns(0, 1, 60).slice(30),
      { unseen: 30, cut: 30 },
      { order: idsOf(towns(0, 1, 60)).toReversed() },
    ],
    [
      'by the numbers where no order is known',
      towns(0, 1, 60).toReversed(),
      towns(0, 1, 60).slice(0, 30),
      { unseen: 30, cut: 30 },
    ],
    [
      'by the order, and by the numbers after it',
      [...group(20, 5000, 'c0').toReversed(), ...towns(0, 1)],
      [...towns(0, 1), ...group(20, 5000, 'c0').slice(0, 10)],
      { unseen: 10, cut: 10 },
      { order: idsOf(towns(0, 1)) },
    ],
    ['not, where it is one modality that is missing', mixed, towns(0, 3), { unseen: 10, cut: 0, missing: 1 }],
    ['where it is nine of one modality', mixed.slice(0, -1), towns(0, 3), { unseen: 9, cut: 9, missing: 0 }],
    [
      'where it is a modality of which others are gone',
      [...early, ...mixed],
      towns(0, 3),
      { gone: 2, unseen: 10, cut: 10, missing: 0 },
    ],
    [
      'where it is not of one modality alone',
      [...early, ...mixed, ...group(2, 9500, 'z')],
      towns(0, 3),
      { gone: 2, unseen: 12, cut: 12 },
    ],
    [
      'where the list has new ones of its modality',
      mixed,
      [...group(1, 500, 'a', 'venda-direta'), ...towns(0, 3)],
      { unseen: 10, cut: 10, missing: 0 },
    ],
  ])('%s', (_, offered, rows, expected, last) => {
    expect(judge(offered, rows, last)).toMatchObject(expected)
  })
})

describe('a piece that a list lacks before its end', () => {
  const ten = towns(0, 10)
  const piece = [...ten.slice(0, 60), ...ten.slice(140)]
  const small = towns(0, 10, 10)
  /** Of four modalities, each too few for a group. */
  const various = (['leilao', 'licitacao', 'venda-online', 'venda-direta'] as const).flatMap((modality, at) =>
    Array.from({ length: 4 }, (_, town) => group(2, 100 * town + 10 * at, `c${town}`, modality)).flat(),
  )
  it.each<Row>([
    ['has three whole cities', ten, [...ten.slice(0, 60), ...ten.slice(120)], { unseen: 60, cut: 60 }],
    [
      'has not three where two are named in part',
      ten,
      [...ten.slice(0, 50), ...ten.slice(110)],
      { gone: 60, cut: 0 },
    ],
    ['has thirty listings', small, [...small.slice(0, 30), ...small.slice(60)], { unseen: 30, cut: 30 }],
    [
      'is not of twenty-nine',
      without(small, 30),
      [...small.slice(0, 30), ...small.slice(60)],
      { gone: 29, cut: 0 },
    ],
    [
      'was unseen but for one listing',
      [...ten.slice(0, 61), ...unseenBefore(ten.slice(61, 140)), ...ten.slice(140)],
      piece,
      { unseen: 80, cut: 80 },
    ],
    [
      'was unseen by a list of that day',
      [...ten.slice(0, 60), ...unseenBefore(ten.slice(60, 140)), ...ten.slice(140)],
      piece,
      { unseen: 80, cut: 80 },
      { listDate: '2026-01-29' },
    ],
    [
      'stands beside a cut end',
      ten,
      [...ten.slice(0, 40), ...ten.slice(120, 160)],
      { unseen: 120, cut: 120 },
    ],
    [
      'stands beside absences of a fifth of the rest',
      ten.slice(0, 180),
      piece.slice(0, 100).filter((_, at) => at % 5 !== 2),
      { gone: 20, unseen: 80, cut: 80 },
    ],
    [
      'proves nothing beside more absences',
      ten.slice(0, 180),
      piece.slice(0, 100).filter((_, at) => at % 5 !== 2 && at !== 0),
      { gone: 101, unseen: 0 },
    ],
    [
      'proves nothing where chance leaves one of thirty-one',
      [...various, ...group(1, 900, 'd')].slice(2),
      [...group(1, 900, 'd')],
      { gone: 30, cut: 0 },
    ],
  ])('%s', (_, offered, rows, expected, last) => {
    expect(judge(offered, rows, last)).toMatchObject(expected)
  })
})

describe('a modality that is missing', () => {
  const direct = group(20, 9000, 'b', 'venda-direta')
  it('stays unseen for a second time where the list is cut, too', () => {
    const offered = [...group(60, 1, 'a'), ...direct, ...group(60, 10_000, 'z')]
    const rows = [...group(60, 1, 'a'), ...group(20, 10_000, 'z')]
    expect(judge(offered, rows, { missing: ['venda-direta'] })).toEqual({
      gone: 0,
      unseen: 60,
      cut: 40,
      missing: 1,
    })
  })

  it('is of ten listings before the cut end', () => {
    const offered = [
      ...group(60, 1, 'a'),
      ...direct.slice(0, 5),
      ...group(30, 8000, 'y'),
      ...group(30, 20_000, 'z', 'venda-direta'),
      ...group(9, 30_000, 'z'),
    ]
    const rows = [...group(60, 1, 'a'), ...group(30, 8000, 'y')]
    expect(judge(offered, rows)).toEqual({ gone: 5, unseen: 39, cut: 39, missing: 0 })
  })
})
