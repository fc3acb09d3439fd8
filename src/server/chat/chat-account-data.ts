import sql from 'sql-template-tag'
import type { OwnerDataPart } from '../account/owner-data.ts'
import type { Queryable } from '../database/database.ts'
import { dayMs } from '../durations.ts'

/** A conversation for its owner's export. */
interface ExportedChat {
  title: string
  createdAt: string
  updatedAt: string
  messages: { role: 'user' | 'assistant'; content: string; createdAt: string; properties: string[] }[]
}

interface Row {
  id: string
  title: string
  created_at: Date
  updated_at: Date
  role: 'user' | 'assistant' | null
  content: string | null
  written_at: Date | null
  ids: string[] | null
}

/** Exports conversations, most recently used first; of the listings in answers only their numbers. */
export async function exportChats(db: Queryable, ownerId: string): Promise<ExportedChat[]> {
  const rows = await db.query<Row>(sql`
    select c.id, c.title, c.created_at, c.updated_at, m.role, m.content, m.created_at as written_at,
      m.results->'ids' as ids
    from chats c left join chat_messages m on m.chat_id = c.id
    where c.user_id = ${ownerId}
    order by c.updated_at desc, c.id desc, m.position`)
  const chats = new Map<string, ExportedChat>()
  for (const { id, title, created_at, updated_at, role, content, written_at, ids } of rows) {
    const chat = chats.get(id) ?? {
      title,
      createdAt: created_at.toISOString(),
      updatedAt: updated_at.toISOString(),
      messages: [],
    }
    chats.set(id, chat)
    if (role === null || content === null || written_at === null) continue
    chat.messages.push({ role, content, createdAt: written_at.toISOString(), properties: ids ?? [] })
  }
  return [...chats.values()]
}

/** Erases the owner's conversations and model usage. */
export async function eraseChats(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query(sql`delete from chats where user_id = ${ownerId}`)
  await tx.query(sql`delete from model_usage where user_id = ${ownerId}`)
}

export const chatAccountData: OwnerDataPart = {
  erase: eraseChats,
  export: async (db, ownerId) => ({ chats: await exportChats(db, ownerId) }),
}

const usageKeptFor = 60 * dayMs

/** Deletes model usage older than 60 days. */
export async function deleteOldUsage(db: Queryable, now: Date): Promise<void> {
  const first = new Date(now.getTime() - usageKeptFor).toISOString().slice(0, 10)
  await db.query(sql`delete from model_usage where day < ${first}::date`)
}
