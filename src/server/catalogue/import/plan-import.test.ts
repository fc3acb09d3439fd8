import { describe, expect, it } from 'vitest'
import type { KnownListingFacts } from '#domain/caixa/listing-changes.ts'
import type { Listing } from '#domain/property/listing.ts'
import {
  type Catalogue,
  catalogue,
  flat,
  flats,
  knowing,
  listOf,
  plan,
  today,
} from '#test/support/planned-list.ts'
import type { ImportPlan } from './plan-import.ts'

const kindsOf = ({ differences }: ImportPlan) =>
  differences.map(difference =>
    difference.kind === 'new' && difference.archived ? 'archived' : difference.kind,
  )
/** The counts that are not 0, beside that of all rows. */
const countsOf = ({ counts }: ImportPlan) =>
  Object.fromEntries(Object.entries(counts).filter(([kind, count]) => kind !== 'read' && count > 0))

describe('a row of a list', () => {
  const atOtherPrice = { ...flat, price: flat.price + 1 }
  it.each<[string, Listing, Catalogue, { listDate?: string; partial?: boolean }, string[], object]>([
    ['that nobody knows is new', flat, {}, {}, ['new'], { added: 1 }],
    [
      'that nobody knows is new by the list of the day',
      flat,
      { stateDate: today },
      {},
      ['new'],
      { added: 1 },
    ],
    [
      'that nobody knows, of an older list, is archived',
      flat,
      { stateDate: '2026-02-03' },
      {},
      ['archived'],
      { archived: 1 },
    ],
    [
      'at another price is changed',
      atOtherPrice,
      { listings: [knowing(flat)] },
      {},
      ['changed'],
      { changed: 1 },
    ],
    ['that was gone is back', flat, { listings: [knowing(flat, { gone: true })] }, {}, ['back'], { back: 1 }],
    ['as it is known is unchanged', flat, { listings: [knowing(flat)] }, {}, [], { unchanged: 1 }],
    [
      'that states financing for the first time fills it in',
      flat,
      { listings: [knowing(flat, { financing: null })] },
      {},
      ['filled'],
      { unchanged: 1 },
    ],
    [
      'that was unseen is seen',
      flat,
      { listings: [knowing(flat, { unseen: true })] },
      {},
      ['seen'],
      { unchanged: 1 },
    ],
    [
      'older than what is known says nothing',
      atOtherPrice,
      { listings: [knowing(flat, { unseen: true, listDate: '2026-02-03' })] },
      {},
      [],
      { unchanged: 1 },
    ],
    [
      'of a part of a list is seen',
      flat,
      { listings: [knowing(flat)] },
      { partial: true },
      ['seen'],
      { unchanged: 1 },
    ],
    [
      'of a part of a list of the known day is unchanged',
      flat,
      { listings: [knowing(flat, { listDate: today })] },
      { partial: true },
      [],
      { unchanged: 1 },
    ],
  ])('%s', async (_, row, known, how, kinds, counts) => {
    const planned = await plan(listOf([row]), catalogue(known), how)
    expect(kindsOf(planned)).toEqual(kinds)
    expect(countsOf(planned)).toEqual(counts)
    expect(planned.counts.read).toBe(1)
  })

  it('whose text differs is compared with what is stated in full, which is read of no other row', async () => {
    const [unknown, same, filled, changed] = flats(4)
    const listings = [
      knowing(same!),
      knowing({ ...filled!, neighborhood: '' }),
      knowing({ ...changed!, neighborhood: 'BOSQUE' }),
    ]
    const asked: string[] = []
    const planned = await plan(listOf([unknown!, same!, filled!, changed!]), catalogue({ listings }), {
      readStated: async ids => {
        asked.push(...ids)
        return new Map([
          [filled!.id, { ...filled!, neighborhood: '' }],
          [changed!.id, { ...changed!, neighborhood: 'BOSQUE' }],
        ])
      },
    })
    expect(asked).toEqual([filled!.id, changed!.id])
    expect(kindsOf(planned)).toEqual(['new', 'filled', 'changed'])
  })

  it('is counted while it is merged, and again while it is compared', async () => {
    const done: number[] = []
    await plan(listOf(flats(3)), catalogue(), {
      pause: async at => {
        done.push(at)
      },
    })
    expect(done).toEqual([0, 1, 2, 0, 1, 2])
  })

  it('that cannot be read is rejected, and still names its listing', async () => {
    const [read, unread] = flats(2)
    const listings = [knowing(read!), knowing(unread!)]
    const planned = await plan(listOf([read!], [unread!.id]), catalogue({ listings }))
    expect(planned.counts).toMatchObject({ read: 2, rejected: 1, unchanged: 1, gone: 0 })
    expect(planned.differences).toEqual([])
  })
})

describe('a listing that a list names in a row that cannot be read', () => {
  const [read, unread] = flats(2)
  it.each<[string, Partial<KnownListingFacts>, { partial?: boolean }, string[]]>([
    ['is seen where it was unseen', { unseen: true }, {}, ['seen']],
    ['is as it was where it was seen', {}, {}, []],
    ['is as it was in a part of a list', { unseen: true }, { partial: true }, []],
    ['is as it was where its state is not in the list', { unseen: true, state: 'RJ' }, {}, []],
  ])('%s', async (_, changes, how, kinds) => {
    const known = catalogue({
      listings: [knowing(read!, { listDate: today }), knowing(unread!, changes)],
      stateDate: today,
    })
    expect(kindsOf(await plan(listOf([read!], [unread!.id]), known, how))).toEqual(kinds)
  })
})

describe('a listing that a list does not name', () => {
  it.each<[string, Partial<KnownListingFacts>, { stateDate?: string }, { partial?: boolean }, string[]]>([
    ['is gone', {}, {}, {}, ['gone']],
    ['is gone by the list of the day', {}, { stateDate: today }, {}, ['gone']],
    ['stays gone', { gone: true }, {}, {}, []],
    ['stays as a newer list left it', { listDate: '2026-02-03' }, {}, {}, []],
    ['stays in a part of a list', {}, {}, { partial: true }, []],
    ['stays in another state', { state: 'RJ' }, {}, {}, []],
    ['stays where its state has a newer list', {}, { stateDate: '2026-02-03' }, {}, []],
  ])('%s', async (_, changes, known, how, kinds) => {
    const [named, other] = flats(2)
    const listings = [knowing(named!, { listDate: today }), knowing(other!, changes)]
    const planned = await plan(listOf([named!]), catalogue({ listings, ...known }), how)
    expect(kindsOf(planned)).toEqual(kinds)
    expect(planned.counts).toMatchObject({ gone: kinds.length, unseen: 0 })
  })

  it('for a modality that is missing is unseen, once', async () => {
    const named = flats(1, { modality: 'leilao', auctionType: 'Leilão' })
    const missing = flats(12).slice(1)
    const known = catalogue({
      listings: [
        ...named.map(each => knowing(each)),
        ...missing.map((each, at) => knowing(each, { unseen: at === 0 })),
      ],
    })
    const planned = await plan(listOf(named), known)
    expect(planned.differences).toEqual(missing.slice(1).map(({ id }) => ({ kind: 'unseen', id })))
    expect(planned.counts).toMatchObject({ gone: 0, unseen: 11 })
    expect(planned.gaps).toEqual([
      { state: 'SP', missing: [{ modality: 'venda-online', rows: 0, unseen: 11 }], cut: 0 },
    ])
  })
})
