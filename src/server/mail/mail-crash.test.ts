import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import type { Database, Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { startOutboxWorker } from '../outbox/outbox-worker.ts'
import { createMailChannel } from './mail-capability.ts'
import { enqueueMail } from './outbox.ts'

const minute = 60_000

eachEngine(engine => {
  it('a mail whose sender died before it said how that ended goes again, under the same id', async () => {
    const db = await engine.fresh()
    let time = Date.parse('2026-11-21T12:00:00Z')
    const now = () => new Date(time)
    const mail = { to: 'maria@dominio.com', subject: 'Nova senha', text: 'Olá.\n', html: '<p>Olá.</p>' }
    await enqueueMail(db, mail, now(), randomUUID())
    const sent: string[] = []
    const channel = createMailChannel(db, {
      transport: async ({ id }) => void sent.push(id),
      now,
      from: 'a@arremate.example',
    })
    const run = async (on: Database) => {
      const worker = startOutboxWorker(on, channel, {
        log: pino({ level: 'silent' }),
        now,
        every: 60 * minute,
      })
      await worker.settled()
      await worker.stop()
    }
    const dying: Database = {
      ...db,
      query: async <Row extends object>(statement: Parameters<Queryable['query']>[0]) => {
        if (statement.text.includes('removed as')) throw new DatabaseUnavailable('gone')
        return db.query<Row>(statement)
      },
    }
    await run(dying)
    time += 2 * minute - 1
    await run(db)
    expect(sent).toHaveLength(1)
    time += 1
    await run(db)
    expect(sent).toHaveLength(2)
    expect(new Set(sent).size).toBe(1)
    expect(await db.query(sql`select id from outgoing_mail`)).toEqual([])
    expect(
      await db.query(sql`select sent, sent_today, failed from outbox_counts where channel = 'mail'`),
    ).toEqual([{ sent: 1, sent_today: 1, failed: 0 }])
  })
})
