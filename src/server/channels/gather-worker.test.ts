import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type ChannelWorld, createChannelWorld } from '#test/support/channel-world.ts'
import { eachEngine } from '#test/support/database.ts'
import { notificationFor } from '#test/support/digest-setup.ts'
import { type PushService, startPushService } from '#test/support/push-service.ts'
import type { Database, Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { notifyAccounts } from '../notifications/notify-account.ts'
import { startGatherWorker } from './gather-worker.ts'

const hour = 3_600_000
/** Eleven in the evening in Brasília. */
const night = new Date('2026-11-26T02:00:00Z')

eachEngine(engine => {
  let db: Database
  let service: PushService
  let world: ChannelWorld
  beforeEach(async () => {
    db = await engine.fresh()
    service = await startPushService()
    world = createChannelWorld(db, { service })
    await world.person('ana')
  })
  afterEach(async () => {
    await world.stop()
    await service.stop()
  })
  const notify = (...changes: Parameters<typeof notificationFor>[1][]) =>
    notifyAccounts(
      db,
      changes.map(change => notificationFor('ana', change)),
      world.now(),
    )
  const titles = async () => (await world.deliveries()).map(({ channel, title }) => `${channel}: ${title}`)

  it('a notification waits only for the channels that its account wants and has', async () => {
    await notify({ title: 'Antes' })
    await world.browser('ana', 'celular')
    world.pass(1)
    await notify({ title: 'Com navegador' })
    await world.chat('ana', 7)
    await world.prefer('ana', { dealByPush: false, dealByMail: false })
    world.pass(1)
    await notify({ title: 'Só no Telegram' }, { title: 'Z conta', type: 'system' })
    expect(await world.states()).toEqual([
      { push: 'none', telegram: 'none', mail: 'waiting' },
      { push: 'waiting', telegram: 'none', mail: 'waiting' },
      { push: 'none', telegram: 'waiting', mail: 'none' },
      { push: 'waiting', telegram: 'waiting', mail: 'waiting' },
    ])
  })

  it('several that wait become one message, to each browser and to the chat, once', async () => {
    await world.browser('ana', 'celular')
    await world.browser('ana', 'mesa')
    await world.chat('ana', 7)
    await notify({ title: 'Um' }, { title: 'Dois' })
    await world.gather()
    await world.gather()
    expect(await titles()).toEqual([
      'push: 2 avisos do Arremate',
      'push: 2 avisos do Arremate',
      'telegram: 2 avisos do Arremate',
    ])
    expect(await world.states()).toMatchObject([{ push: 'queued' }, { push: 'queued', telegram: 'queued' }])
  })

  it('what expires goes in a message of its own', async () => {
    await world.browser('ana', 'celular')
    const expiresAt = new Date(world.now().getTime() + hour)
    await notify({ title: 'Leilão', expiresAt }, { title: 'Um' }, { title: 'Dois' })
    await world.gather()
    expect(await titles()).toEqual(['push: 2 avisos do Arremate', 'push: Leilão'])
  })

  it('in quiet hours waits until they end, but for what is urgent and happens before', async () => {
    await world.browser('ana', 'celular')
    world.at(night)
    const soon = {
      title: 'Leilão de madrugada',
      urgent: true,
      expiresAt: new Date(night.getTime() + 2 * hour),
    }
    const late = { title: 'Leilão amanhã', urgent: true, expiresAt: new Date(night.getTime() + 20 * hour) }
    await notify({ title: 'Baixou' }, soon, late)
    await world.gather()
    expect(await titles()).toEqual(['push: Leilão de madrugada'])
    world.at(new Date(night.getTime() + 8 * hour - 1))
    await world.gather()
    expect(await titles()).toHaveLength(1)
    world.pass(1)
    await world.gather()
    expect((await titles()).sort()).toEqual([
      'push: Baixou',
      'push: Leilão amanhã',
      'push: Leilão de madrugada',
    ])
  })

  it('takes the quiet hours that the account chose, or none', async () => {
    await world.browser('ana', 'celular')
    await world.prefer('ana', { quietFrom: 12, quietTo: 13 })
    await notify({ title: 'Ao meio-dia' })
    await world.gather()
    expect(await titles()).toEqual([])
    await world.prefer('ana', { quiet: false })
    await world.gather()
    expect(await titles()).toEqual(['push: Ao meio-dia'])
  })

  it('leaves out what is not wanted any more, came too late, or of an account whose plan has ended', async () => {
    await world.browser('ana', 'celular')
    const at = new Date(world.now().getTime() + 1)
    await notify(
      { title: 'Tarde', expiresAt: at },
      { title: 'Oportunidade' },
      { title: 'Conta', type: 'system' },
    )
    await db.query(sql`update usuarios set status = 'suspended'`)
    world.at(at)
    await world.gather()
    expect(await titles()).toEqual(['push: Conta'])
    await notify({ title: 'Outra', type: 'system' })
    await world.prefer('ana', { systemByPush: false })
    await world.gather()
    expect(await titles()).toEqual(['push: Conta'])
    expect((await world.states()).map(({ push }) => push).sort()).toEqual(['none', 'none', 'none', 'queued'])
  })

  it('waits three days for browsers that must sign again, because the server’s key is another', async () => {
    await world.browser('ana', 'celular', 'B'.repeat(87))
    await notify({ title: 'Um' })
    await world.gather()
    expect(await world.states()).toMatchObject([{ push: 'waiting' }])
    world.pass(24 * hour)
    await notify({ title: 'Dois' })
    await world.browser('ana', 'celular de novo')
    await world.gather()
    expect(await titles()).toEqual(['push: 2 avisos do Arremate'])
  })

  it('gives up what no browser has asked for in three days', async () => {
    await world.browser('ana', 'celular', 'B'.repeat(87))
    await notify({ title: 'Um' })
    world.pass(72 * hour)
    await world.gather()
    expect(await world.states()).toMatchObject([{ push: 'none' }])
  })

  it('is cut off anywhere without losing or doubling anything', async () => {
    await world.browser('ana', 'celular')
    await world.chat('ana', 7)
    await notify({ title: 'Um' })
    for (const lostAt of ['insert into deliveries', 'update notifications set telegram']) {
      const failing = failingOn(db, lostAt)
      await world.gather(failing)
      expect(await titles()).toEqual([])
      expect(await world.states()).toMatchObject([{ push: 'waiting', telegram: 'waiting' }])
    }
    await world.gather()
    expect(await titles()).toEqual(['push: Um', 'telegram: Um'])
  })

  it('two workers at the same moment gather once', async () => {
    await world.browser('ana', 'celular')
    await notify({ title: 'Um' })
    const workers = [db, db].map(each => startGatherWorker(each, world.gathering))
    for (const worker of workers) await worker.settled()
    for (const worker of workers) await worker.stop()
    expect(await titles()).toEqual(['push: Um'])
  })

  it('keeps at most fifty messages for a browser that is away', async () => {
    await world.browser('ana', 'celular')
    for (let number = 0; number < 60; number++) {
      world.pass(1)
      await notify({ title: `Aviso ${number}` })
      await world.gather()
    }
    const waiting = await titles()
    expect(waiting).toHaveLength(50)
    expect(waiting).toContain('push: Aviso 59')
    expect(waiting).not.toContain('push: Aviso 9')
  })
})

/** A database that is lost in the transaction that sends this statement. */
const failingOn = (db: Database, words: string): Database => ({
  ...db,
  transaction: work =>
    db.transaction(tx =>
      work({
        ...tx,
        query: async <Row extends object>(statement: Parameters<Queryable['query']>[0]) => {
          if (statement.text.replace(/\s+/g, ' ').includes(words)) throw new DatabaseUnavailable('gone')
          return tx.query<Row>(statement)
        },
      }),
    ),
})
