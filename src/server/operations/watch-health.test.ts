import { expect, it } from 'vitest'
import sql from 'sql-template-tag'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { HealthFigures } from '#contract/admin-schemas.ts'
import { permissiveGuard } from '#test/support/permissive-guard.ts'
import { pino } from 'pino'
import type { WorkerState } from '../background/worker.ts'
import type { QueuedMail } from '../mail/outbox.ts'
import { checkLadder } from '#domain/ladder/ladder-check.ts'
import { healthFigureRoutes } from './operation-capability.ts'
import { createOperatorNotifier } from './operator-troubles.ts'
import { createHealthWatch } from './operation-capability.ts'

eachEngine(engine => {
  it('the operator is mailed once what the health page says, and it ends when the page no longer says it', async () => {
    const db = await engine.fresh()
    let now = new Date('2026-11-21T12:00:00Z')
    const mails: QueuedMail[] = []
    const alerts: WorkerState = {
      name: 'alerts',
      hasRun: true,
      failures: 3,
      failingSince: new Date('2026-11-21T11:00:00Z'),
      runningSince: null,
    }
    let workers: WorkerState[] = [alerts]
    const sources = {
      db,
      now: () => now,
      startedAt: now,
      log: pino({ level: 'silent' }),
      disk: async () => null,
      workerStates: () => workers,
      readLastBackup: async () => now,
      missingKeys: [],
      pages: {},
      timeoutMs: 60_000,
    }
    const operator = createOperatorNotifier(db, {
      log: pino({ level: 'silent' }),
      now: () => now,
      address: 'operador@exemplo.com.br',
      siteUrl: () => 'http://arremate.example',
      send: async (_tx, mail) => void mails.push(mail),
    })
    const app = healthFigureRoutes({ ...sources, guard: permissiveGuard, ladder: () => checkLadder([]) })
    const readPage = async () =>
      HealthFigures.parse(await (await app.request('/api/admin/health')).json()).troubles.filter(
        ({ key }) => key !== 'memory' && key !== 'lag' && key !== 'database:slow',
      )
    const checkHealth = createHealthWatch(sources, operator)

    await seedCatalogue(db, [createListing()])
    await db.query(sql`update catalogue set list_date = '2026-01-08', source = 'caixa'`)
    await db.query(sql`
      insert into state_lists (state, list_date, first_list_date) select distinct state, '2026-01-08'::date, '2026-01-08'::date
      from listings_offered on conflict (state) do update set list_date = excluded.list_date`)
    await checkHealth()
    await checkHealth()
    const page = await readPage()
    expect(page.map(({ key, overAt, since }) => [key, overAt, since])).toEqual(
      ['lists:old', 'pages:none', 'worker:alerts'].map(key => [key, null, now.toISOString()]),
    )
    expect(mails.map(({ subject }) => subject)).toEqual(page.map(({ title }) => `Arremate: ${title}`))
    expect(mails[0]?.text).toContain('SP: lista de 8\u00a0jan.\u00a02026, há\u00a0317\u00a0dias · 1 imóvel')

    now = new Date('2026-11-21T12:05:00Z')
    await db.query(sql`update state_lists set list_date = '2026-11-20'`)
    workers = [{ ...alerts, hasRun: false, failures: 0, failingSince: null }]
    await checkHealth()
    expect(
      (await db.query<{ key: string }>(sql`select key from troubles where over_at is null order by key`)).map(
        ({ key }) => key,
      ),
    ).toEqual(['pages:none', 'worker:alerts'])
    workers = [{ ...alerts, failures: 0, failingSince: null }]
    await checkHealth()
    expect((await readPage()).map(({ key, overAt }) => [key, overAt !== null])).toEqual([
      ['pages:none', false],
      ['lists:old', true],
      ['worker:alerts', true],
    ])
    expect(mails).toHaveLength(3)
  })
})
