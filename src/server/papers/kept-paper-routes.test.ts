import { gatherExport } from '#test/support/all-owner-data.ts'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keptPaperCalls } from '#contract/kept-paper-calls.ts'
import { allKeptPaperBytes, maxKeptPapers } from '#contract/kept-paper-limits.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { eachEngine } from '#test/support/database.ts'
import {
  exampleEdital,
  exampleEditalPaper,
  examplePaper,
  exampleTitleRecord,
} from '#test/support/kept-papers.ts'
import { testPaperKey } from '#test/support/paper-key.ts'
import { createAccountId } from '../account/account-store.ts'
import { ensureDemoAccount } from '../account/demo-account.ts'
import type { Database } from '../database/database.ts'
import { createKeptPaperAccountData } from '../all-owner-data.ts'
import { listKeptPaperKinds } from './kept-paper-kinds.ts'
import { keptPaperRoutes } from './kept-paper-routes.ts'
import { generatePaperKey, type PaperKey, readPaperKey } from '../paper-key.ts'
import { createPaperSealer } from './paper-sealer.ts'

const start = new Date('2026-01-10T12:00:00Z')
const otherKey = readPaperKey(generatePaperKey())

eachEngine(engine => {
  let db: Database
  let on: ReturnType<typeof withKeys>
  let owner: string
  let cookie: string
  let other: { id: string; cookie: string }

  /** The server's routes with these keys. */
  function withKeys(keys: readonly PaperKey[]) {
    const accounts = accountsOn(db, { now: () => start, demonstration: true })
    const sealer = createPaperSealer(keys)
    const { guard, limits } = accounts.access
    accounts.app.route('/', keptPaperRoutes({ db, now: () => start, guard, limits, sealer }))
    return { accounts, ...createContractClient(accounts.app), data: createKeptPaperAccountData(sealer) }
  }

  beforeAll(async () => {
    db = await engine.fresh()
    on = withKeys([testPaperKey])
    const [first, second] = [await on.accounts.person(), await on.accounts.person()]
    owner = first.id
    cookie = await on.accounts.cookieOf(first)
    other = { id: second.id, cookie: await on.accounts.cookieOf(second) }
  })
  beforeEach(async () => {
    await db.query(sql`delete from kept_papers`)
    await db.query(sql`delete from limits`)
  })

  const keep = (changes: object = {}, id: string = randomUUID(), as = cookie, by = on) =>
    by.ask(keptPaperCalls.keepPaper, { path: { id }, body: { ...examplePaper, ...changes }, cookie: as })
  const refused = async (changes: object, id: string = randomUUID(), by = on) =>
    by.refusal(keptPaperCalls.keepPaper, { path: { id }, body: { ...examplePaper, ...changes }, cookie })
  const list = async (query: Record<string, string> = {}, as = cookie, by = on) =>
    (await by.ask(keptPaperCalls.keptPapers, { query, cookie: as })).items
  const read = (id: string, as = cookie, by = on) =>
    by.ask(keptPaperCalls.keptPaper, { path: { id }, cookie: as })
  const readRefusal = async (id: string, as = cookie, by = on) =>
    (await by.refusal(keptPaperCalls.keptPaper, { path: { id }, cookie: as })).code
  const remove = (id: string, as = cookie) =>
    on.ask(keptPaperCalls.deleteKeptPaper, { path: { id }, cookie: as })

  it('the page of a property knows of which papers its account keeps a reading, and of nobody else’s', async () => {
    const { propertyId } = examplePaper
    const kindsOf = (ownerId: string, id: string = propertyId) => listKeptPaperKinds(db, ownerId, id)
    expect(await kindsOf(owner)).toEqual([])
    await keep()
    await keep()
    expect(await kindsOf(owner)).toEqual(['title-record'])
    await keep(exampleEditalPaper)
    expect(await kindsOf(owner)).toEqual(['edital', 'title-record'])
    expect(await kindsOf(owner, '1')).toEqual([])
    expect(await kindsOf(other.id)).toEqual([])
  })

  describe('a kept paper', () => {
    it.each([
      ['a matrícula', examplePaper],
      ['an edital', exampleEditalPaper],
    ])('is read again as it was: %s', async (_, paper) => {
      const id = randomUUID()
      const { reading, ...line } = paper
      expect(await keep(paper, id)).toEqual({ id, ...line })
      expect(await list()).toEqual([{ id, ...line }])
      expect(await read(id)).toEqual({ id, ...line, reading })
    })

    it('names nobody, whatever was sent: text, excerpts and ranges keep their length', async () => {
      const id = randomUUID()
      const named = 'R-2/5.000. Vendido a BENTO JOSÉ PROVA, brasileiro, solteiro, CPF 000.222.333-44.'
      const text = `${'R-1/5.000. Dou fé.\n'.repeat(2_500)}${named}`
      const [burden] = exampleTitleRecord.burdens
      const reading = { ...exampleTitleRecord, text, burdens: [{ ...burden!, excerpt: named }] }
      await keep({ reading }, id)
      const masked = named.replace('ENTO', '••••').replace('OSÉ', '•••').replace('ROVA', '••••')
      const kept = (await read(id)).reading as TitleRecordAnswer
      const hidden = masked.replace('000.222.333-44', '•••.•••.•••-••')
      expect(kept.text).toBe(text.replace(named, hidden))
      expect(kept.burdens[0]?.excerpt).toBe(hidden)
    })

    it('is listed the last read first, and by property', async () => {
      const first = await keep({ readAt: '2026-01-10T08:00:00-03:00', propertyId: '008444405322578' })
      const lot = randomUUID()
      const second = await keep({ readAt: '2026-01-10T11:30:00Z', propertyId: lot.toUpperCase() })
      const third = await keep({ readAt: '2026-01-10T11:10:00Z', propertyId: null })
      expect(await list()).toEqual([second, third, first])
      expect(first.readAt).toBe('2026-01-10T11:00:00.000Z')
      expect(await list({ property_id: '8444405322578' })).toEqual([first])
      expect(await list({ property_id: lot })).toEqual([second])
      expect(await list({ property_id: '1' })).toEqual([])
    })

    it('can be kept again, also at once, and is then as it was kept last', async () => {
      const id = randomUUID()
      await Promise.all([keep({}, id), keep({}, id), keep({}, id)])
      const line = await keep(
        { ...exampleEditalPaper, name: ' Edital da casa ', propertyId: null },
        id.toUpperCase(),
      )
      expect(await list()).toEqual([line])
      expect(await read(id)).toEqual({ ...line, name: 'Edital da casa', reading: exampleEdital })
    })

    it('is on the other device of its owner, and gone from it when it is deleted', async () => {
      const id = randomUUID()
      const phone = await on.accounts.cookieOf({ id: owner })
      await keep({}, id)
      expect(await list({}, phone)).toHaveLength(1)
      expect([await remove(id, phone), await remove(id), await remove('x'), await list()]).toEqual([
        { ok: true },
        { ok: true },
        { ok: true },
        [],
      ])
      expect(await readRefusal(id)).toBe('paper_not_found')
    })

    it('is its owner’s alone, even under one id', async () => {
      const id = randomUUID()
      await keep({}, id)
      expect(await list({}, other.cookie)).toEqual([])
      expect(await readRefusal(id, other.cookie)).toBe('paper_not_found')
      await keep({ name: 'dele.pdf' }, id, other.cookie)
      await remove(id, other.cookie)
      expect((await list()).map(({ name }) => name)).toEqual([examplePaper.name])
      expect(await readRefusal('x')).toBe('paper_not_found')
    })

    it('counts as read now when the browser’s clock is ahead', async () => {
      expect((await keep({ readAt: '2030-01-01T00:00:00Z' })).readAt).toBe(start.toISOString())
    })

    it.each<[string, object, string]>([
      ['no name', { name: ' ' }, 'name'],
      ['a long name', { name: 'n'.repeat(121) }, 'name'],
      ['a name that no database can keep', { name: 'a\u0000b' }, 'name'],
      ['an instant that is none', { readAt: '2026-02-30T00:00:00Z' }, 'readAt'],
      ['an instant before the calendar', { readAt: '0000-01-01T00:00:00Z' }, 'readAt'],
      ['a property that cannot be', { propertyId: 'casa' }, 'propertyId'],
      ['another kind of paper', { paper: 'contract' }, 'paper'],
      ['the reading of another paper', { reading: exampleEdital }, 'reading.certificateDate'],
      ['more than the reading', { reading: { ...exampleTitleRecord, file: 'JVBERi0' } }, 'reading'],
    ])('is refused with %s', async (_, changes, field) => {
      const refusal = await refused(changes)
      expect(refusal.code).toBe('bad_request')
      expect(refusal.fields).toContain(field)
      expect(await list()).toEqual([])
    })

    it('of the first version of the program opens still', async () => {
      const file = new URL('../../../test/support/kept-papers/title-record-1.json', import.meta.url)
      const reading: unknown = JSON.parse(await readFile(file, 'utf8'))
      const id = randomUUID()
      await keep({ reading }, id)
      expect((await read(id)).reading).toMatchObject(reading as object)
    })
  })

  describe('what is stored of a kept paper', () => {
    const rows = () =>
      db.query<Record<string, string>>(sql`
      select user_id, id, encode(name, 'escape') as name, encode(reading, 'escape') as reading from kept_papers`)

    it('says nothing of its name and its text, nor twice the same', async () => {
      await keep()
      await keep()
      const stored = await rows()
      const text = JSON.stringify(stored)
      for (const word of ['matricula-5000', 'FIDUCI', 'CAIXA', 'negativ']) expect(text).not.toContain(word)
      expect(new Set(stored.map(({ name }) => name)).size).toBe(2)
    })

    it.each<[string, (id: string) => ReturnType<typeof sql>]>([
      ['another account', id => sql`update kept_papers set user_id = ${other.id} where id = ${id}::uuid`],
      ['another id', id => sql`update kept_papers set id = gen_random_uuid() where id = ${id}::uuid`],
      ['another property', id => sql`update kept_papers set property_id = '1' where id = ${id}::uuid`],
      ['another kind', id => sql`update kept_papers set paper = 'edital' where id = ${id}::uuid`],
      ['another day', id => sql`update kept_papers set read_at = now() where id = ${id}::uuid`],
      [
        'other bytes',
        id =>
          sql`update kept_papers set reading = set_byte(reading, 40, 1 - get_byte(reading, 40) % 2), name = set_byte(name, 30, (get_byte(name, 30) + 1) % 256) where id = ${id}::uuid`,
      ],
      ['no bytes', id => sql`update kept_papers set reading = '', name = '' where id = ${id}::uuid`],
      [
        'reading and name exchanged',
        id => sql`update kept_papers set reading = name, name = reading where id = ${id}::uuid`,
      ],
    ])('opens nowhere else: not with %s', async (_, change) => {
      const id = randomUUID()
      await keep({}, id)
      await db.query(change(id))
      const [row] = await db.query<{ user_id: string; id: string }>(sql`select user_id, id from kept_papers`)
      const as = row?.user_id === other.id ? other.cookie : cookie
      expect((await list({}, as)).map(({ name }) => name)).toEqual([null])
      expect(await readRefusal(row?.id ?? '', as)).toBe('paper_unreadable')
    })

    it('does not open without its key, can be deleted, exported as unreadable, and kept again', async () => {
      const [lost, again] = [randomUUID(), randomUUID()]
      await keep({}, lost)
      await keep({}, again)
      const later = withKeys([otherKey])
      expect((await list({}, cookie, later)).map(({ name }) => name)).toEqual([null, null])
      expect(await readRefusal(lost, cookie, later)).toBe('paper_unreadable')
      const { keptPapers } = await gatherExport(later.data.export(db, owner))
      expect(keptPapers).toMatchObject([
        { name: null, reading: null },
        { name: null, reading: null },
      ])
      await later.ask(keptPaperCalls.deleteKeptPaper, { path: { id: lost }, cookie })
      await keep({}, again, cookie, later)
      expect((await list({}, cookie, later)).map(({ id, name }) => [id, name])).toEqual([
        [again, examplePaper.name],
      ])
    })

    it('opens with an older key that is still given', async () => {
      const id = randomUUID()
      await keep({}, id)
      expect((await read(id, cookie, withKeys([otherKey, testPaperKey]))).name).toBe(examplePaper.name)
    })

    it('is nothing on a server without a key', async () => {
      const without = withKeys([])
      expect(await list({}, cookie, without)).toEqual([])
      expect((await refused({}, randomUUID(), without)).code).toBe('papers_unavailable')
    })
  })

  it('the demonstration, whose account is everybody’s, keeps no paper', async () => {
    await db.query(sql`update catalogue set source = 'demo'`)
    const demonstration = await ensureDemoAccount(db, createAccountId('demonstracao'), start)
    const as = await on.accounts.cookieOf(demonstration)
    const question = { path: { id: randomUUID() }, body: examplePaper, cookie: as }
    expect((await on.refusal(keptPaperCalls.keepPaper, question)).code).toBe('not_in_demonstration')
    expect(await list({}, as)).toEqual([])
  })

  describe('the limits of kept papers', () => {
    const fill = (papers: number, size: number) =>
      db.query(sql`
        insert into kept_papers (user_id, id, paper, read_at, key_id, name, reading, size)
        select ${owner}::text, gen_random_uuid(), 'edital', ${start}::timestamptz, 'x', '', '', ${size}::integer
        from generate_series(1, ${papers}::integer)`)

    it('hold for concurrent requests, and a paper that is there can be kept again', async () => {
      const { id } = await keep()
      await fill(maxKeptPapers - 3, 1)
      const answers = await Promise.allSettled(Array.from({ length: 6 }, () => keep()))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
      expect((await refused({})).code).toBe('too_many_papers')
      expect((await keep({ name: 'outro nome' }, id)).name).toBe('outro nome')
      expect(await list()).toHaveLength(maxKeptPapers)
    })

    it('hold for the readings of all together', async () => {
      await fill(2, allKeptPaperBytes / 2 - 10)
      expect((await refused({})).code).toBe('papers_full')
      await keep({}, randomUUID(), other.cookie)
      expect(await list()).toHaveLength(2)
    })
  })
})
