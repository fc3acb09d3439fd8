import { randomUUID } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { expect, it } from 'vitest'
import { accountsOn, jsonRequest } from '#test/support/accounts.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import { testOffers } from '#test/support/lastlink.ts'
import { appOn } from '#test/support/page-app.ts'
import { testPassword } from '#test/support/sign-in.ts'
import { fillAccount } from '#test/support/whole-account.ts'
import type { Account } from './account/account-store.ts'
import type { Database } from './database/database.ts'
import { enqueueMail } from './mail/outbox.ts'

const property = '8444405322578'

/**
 * Columns that name an owner and need no row of the account before its deletion is tried, each with the reason. A row
 * of the account may stay in none of them.
 */
const unfilledColumns: Readonly<Record<string, string>> = {}

/** Columns of the database that name an owner by their name, or refer to accounts: `table.column`. */
async function listOwnerColumns(db: Database): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.column_name ~ '(^|_)(user_id|owner_id|account_id|user|owner|account|email|e_mail|recipient)$'
    union
    select f.conrelid::regclass || '.' || a.attname
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
    where f.contype = 'f' and f.confrelid = 'usuarios'::regclass
    order by name`)
  return rows.map(({ name }) => name)
}

/** Counts the rows in which one of the texts stands, by table; tables without such a row are left out. */
async function countRowsWith(db: Database, texts: readonly string[]): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by name`)
  const counted: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await db.query<{ rows: number }>(sql`
      select count(*)::integer as rows from ${raw(name)} t
      where exists (select from unnest(${texts}::text[]) given where strpos(t::text, given) > 0)`)
    if (row && row.rows > 0) counted[name] = row.rows
  }
  return counted
}

/** Returns the columns of these in which no row is the account's. */
async function listUnfilled(db: Database, columns: readonly string[], account: Account): Promise<string[]> {
  const unfilled: string[] = []
  for (const column of columns) {
    const [table = '', name = ''] = column.split('.')
    const found = await db.query(sql`
      select 1 from ${raw(table)} where ${raw(name)} in (${account.id}, ${account.email}) limit 1`)
    if (found.length === 0) unfilled.push(column)
  }
  return unfilled
}

anyEngine(engine => {
  it('the deletion of an account leaves no row that names it, and all of another account', async () => {
    const now = new Date()
    const db = await engine.fresh()
    await seedCatalogue(db, [createListing({ id: property })])
    const background: Promise<unknown>[] = []
    const app = await appOn(db, {
      now: () => now,
      send: (tx, mail) => enqueueMail(tx, mail, now, randomUUID()),
      inBackground: work => background.push(work),
      payments: {
        tokens: ['0123456789abcdef0123456789abcdef'],
        plans: testOffers,
        minPrices: {},
        database: 'embedded',
        mail: 'folder',
      },
    })
    const accounts = accountsOn(db, { now: () => now })
    async function person(word: string) {
      const account = await accounts.person({ password: testPassword })
      const cookie = await accounts.cookieOf(account)
      await fillAccount({ db, app, now, account, cookie, property, word })
      return { account, cookie, texts: [account.id, account.email, word] }
    }
    const [leaving, staying] = [await person('palavradequemsai'), await person('palavradequemfica')]
    await Promise.all(background)

    const columns = await listOwnerColumns(db)
    expect(columns).toEqual(
      expect.arrayContaining(['favorites.user_id', 'usuarios.email', 'sessions.user_id']),
    )
    expect(
      await listUnfilled(db, columns, leaving.account),
      'Fill the new column in test/support/whole-account.ts, or say in unfilledColumns why that is not needed',
    ).toEqual(Object.keys(unfilledColumns))

    const before = await countRowsWith(db, staying.texts)
    expect(Object.keys(await countRowsWith(db, leaving.texts))).toEqual(Object.keys(before))
    const deleted = await app.request(
      '/api/me/delete',
      jsonRequest('POST', { password: testPassword }, { cookie: leaving.cookie }),
    )
    expect(deleted.status).toBe(200)
    expect(await countRowsWith(db, leaving.texts)).toEqual({})
    expect(await countRowsWith(db, staying.texts)).toEqual(before)
  })
})
