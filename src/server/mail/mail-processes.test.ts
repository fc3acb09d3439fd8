import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { expect, it, onTestFinished } from 'vitest'
import { postgresDatabase } from '#test/support/database.ts'
import { openPostgres } from '../database/postgres.ts'
import type { MailTransport } from './mail-transport.ts'
import { createMailChannel } from './mail-capability.ts'
import { startOutboxWorker } from '../outbox/outbox-worker.ts'
import { enqueueMail } from './outbox.ts'

it('mail workers of several processes send every mail once', async () => {
  const { url, drop } = await postgresDatabase('migrated')
  onTestFinished(drop)
  const now = () => new Date('2026-11-21T12:00:00Z')
  const first = await openPostgres(url, () => undefined)
  onTestFinished(() => first.close())
  const second = await openPostgres(url, () => undefined)
  onTestFinished(() => second.close())
  for (let number = 0; number < 12; number++) {
    const mail = { to: `pessoa${number}@dominio.com`, subject: 'Olá', text: 'Olá.\n', html: '<p>Olá.</p>' }
    await enqueueMail(first, mail, now(), randomUUID())
  }
  const sent: string[] = []
  const transport: MailTransport = async ({ to }) => void sent.push(to)
  const settings = { log: pino({ level: 'silent' }), now }
  const channel = { transport, now, from: 'a@arremate.example' }
  const workers = [first, second].map(db => startOutboxWorker(db, createMailChannel(db, channel), settings))
  for (const worker of workers) await worker.settled()
  for (const worker of workers) await worker.stop()
  expect(new Set(sent).size).toBe(12)
  expect(sent).toHaveLength(12)
  expect(await first.query(sql`select id from outgoing_mail`)).toEqual([])
})
