import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { Listing } from '#domain/property/listing.ts'
import type { Database } from '#server/database/database.ts'
import { eachEngine } from '#test/support/database.ts'
import { importAndCount, importWholeList, listOfferedIds } from '#test/support/imports.ts'
import { listFile } from '#test/support/list-file.ts'

/** Listings of one city as the bank's list of SE has them in case L10: direct sales first, then auctions. */
const aracaju = (
  auctionType: string,
  count: number,
  first: number,
  overrides: Partial<Listing> = {},
): Partial<Listing>[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(first + at),
    state: 'SE' as const,
    city: 'ARACAJU',
    address: `RUA INVENTADA ${at}, N. 10`,
    price: (60 + at) * 1000_00,
    evaluation: 150_000_00,
    url: '',
    auctionType,
    ...overrides,
  }))
const direct = aracaju('Venda Direta Online', 45, 1000)
const auctions = aracaju('Leilão SFI - Edital Único', 15, 2000)
const whole = [...direct, ...auctions]
const idsOf = (rows: readonly Partial<Listing>[]) => rows.map(({ id }) => id)

const unseenIn = async (db: Database) =>
  db.query<{ id: string; since: string; seen: string }>(sql`
    select id::text as id, unseen_since as since, seen_on as seen from listings_offered
    where unseen_since is not null order by id`)

const historyKinds = async (db: Database) =>
  (
    await db.query<{ kind: string; total: number }>(
      sql`select kind, count(*)::integer as total from listing_history group by kind order by kind`,
    )
  ).map(({ kind, total }) => `${kind} ${total}`)

const notesOf = async (...args: Parameters<typeof importWholeList>) => {
  const outcome = await importWholeList(...args)
  return outcome.status === 'done'
    ? outcome.notes.map(note => note.replaceAll('\u00a0', ' '))
    : [outcome.status]
}

eachEngine(engine => {
  describe('a list that lacks a modality (case L10)', () => {
    const lacking = listFile('2026-01-29', auctions)

    it('leaves its listings unseen, says so, and the next whole list brings them back without news', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-26', whole))
      const outcome = await importWholeList(db, lacking)
      expect(outcome).toMatchObject({ counts: { gone: 0, unseen: 45, unchanged: 15 } })
      expect(await listOfferedIds(db)).toHaveLength(60)
      expect(await unseenIn(db)).toEqual(
        idsOf(direct).map(id => ({ id, since: '2026-01-29', seen: '2026-01-26' })),
      )
      expect(await importAndCount(db, listFile('2026-01-30', whole))).toMatchObject({
        gone: 0,
        unseen: 0,
        back: 0,
        changed: 0,
        unchanged: 60,
      })
      expect(await unseenIn(db)).toEqual([])
      expect(await historyKinds(db)).toEqual(['new 60'])
    })

    it('is said to who imports it', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-26', whole))
      expect(await notesOf(db, lacking)).toEqual([
        'A lista de SE de 29 jan. 2026 não traz nenhum imóvel de venda direta: 45 ficam como não vistos.',
      ])
    })

    it('says that they are gone the second time in a row, but not the same list again', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-26', whole))
      await importAndCount(db, lacking)
      expect(await importAndCount(db, lacking)).toMatchObject({ gone: 0, unseen: 45 })
      expect(await importAndCount(db, listFile('2026-01-30', auctions))).toMatchObject({
        gone: 45,
        unseen: 0,
      })
      expect(await listOfferedIds(db)).toEqual(idsOf(auctions))
    })

    it('keeps a listing that it names under another modality', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-26', whole))
      const moved = aracaju('Venda Online', 8, 1000)
      expect(await importAndCount(db, listFile('2026-01-29', [...moved, ...auctions]))).toMatchObject({
        changed: 8,
        gone: 0,
        unseen: 37,
      })
    })

    it('is not taken for whole because of a partial list, which says nothing of what it does not name', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-26', whole))
      await importAndCount(db, lacking)
      expect(
        await importAndCount(db, listFile('2026-01-30', direct.slice(0, 5)), { partial: true }),
      ).toMatchObject({ gone: 0, unseen: 0 })
      expect(await unseenIn(db)).toHaveLength(40)
    })
  })

  describe('a cut list (case L10)', () => {
    it('leaves unseen what comes after its last row, within one city by the order of the last list', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-26', whole))
      const cut = listFile('2026-01-29', whole.slice(0, 18))
      expect(await notesOf(db, cut)).toEqual([
        'A lista de SE de 29 jan. 2026 parece cortada, falta um trecho seguido dela: 42 ficam como não vistos.',
      ])
      expect(await importAndCount(db, listFile('2026-01-30', whole.slice(0, 17)))).toMatchObject({
        gone: 0,
        unseen: 43,
      })
      const oneLess = whole.filter(({ id }) => id !== '1003')
      expect(await importAndCount(db, listFile('2026-01-31', oneLess))).toMatchObject({ gone: 1, unseen: 0 })
      expect(await historyKinds(db)).toEqual(['gone 1', 'new 60'])
    })
  })

  describe('a change that is none', () => {
    const listing = (overrides: Partial<Listing> = {}) => ({ ...direct[0], ...overrides })

    it('is a column that arrives (case L03)', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-02-13', [listing()]))
      const later = listFile('2026-03-06', [listing({ financing: false })], { financing: true })
      expect(await importAndCount(db, later)).toMatchObject({ changed: 0, unchanged: 1 })
      expect(await historyKinds(db)).toEqual(['new 1'])
      expect(await db.query(sql`select financing from listings`)).toEqual([{ financing: false }])
      const other = listFile('2026-03-07', [listing({ financing: true })], { financing: true })
      expect(await importAndCount(db, other)).toMatchObject({ changed: 1 })
    })

    it('is a longer name of the same modality (case I02), which is stored', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-08-31', [listing({ auctionType: 'Leilão SFI' })]))
      const longer = listFile('2026-09-01', [listing({ auctionType: 'Leilão SFI - Edital Único' })])
      expect(await importAndCount(db, longer)).toMatchObject({ changed: 0, unchanged: 1 })
      expect(await db.query(sql`select auction_type as name from listing_texts`)).toEqual([
        { name: 'Leilão SFI - Edital Único' },
      ])
    })

    it('is an appraisal that was unknown', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-08-31', [listing({ evaluation: null })]))
      expect(await importAndCount(db, listFile('2026-09-01', [listing()]))).toMatchObject({ unchanged: 1 })
      expect(await db.query(sql`select evaluation from listings`)).toEqual([{ evaluation: 150_000_00 }])
    })

    it('is a fingerprint of an older version', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-08-31', whole))
      await db.query(sql`update listings set fingerprint = 1`)
      expect(await importAndCount(db, listFile('2026-09-01', whole))).toMatchObject({ unchanged: 60 })
    })
  })

  describe('a price that nothing explains (case I06)', () => {
    const at = (price: number): Partial<Listing> => ({ ...direct[0], price, evaluation: 137_679_39 })
    const stored = async (db: Database) => {
      const [row] = await db.query<{ price: number; doubtful: number | null }>(
        sql`select price, doubtful_price as doubtful from listings`,
      )
      return row
    }

    it('is held beside the known one, until a second list states it again', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-30', [at(76_957_50)]))
      const tenth = [at(7_695_75)]
      expect(await importAndCount(db, listFile('2026-01-31', tenth))).toMatchObject({
        changed: 0,
        unchanged: 1,
      })
      expect(await stored(db)).toEqual({ price: 76_957_50, doubtful: 7_695_75 })
      await importAndCount(db, listFile('2026-01-31', tenth))
      expect(await stored(db)).toEqual({ price: 76_957_50, doubtful: 7_695_75 })
      expect(await historyKinds(db)).toEqual(['new 1'])
      expect(await importAndCount(db, listFile('2026-02-01', tenth))).toMatchObject({ changed: 1 })
      expect(await stored(db)).toEqual({ price: 7_695_75, doubtful: null })
    })

    it('is forgotten when the next list states the known price', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-30', [at(76_957_50)]))
      await importAndCount(db, listFile('2026-01-31', [at(769_575_00)]))
      expect(await stored(db)).toEqual({ price: 76_957_50, doubtful: 769_575_00 })
      expect(await importAndCount(db, listFile('2026-02-01', [at(76_957_50)]))).toMatchObject({ changed: 0 })
      expect(await stored(db)).toEqual({ price: 76_957_50, doubtful: null })
      expect(await historyKinds(db)).toEqual(['new 1'])
    })
  })

  it('a first list of a state with few rows is taken, with a question (case L06)', async () => {
    const db = await engine.fresh()
    const four = Array.from({ length: 4 }, (_, at) => ({ id: String(1 + at), state: 'PR' as const, url: '' }))
    expect(await notesOf(db, listFile('2026-07-14', four))).toEqual([
      'A lista de PR traz só 4 imóveis; em janeiro de 2026 eram 834. Incompleta?',
    ])
    expect(await listOfferedIds(db)).toHaveLength(4)
  })
})
