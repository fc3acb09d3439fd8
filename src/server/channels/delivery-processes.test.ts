import { pino } from 'pino'
import sql from 'sql-template-tag'
import { expect, it, onTestFinished } from 'vitest'
import { createChannelWorld } from '#test/support/channel-world.ts'
import { postgresDatabase } from '#test/support/database.ts'
import { notificationFor } from '#test/support/digest-setup.ts'
import { startPushService } from '#test/support/push-service.ts'
import { openPostgres } from '../database/postgres.ts'
import { notifyAccounts } from '../notifications/notify-account.ts'
import { startOutboxWorker } from '../outbox/outbox-worker.ts'
import { startGatherWorker } from './gather-worker.ts'

it('workers of several processes gather and send every message once', async () => {
  const { url, drop } = await postgresDatabase('migrated')
  onTestFinished(drop)
  const service = await startPushService()
  onTestFinished(() => service.stop())
  const first = await openPostgres(url, () => undefined)
  onTestFinished(() => first.close())
  const second = await openPostgres(url, () => undefined)
  onTestFinished(() => second.close())
  const world = createChannelWorld(first, { service })
  const people = Array.from({ length: 12 }, (_, number) => `pessoa${number}`)
  for (const id of people) {
    await world.person(id)
    await world.browser(id, id)
  }
  await notifyAccounts(
    first,
    people.map(id => notificationFor(id)),
    world.now(),
  )
  const settings = { log: pino({ level: 'silent' }), now: world.now }
  const gathering = [first, second].map(db => startGatherWorker(db, world.gathering))
  for (const worker of gathering) await worker.settled()
  for (const worker of gathering) await worker.stop()
  expect(await first.query(sql`select count(*) as many from deliveries`)).toEqual([{ many: 12 }])
  const sending = [first, second].map(db => startOutboxWorker(db, world.pushChannel, settings))
  for (const worker of sending) await worker.settled()
  for (const worker of sending) await worker.stop()
  expect(service.pushes.map(({ browser }) => browser).sort()).toEqual(people.toSorted())
  expect(await world.deliveries()).toEqual([])
})
