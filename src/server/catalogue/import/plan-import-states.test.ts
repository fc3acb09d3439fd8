import { describe, expect, it } from 'vitest'
import type { KnownListingFacts } from '#domain/caixa/listing-changes.ts'
import { before, catalogue, flat, flats, knowing, listOf, plan, today } from '#test/support/planned-list.ts'

describe('what a list says of its states', () => {
  it('is that it is the first, older than the last, or neither', async () => {
    const planWith = async (stateDate: string | null, partial = false) => {
      const { firstStates, olderStates } = await plan(listOf(flats(2)), catalogue({ stateDate }), { partial })
      return { firstStates, olderStates }
    }
    expect(await planWith(null)).toEqual({ firstStates: [{ state: 'SP', rows: 2 }], olderStates: [] })
    expect(await planWith(null, true)).toEqual({ firstStates: [], olderStates: [] })
    expect(await planWith(before)).toEqual({ firstStates: [], olderStates: [] })
    expect(await planWith(today)).toEqual({ firstStates: [], olderStates: [] })
    expect(await planWith('2026-02-03')).toEqual({ firstStates: [], olderStates: ['SP'] })
  })

  it.each([
    [9, 50, true],
    [10, 50, false],
    [9, 49, false],
    [20, 101, true],
    [20, 100, false],
  ])('is that too many vanish: %i of %i listings left: %s', async (rows, offered, vanishing) => {
    const listings = [
      ...flats(offered).map(each => knowing(each)),
      // Neither counts: what is gone, and what another state has.
      knowing({ ...flat, id: '1' }, { gone: true }),
      knowing({ ...flat, id: '2' }, { state: 'RJ' }),
    ]
    const planned = await plan(listOf(flats(rows)), catalogue({ listings }))
    expect(planned.vanishing).toEqual(vanishing ? [{ state: 'SP', rows, offered }] : [])
  })

  it('is the order of its listings, with those that are named without being read, and not those that are gone', async () => {
    const [one, unread, gone, last] = flats(4)
    const listings = [one!, unread!, gone!, last!].map(each => knowing(each))
    const order = [one!, gone!, unread!, last!].map(({ id }) => id)
    const planned = await plan(listOf([one!, last!], [unread!.id]), catalogue({ listings, last: { order } }))
    expect(planned.orders).toEqual([{ state: 'SP', numbers: [one!.id, unread!.id, last!.id] }])
    expect((await plan(listOf([one!]), catalogue(), { partial: true })).orders).toEqual([])
  })

  it('is by which state each listing is judged', async () => {
    const [here, there] = [flat, { ...flat, id: '2000', state: 'RJ' as const, city: 'NITEROI' }]
    const listings = [here, there, { ...there, id: '2001' }].map(each => knowing(each))
    const planned = await plan(listOf([here, there]), catalogue({ listings }))
    expect(planned.differences).toEqual([{ kind: 'gone', id: '2001' }])
    expect(planned.orders).toEqual([
      { state: 'SP', numbers: ['1000'] },
      { state: 'RJ', numbers: ['2000'] },
    ])
  })
})

describe('a list whose prices are doubtful', () => {
  const tenth = { ...flat, price: flat.price / 10 }
  it.each<[string, Partial<KnownListingFacts>, number]>([
    ['counts the rows that it states so', {}, 1],
    ['counts those of the same day', { listDate: today }, 1],
    ['counts none of which something newer is known', { listDate: '2026-02-03' }, 0],
  ])('%s', async (_, changes, doubtful) => {
    const planned = await plan(listOf([tenth]), catalogue({ listings: [knowing(flat, changes)] }))
    expect(planned.doubtful).toBe(doubtful)
    expect(planned.slippedStates).toEqual([])
  })

  const halved = (count: number) => flats(count, { price: flat.price / 2 })
  it.each<[string, number, Partial<KnownListingFacts>, boolean]>([
    ['has slipped where ten of a state are halved', 10, {}, true],
    ['of the same day has slipped', 10, { listDate: today }, true],
    ['has not slipped where nine are', 9, {}, false],
    ['does not say so of those that were gone', 10, { gone: true }, false],
    ['does not say so of those of which something newer is known', 10, { listDate: '2026-02-03' }, false],
  ])('%s', async (_, count, changes, slipped) => {
    const listings = flats(count).map(each => knowing(each, changes))
    const planned = await plan(listOf(halved(count)), catalogue({ listings }))
    expect(planned.slippedStates).toEqual(slipped ? ['SP'] : [])
    expect(planned.doubtful).toBe(slipped ? count : 0)
  })

  it('has slipped in one state, and not in the other', async () => {
    const others = flats(10, { state: 'RJ' }).map(each => ({ ...each, id: `2${each.id}` }))
    const listings = [...flats(10), ...others].map(each => knowing(each))
    const planned = await plan(listOf([...halved(10), ...others]), catalogue({ listings }))
    expect(planned.slippedStates).toEqual(['SP'])
    expect(planned.counts).toMatchObject({ changed: 0, unchanged: 20 })
  })
})
