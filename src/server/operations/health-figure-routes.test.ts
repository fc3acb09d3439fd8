import { pino } from 'pino'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { HealthFigures } from '#contract/admin-schemas.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { permissiveGuard } from '#test/support/permissive-guard.ts'
import { eachEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { checkLadder } from '#domain/ladder/ladder-check.ts'
import { healthFigureRoutes } from './operation-capability.ts'

const now = new Date('2026-11-21T12:00:00Z')

eachEngine(engine => {
  it('the health page shows the database’s figures and troubles, and without the database the rest', async () => {
    const db = await engine.fresh()
    let away = false
    const refuse = () => Promise.reject(new DatabaseUnavailable('connection refused'))
    const shaky: Database = { ...db, query: statement => (away ? refuse() : db.query(statement)) }
    const app = healthFigureRoutes({
      db: shaky,
      now: () => now,
      startedAt: now,
      log: pino({ level: 'silent' }),
      disk: async () => null,
      workerStates: () => [],
      readLastBackup: async () => null,
      missingKeys: ['PAPERS_KEY'],
      pages: {},
      ladder: () =>
        checkLadder([
          ['SP', { listings: 100, onLadder: 98 }],
          ['AC', { listings: 3, onLadder: 3 }],
        ]),
      timeoutMs: 60_000,
      guard: permissiveGuard,
    })
    const { person, cookieOf } = accountsOn(db)
    await cookieOf(await person())
    await seedCatalogue(db, [createListing()])
    await db.query(sql`update catalogue set list_date = '2026-11-20', source = 'caixa'`)
    await db.query(sql`
      insert into state_lists (state, list_date, first_list_date) select distinct state, '2026-11-20'::date, '2026-11-20'::date
      from listings_offered on conflict (state) do update set list_date = excluded.list_date`)
    await db.query(sql`
      insert into troubles (key, title, detail, since, last_at, times, over_at) values
        ('over', 'Acabou', '', '2026-11-19Z', '2026-11-19Z', 1, '2026-11-20Z'),
        ('old', 'Antigo', '', '2026-11-01Z', '2026-11-01Z', 1, '2026-11-02Z'),
        ('captcha', 'Robô', 'A Caixa pede uma verificação.', '2026-11-18Z', '2026-11-20Z', 3, null)`)
    const ask = async () => {
      const response = await app.request('/api/admin/health')
      expect(response.status).toBe(200)
      const { groups, ...rest } = HealthFigures.parse(await response.json())
      const figures = Object.fromEntries(groups.flatMap(group => group.figures).map(each => [each.key, each]))
      return { ...rest, groups, figures }
    }
    const well = await ask()
    // How busy this machine is, is not asked.
    const isLasting = ({ key }: { key: string }) => !['memory', 'lag', 'database:slow'].includes(key)
    expect(well.troubles.filter(isLasting)).toMatchObject([
      { key: 'pages:none', title: '0 páginas lidas de 1', since: null },
      { key: 'captcha', times: 3, overAt: null },
      { key: 'backup:old', level: 'watch' },
      { key: 'settings:PAPERS_KEY', level: 'watch' },
      { key: 'over', overAt: '2026-11-20T00:00:00.000Z' },
    ])
    expect(well.figures).toMatchObject({
      offered: { value: '1' },
      list: { value: '20 nov. 2026' },
      age: { value: 'SP, ontem', level: 'good' },
      unread: { value: '1' },
      accounts: { value: '1' },
      active: { value: '1' },
      sessions: { value: '1' },
    })
    expect(well.ladder).toMatchObject({
      all: { listings: 103 },
      states: [
        { uf: 'AC', scope: 'country', holds: true },
        { uf: 'SP', share: 0.98, listings: 100, holds: true },
      ],
    })
    away = true
    const ill = await ask()
    expect(ill.figures.answers).toMatchObject({ value: 'não responde', level: 'bad' })
    expect(ill.troubles.filter(isLasting).map(({ key }) => key)).toEqual([
      'database:away',
      'settings:PAPERS_KEY',
    ])
    expect(ill.groups.map(({ title }) => title)).toEqual(['Serviço', 'Banco de dados'])
  })
})
