import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { maxSharedListings, maxSharedLists } from '#contract/shared-list-limits.ts'
import { type sharedListsOn, startClientLists } from '#test/support/client-lists.ts'
import { anyEngine } from '#test/support/database.ts'
import { allOwnerData, exportOwnerData } from '#test/support/all-owner-data.ts'
import type { Database } from '../database/database.ts'
import { deleteEndedSharedLists } from './shared-list-store.ts'

const start = new Date('2026-01-10T12:00:00Z')
const dayMs = 86_400_000

anyEngine(engine => {
  let time = start
  let db: Database
  let on: ReturnType<typeof sharedListsOn>
  let owner: string
  let cookie: string
  let other: string

  beforeEach(async () => {
    time = start
    db = await engine.fresh()
    const world = await startClientLists(db, () => time)
    ;({ on, owner, cookie } = world)
    other = await world.accounts.cookieOf(await world.accounts.person())
  })

  const lists = async (ownerCookie = cookie) =>
    (await on.ask(sharedListCalls.sharedLists, { cookie: ownerCookie })).lists
  const change = (id: string, body: object, ownerCookie = cookie) =>
    on.ask(sharedListCalls.changeSharedList, { path: { id }, body, cookie: ownerCookie })
  const renew = async (id: string, days = 7) => {
    const { url } = await on.ask(sharedListCalls.renewSharedLink, { path: { id }, body: { days }, cookie })
    return url?.split('/').at(-1) ?? ''
  }

  describe('a list for a client', () => {
    it('has a link that is shown once and kept as a hash', async () => {
      const { list, url, token } = await on.create(cookie)
      expect(url).toBe(`http://arremate.example/lista/${token}`)
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(list).toMatchObject({
        title: 'Para Ana',
        state: 'open',
        listings: 2,
        opens: 0,
        lastOpened: null,
        createdAt: start.toISOString(),
        expiresAt: new Date(start.getTime() + 7 * dayMs).toISOString(),
      })
      expect(await lists()).toEqual([list])
      expect(JSON.stringify(await lists())).not.toContain(token)
      expect(JSON.stringify(await db.query(sql`select * from shared_lists`))).not.toContain(token)
      expect(JSON.stringify(await exportOwnerData(db, owner))).not.toContain(token)
    })

    it('is created once, however often and at once it is asked for; its link stays', async () => {
      const body = on.write()
      const ask = () => on.ask(sharedListCalls.createSharedList, { cookie, body })
      const answers = await Promise.all([ask(), ask(), ask()])
      const urls = answers.flatMap(({ url }) => url ?? [])
      expect([await lists(), urls.length]).toEqual([[answers[0]?.list], 1])
      expect(await ask()).toEqual({ list: answers[0]?.list, url: null })
      expect((await on.open(urls[0]?.split('/').at(-1) ?? '')).title).toBe('Para Ana')
    })

    it('changes part by part, also repeatedly', async () => {
      const { id, list, token } = await on.create(cookie)
      const figures = { ...list.figures, maxBid: false }
      const asked = { title: 'Para Bia', words: '', figures, source: { kind: 'items', items: ['0000003'] } }
      const changed = await change(id, asked)
      expect(changed).toEqual({
        ...list,
        ...asked,
        source: { kind: 'items', items: ['3'] },
        listings: 1,
      })
      expect(await change(id, asked)).toEqual(changed)
      expect((await on.open(token)).listings.map(each => each.id)).toEqual(['3'])
    })

    it('of a client shows whatever has the client’s label', async () => {
      const client = randomUUID()
      const { token } = await on.create(cookie, { source: { kind: 'client', client } })
      const shown = async () => (await on.open(token)).listings.map(({ id }) => id)
      expect(await shown()).toEqual([])
      await db.query(sql`
        update favorites set clients = ${JSON.stringify({ [client]: true })}::jsonb where property_id in (1, 3)`)
      expect((await shown()).toSorted()).toEqual(['1', '3'])
      await db.query(sql`delete from favorites where property_id = 3`)
      expect(await shown()).toEqual(['1'])
    })

    it('is its owner’s alone, even under one id', async () => {
      const { id, list } = await on.create(cookie)
      expect(await lists(other)).toEqual([])
      for (const [call, question] of [
        [sharedListCalls.sharedListAnswers, {}],
        [sharedListCalls.changeSharedList, { body: { title: 'Minha' } }],
        [sharedListCalls.renewSharedLink, { body: { days: 7 } }],
      ] as const)
        expect((await on.refusal(call, { path: { id }, cookie: other, ...question })).code).toBe(
          'shared_list_not_found',
        )
      await on.ask(sharedListCalls.deleteSharedList, { path: { id }, cookie: other })
      const { list: theirs } = await on.create(other, { id, title: 'Dele' })
      expect(theirs).toMatchObject({ title: 'Dele', listings: 0 })
      expect(await lists()).toEqual([list])
    })

    it.each<[string, object, string]>([
      ['no title', { title: ' ' }, 'title'],
      ['a long title', { title: 't'.repeat(101) }, 'title'],
      ['no name', { adviserName: '' }, 'adviserName'],
      ['too many words', { words: 'p'.repeat(1001) }, 'words'],
      ['words that no database can keep', { words: 'a\u0000' }, 'words'],
      ['a choice of figures that is not whole', { figures: { price: true } }, 'figures.discount'],
      ['other days', { days: 8 }, 'days'],
      ['nothing in it', { source: { kind: 'items', items: [] } }, 'source.items'],
      ['a property twice', { source: { kind: 'items', items: ['1', '1'] } }, 'source.items'],
      ['an id that is none', { source: { kind: 'items', items: ['x'] } }, 'source'],
      [
        'too many properties',
        { source: { kind: 'items', items: Array.from({ length: maxSharedListings + 1 }, (_, n) => `${n}`) } },
        'source.items',
      ],
    ])('is refused with %s', async (_, changes, field) => {
      const body = on.write(changes)
      const refusal = await on.refusal(sharedListCalls.createSharedList, { cookie, body })
      expect([refusal.code, refusal.fields[0]]).toEqual(['bad_request', field])
      const { id } = await on.create(cookie)
      const asChange = await on.refusal(sharedListCalls.changeSharedList, {
        path: { id },
        body: changes,
        cookie,
      })
      expect(asChange.fields[0]).toBe(field)
    })

    it('is one of at most fifty, also for concurrent requests', async () => {
      await on.create(cookie)
      await db.query(sql`
        insert into shared_lists (user_id, id, title, adviser_name, words, show_logo, figures, source, token_hash,
          created_at, linked_at, expires_at)
        select user_id, gen_random_uuid(), title, adviser_name, words, show_logo, figures, source, n::text, created_at,
          linked_at, expires_at
        from shared_lists, generate_series(1, ${maxSharedLists - 3}::integer) n`)
      const answers = await Promise.allSettled(Array.from({ length: 5 }, () => on.create(cookie)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      const more = await on.refusal(sharedListCalls.createSharedList, { cookie, body: on.write() })
      expect(more.code).toBe('too_many_shared_lists')
    })
  })

  describe('the link of a list', () => {
    it('opens it until its days are over', async () => {
      const { id, token } = await on.create(cookie)
      time = new Date(start.getTime() + 7 * dayMs - 1)
      expect((await on.open(token)).title).toBe('Para Ana')
      time = new Date(start.getTime() + 7 * dayMs)
      expect(await on.closed(token)).toBe('shared_list_expired')
      expect((await lists())[0]?.state).toBe('ended')
      await change(id, { days: 30 })
      expect((await on.open(token)).expiresAt).toBe(new Date(time.getTime() + 30 * dayMs).toISOString())
    })

    it('opens nothing once it is revoked, until there is a new one', async () => {
      const { id, token } = await on.create(cookie)
      for (let attempt = 0; attempt < 2; attempt++)
        expect(await change(id, { revoked: true })).toMatchObject({ state: 'revoked' })
      expect(await on.closed(token)).toBe('shared_list_revoked')
      const renewal = { path: { id }, body: { days: 7 }, cookie }
      expect((await on.refusal(sharedListCalls.changeSharedList, renewal)).code).toBe('shared_list_closed')
      const next = await renew(id)
      expect((await on.open(next)).title).toBe('Para Ana')
      expect(await on.closed(token)).toBe('shared_list_revoked')
    })

    it('opens nothing once there is another', async () => {
      const { id, token } = await on.create(cookie)
      const second = await renew(id)
      const third = await renew(id, 90)
      expect([await on.closed(token), await on.closed(second)]).toEqual([
        'shared_list_not_found',
        'shared_list_revoked',
      ])
      expect((await on.open(third)).expiresAt).toBe(new Date(start.getTime() + 90 * dayMs).toISOString())
    })

    it.each(['x', 'A'.repeat(43), 'A'.repeat(200), "' or 1=1 --", '%00'])(
      'is unknown where there never was one: %s',
      async token => {
        await on.create(cookie)
        expect(await on.closed(token)).toBe('shared_list_not_found')
      },
    )

    it('is unknown once its list is deleted, also repeatedly', async () => {
      const { id, token } = await on.create(cookie)
      await on.react(token, '1', 'liked')
      for (let attempt = 0; attempt < 2; attempt++)
        await on.ask(sharedListCalls.deleteSharedList, { path: { id }, cookie })
      expect(await on.closed(token)).toBe('shared_list_not_found')
      expect(await db.query(sql`select 1 from shared_list_reactions`)).toEqual([])
    })

    it('rests while the owner’s plan does, and comes back with it', async () => {
      const { token } = await on.create(cookie)
      for (const change of [
        sql`status = 'suspended'`,
        sql`status = 'active', premium_until = '2020-01-01'`,
      ]) {
        await db.query(sql`update usuarios set ${change} where id = ${owner}`)
        expect(await on.closed(token)).toBe('shared_list_paused')
      }
      await db.query(sql`update usuarios set premium_until = '2030-01-01' where id = ${owner}`)
      expect((await on.open(token)).title).toBe('Para Ana')
    })

    it('of the demonstration’s account rests once that is over', async () => {
      const { token } = await on.create(cookie)
      await db.query(sql`update usuarios set demonstracao = true where id = ${owner}`)
      expect(await on.closed(token)).toBe('shared_list_paused')
    })

    it('can be revoked without a plan, but not made', async () => {
      const { id } = await on.create(cookie)
      await db.query(sql`update usuarios set premium_until = '2020-01-01' where id = ${owner}`)
      expect(await change(id, { revoked: true })).toMatchObject({ state: 'revoked' })
      expect((await on.refusal(sharedListCalls.createSharedList, { cookie, body: on.write() })).code).toBe(
        'access_expired',
      )
    })
  })

  it('lists are deleted 90 days after their end, by their days or by their owner', async () => {
    const ended = await on.create(cookie, { days: 7 })
    const revoked = await on.create(cookie, { days: 90 })
    await on.create(cookie, { days: 90, title: 'Aberta' })
    time = new Date(start.getTime() + dayMs)
    await change(revoked.id, { revoked: true })
    const left = async (days: number) => {
      await deleteEndedSharedLists(db, new Date(start.getTime() + days * dayMs))
      return (await lists()).map(({ id }) => id)
    }
    expect(await left(90.9)).toHaveLength(3)
    expect(await left(91)).not.toContain(revoked.id)
    expect(await left(96.9)).toContain(ended.id)
    expect(await left(97)).toHaveLength(1)
  })

  it('lists are exported with their answers, and erased with the account', async () => {
    const { id, token } = await on.create(cookie)
    await on.react(token, '1', 'liked')
    await on.question(token, 'Aceita FGTS?', { item: '1', name: 'Ana' })
    expect(await exportOwnerData(db, owner)).toMatchObject({
      sharedLists: [
        {
          id,
          title: 'Para Ana',
          revokedAt: null,
          reactions: [{ item: '1', liked: 1, disliked: 0 }],
          questions: [{ text: 'Aceita FGTS?', name: 'Ana' }],
        },
      ],
      logo: null,
    })
    await db.transaction(tx => allOwnerData.erase(tx, owner))
    expect(await exportOwnerData(db, owner)).toMatchObject({ sharedLists: [] })
    expect(await on.closed(token)).toBe('shared_list_not_found')
    for (const table of [sql`shared_list_reactions`, sql`shared_list_questions`])
      expect(await db.query(sql`select 1 from ${table}`)).toEqual([])
  })
})
