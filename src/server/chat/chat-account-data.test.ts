import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { chatOn } from '#test/support/chat.ts'
import { eachEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { eraseChats, exportChats, deleteOldUsage } from './chat-account-data.ts'

const start = new Date('2026-01-10T12:00:00Z')

eachEngine(engine => {
  let time = start
  let db: Database
  let maria: Awaited<ReturnType<ReturnType<typeof chatOn>['somebody']>>
  let joana: typeof maria

  beforeAll(async () => {
    db = await engine.fresh()
    await seedCatalogue(db, [createListing({ id: '2' })])
    const on = chatOn(db, { now: () => time })
    maria = await on.somebody()
    joana = await on.somebody()
  })

  beforeEach(async () => {
    time = start
    await db.query(sql`delete from chats`)
    await db.query(sql`delete from model_usage`)
  })

  const used = (ownerId: string, day: string) =>
    db.query(sql`insert into model_usage values (${ownerId}, ${day}::date, 5)`)

  const exported = async (ownerId: string) => {
    const chats = []
    for await (const chat of exportChats(db, ownerId)) chats.push(chat)
    return chats
  }

  it('conversations can be exported: titles, messages, dates, numbers of listings', async () => {
    const { message } = await maria.answered({ message: 'casas', filters: { state: 'SP' } })
    time = new Date(start.getTime() + 1000)
    await maria.answered({ message: 'obrigado' })
    await joana.answered({ message: 'segredo' })
    const chats = await exported(maria.account.id)
    const at = start.toISOString()
    expect(chats.map(({ title, messages }) => [title, messages.length])).toEqual([
      ['obrigado', 2],
      ['casas', 2],
    ])
    expect(chats[1]).toEqual({
      title: 'casas',
      createdAt: at,
      updatedAt: at,
      messages: [
        { role: 'user', content: 'casas', createdAt: at, properties: [] },
        { role: 'assistant', content: message.content, createdAt: at, properties: ['2'] },
      ],
    })
  })

  it('conversations are erased to the last message, and nobody else’s', async () => {
    for (const { account, answered } of [maria, joana]) {
      await answered({ message: 'casas' })
      await used(account.id, '2026-01-10')
    }
    await eraseChats(db, maria.account.id)
    expect(await exported(maria.account.id)).toEqual([])
    expect(await exported(joana.account.id)).toHaveLength(1)
    expect(await db.query(sql`select 1 from chat_messages`)).toHaveLength(2)
    expect(await db.query(sql`select user_id from model_usage`)).toEqual([{ user_id: joana.account.id }])
  })

  it('the model usage is deleted after 60 days', async () => {
    await used(maria.account.id, '2026-01-09')
    await used(maria.account.id, '2026-01-10')
    await deleteOldUsage(db, new Date('2026-03-11T23:00:00Z'))
    expect(await db.query(sql`select day from model_usage`)).toEqual([{ day: '2026-01-10' }])
  })
})
