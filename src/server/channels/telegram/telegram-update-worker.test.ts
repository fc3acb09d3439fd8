import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createChannelWorld, type ChannelWorld } from '#test/support/channel-world.ts'
import { eachEngine } from '#test/support/database.ts'
import { startTelegramServer, type TelegramServer, testBotToken } from '#test/support/telegram-server.ts'
import { createRateLimits } from '../../account/rate-limits.ts'
import type { BackgroundWorker } from '../../background/worker.ts'
import type { Database } from '../../database/database.ts'
import { openTelegramApi } from './telegram-api.ts'
import { deleteExpiredCodes, storeTelegramCode } from './telegram-link-store.ts'
import { startTelegramUpdateWorker } from './telegram-update-worker.ts'

const minute = 60_000

eachEngine(engine => {
  let db: Database
  let server: TelegramServer
  let world: ChannelWorld
  const workers: BackgroundWorker[] = []
  beforeEach(async () => {
    db = await engine.fresh()
    server = await startTelegramServer()
    world = createChannelWorld(db, { telegramUrl: server.url })
    await world.person('ana')
    await world.person('bia')
  })
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop()
    await server.stop()
  })

  function start(
    onPause: (milliseconds: number) => boolean = () => false,
    token = testBotToken,
  ): BackgroundWorker {
    const worker = startTelegramUpdateWorker(db, {
      api: openTelegramApi({ token, url: server.url }),
      log: pino({ level: 'silent' }),
      now: world.now,
      siteUrl: world.siteUrl,
      limits: createRateLimits(db),
      async pause(milliseconds, signal) {
        if (onPause(milliseconds)) return
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
      },
    })
    workers.push(worker)
    return worker
  }
  const replies = () => server.messages.map(({ text }) => text.split(/[:.]/)[0])
  const links = () =>
    db.query<{ user_id: string; chat_id: string; name: string }>(sql`
      select user_id, chat_id, name from telegram_links order by user_id`)
  const code = 'ABCDEFGH2345'

  it('a code links the chat, once; /parar ends it', async () => {
    await storeTelegramCode(db, 'ana', code, world.now())
    start()
    server.write(7, `/start ${code}`)
    await server.read()
    expect(await links()).toEqual([{ user_id: 'ana', chat_id: '7', name: 'Ana' }])
    server.write(8, `/start ${code}`)
    server.write(7, '/PARAR')
    server.write(7, '/parar@arremate_bot')
    await server.read()
    expect(await links()).toEqual([])
    expect(replies()).toEqual([
      'Pronto',
      'Este código não vale',
      'Pronto',
      'Esta conversa não está ligada a nenhuma conta',
    ])
    expect(JSON.stringify(await db.query(sql`select * from telegram_codes`))).not.toContain(code)
  })

  it('a code counts for ten minutes, and the last one alone', async () => {
    await storeTelegramCode(db, 'ana', code, world.now())
    await storeTelegramCode(db, 'ana', 'ZZZZZZZZZZZZ', world.now())
    start()
    server.write(7, `/start ${code}`)
    await server.read()
    world.pass(10 * minute)
    server.write(7, '/start ZZZZZZZZZZZZ')
    await server.read()
    expect(await links()).toEqual([])
    await storeTelegramCode(db, 'bia', code, world.now())
    world.pass(11 * minute)
    await deleteExpiredCodes(db, world.now())
    expect(await db.query(sql`select 1 from telegram_codes`)).toEqual([])
  })

  it('a chat is one account’s, an account has one chat: the last one counts', async () => {
    for (const [id, chat] of [
      ['ana', 7],
      ['bia', 7],
      ['bia', 8],
    ] as const) {
      await storeTelegramCode(db, id, code, world.now())
      if (workers.length === 0) start()
      server.write(chat, `/start ${code}`)
      await server.read()
    }
    expect(await links()).toMatchObject([{ user_id: 'bia', chat_id: '8' }])
  })

  it('groups get no answer, and anybody else a helpful one', async () => {
    await storeTelegramCode(db, 'ana', code, world.now())
    start()
    server.write(-5, `/start ${code}`, { type: 'group' })
    server.write(7, '/start')
    server.write(7, 'oi?')
    await server.read()
    expect(replies()).toEqual([
      'Olá! Para receber aqui os seus avisos do Arremate, abra o seu perfil e toque em “Ligar ao Telegram”',
      'Aqui só chegam os seus avisos do Arremate',
    ])
    expect(await links()).toEqual([])
  })

  it('each update is read once, also by the next process, and when it comes again', async () => {
    await storeTelegramCode(db, 'ana', code, world.now())
    const first = start()
    server.write(7, `/start ${code}`, { updateId: 500 })
    await server.read()
    await first.stop()
    start()
    server.write(7, '/parar', { updateId: 501 })
    server.write(9, '/parar', { updateId: 499 })
    await server.read()
    expect(await links()).toEqual([])
    expect(server.messages).toHaveLength(2)
  })

  it('a chat that writes too much gets no answer any more, and its codes do not count', async () => {
    await storeTelegramCode(db, 'ana', code, world.now())
    start()
    for (let attempt = 0; attempt < 25; attempt++) server.write(7, '/start AAAAAAAAAAAA')
    server.write(7, `/start ${code}`)
    await server.read()
    expect(server.messages).toHaveLength(20)
    expect(await links()).toEqual([])
  })

  it('waits longer after each failure, and does not end', async () => {
    const pauses: number[] = []
    await new Promise<void>(resolve => {
      start(milliseconds => {
        if (pauses.push(milliseconds) === 3) resolve()
        return pauses.length < 3
      }, '999:a-token-that-the-server-does-not-know')
    })
    expect(pauses).toEqual([2_000, 4_000, 8_000])
  })

  it('a reply that is not taken does not undo what was asked for', async () => {
    await storeTelegramCode(db, 'ana', code, world.now())
    server.behave(() => 'broken')
    start()
    server.write(7, `/start ${code}`)
    await server.read()
    expect(await links()).toHaveLength(1)
  })
})
