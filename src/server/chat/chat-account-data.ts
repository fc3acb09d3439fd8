import sql from 'sql-template-tag'
import type { OwnerDataPart } from '../account/owner-data.ts'
import type { Queryable } from '../database/database.ts'
import { dayMs } from '#domain/durations.ts'

/** A conversation for its owner's export. */
interface ExportedChat {
  title: string
  createdAt: string
  updatedAt: string
  messages: { role: 'user' | 'assistant'; content: string; createdAt: string; properties: string[] }[]
}

interface ChatRow {
  id: string
  title: string
  created_at: Date
  updated_at: Date
}

interface MessageRow {
  role: 'user' | 'assistant'
  content: string
  written_at: Date
  ids: string[] | null
}

/** Exports conversations one by one, most recently used first; of the listings in answers only their numbers. */
export async function* exportChats(db: Queryable, ownerId: string): AsyncGenerator<ExportedChat> {
  const chats = await db.query<ChatRow>(sql`
    select id, title, created_at, updated_at from chats where user_id = ${ownerId}
    order by updated_at desc, id desc`)
  for (const { id, title, created_at, updated_at } of chats) {
    const messages = await db.query<MessageRow>(sql`
      select role, content, created_at as written_at, results->'ids' as ids
      from chat_messages where chat_id = ${id}::uuid order by position`)
    yield {
      title,
      createdAt: created_at.toISOString(),
      updatedAt: updated_at.toISOString(),
      messages: messages.map(({ role, content, written_at, ids }) => ({
        role,
        content,
        createdAt: written_at.toISOString(),
        properties: ids ?? [],
      })),
    }
  }
}

/** Erases the owner's conversations and model usage. */
export async function eraseChats(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`delete from chats where user_id = ${ownerId}`)
  await tx.query(sql`delete from model_usage where user_id = ${ownerId}`)
}

/** An account's conversations and model usage. */
export const chatAccountData: OwnerDataPart = {
  erase: eraseChats,
  export: (db, ownerId) => ({ chats: () => exportChats(db, ownerId) }),
}

const usageKeptFor = 60 * dayMs

/** Deletes model usage older than 60 days. */
export async function deleteOldUsage(db: Queryable, now: Date): Promise<void> {
  const first = new Date(now.getTime() - usageKeptFor).toISOString().slice(0, 10)
  await db.query(sql`delete from model_usage where day < ${first}::date`)
}
