import sql from 'sql-template-tag'
import type { ChatSummary } from '#contract/chat-schemas.ts'
import { chatLimits } from '#contract/chat-limits.ts'
import { buildChatTitle } from '#domain/consultant/consultant-texts.ts'
import type { Database, Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { lockOwner } from '../account/owner-lock.ts'
import { cleanTitle, toPreviewLine } from './chat-titles.ts'

/** A conversation without its messages. */
export interface ChatRow {
  id: string
  title: string
  created_at: Date
  updated_at: Date
}

const columns = sql`c.id, c.title, c.created_at, c.updated_at`

/** Creates the refusal of a conversation that its owner does not have. */
export const chatNotFound = () => new Refusal('chat_not_found', 'Conversa não encontrada.')
/** Creates the refusal of an id that another conversation or message has. */
export const chatIdTaken = () =>
  new Refusal('id_taken', 'Este identificador já está em uso. Envie de novo com outro.')

/** Presents a conversation as the API answers it. */
export const presentChat = ({ id, title, created_at, updated_at }: ChatRow) => ({
  id,
  title,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
})

/** The title of a conversation before its first question. */
export const untitledChat = buildChatTitle('')

interface SummaryRow extends ChatRow {
  message_count: number
  last_message: string | null
}

const presentSummary = (row: SummaryRow): ChatSummary => ({
  ...presentChat(row),
  messageCount: row.message_count,
  lastMessage: toPreviewLine(row.last_message ?? ''),
})

const summaryColumns = sql`${columns},
  (select count(*) from chat_messages m where m.chat_id = c.id) as message_count,
  (select left(m.content, 400) from chat_messages m where m.chat_id = c.id and m.content <> ''
    order by m.position desc limit 1) as last_message`

/** Lists an account's conversations, the most recently used first. */
export async function listChats(db: Queryable, ownerId: string): Promise<ChatSummary[]> {
  const rows = await db.query<SummaryRow>(sql`
    select ${summaryColumns} from chats c where c.user_id = ${ownerId} order by c.updated_at desc, c.id desc`)
  return rows.map(presentSummary)
}

/** @throws Refusal 404 when the owner has no such conversation */
export async function findChat(db: Queryable, ownerId: string, id: string): Promise<ChatRow> {
  const [row] = await db.query<ChatRow>(sql`
    select ${columns} from chats c where c.id = ${id}::uuid and c.user_id = ${ownerId}`)
  if (!row) throw chatNotFound()
  return row
}

/**
 * Creates a conversation; the caller has locked the owner.
 * @throws Refusal 422 when there are `chatLimits.chats` already, 409 when the id is in use
 */
export async function addChat(
  tx: Queryable,
  ownerId: string,
  { id, title }: { id: string; title: string },
  now: Date,
): Promise<ChatRow> {
  const [there] = await tx.query<{ count: number }>(
    sql`select count(*) as count from chats where user_id = ${ownerId}`,
  )
  if ((there?.count ?? 0) >= chatLimits.chats) {
    throw new Refusal(
      'too_many_chats',
      `Você já tem ${chatLimits.chats} conversas. Exclua alguma para começar outra.`,
    )
  }
  const [added] = await tx.query<ChatRow>(sql`
    insert into chats as c (id, user_id, title, created_at, updated_at)
    values (${id}::uuid, ${ownerId}, ${title}, ${now}, ${now})
    on conflict (id) do nothing
    returning ${columns}`)
  if (!added) throw chatIdTaken()
  return added
}

/**
 * Creates a conversation with a greeting; when the owner already has that id, it stays unchanged.
 * @throws Refusal 422 and 409 as `addChat`
 */
export const startChat = (
  db: Database,
  ownerId: string,
  {
    id,
    title,
    greeting,
  }: {
    id: string
    title: string | undefined
    greeting: { id: string; content: string; suggestions: string[] }
  },
  now: Date,
): Promise<ChatRow> =>
  db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const [there] = await tx.query<ChatRow>(sql`
      select ${columns} from chats c where c.id = ${id}::uuid and c.user_id = ${ownerId}`)
    if (there) return there
    const name = title === undefined ? untitledChat : cleanTitle(title)
    const chat = await addChat(tx, ownerId, { id, title: name }, now)
    await tx.query(sql`
      insert into chat_messages (id, chat_id, position, role, content, suggestions, created_at)
      values (${greeting.id}::uuid, ${id}::uuid, 1, 'assistant', ${greeting.content},
        ${JSON.stringify(greeting.suggestions)}::jsonb, ${now})`)
    return chat
  })

/**
 * Renames a conversation without moving it in the list.
 * @throws Refusal 404 when the owner has no such conversation
 */
export async function renameChat(
  db: Queryable,
  ownerId: string,
  id: string,
  title: string,
): Promise<ChatSummary> {
  await db.query(sql`
    update chats set title = ${cleanTitle(title)} where id = ${id}::uuid and user_id = ${ownerId}`)
  const [row] = await db.query<SummaryRow>(sql`
    select ${summaryColumns} from chats c where c.id = ${id}::uuid and c.user_id = ${ownerId}`)
  if (!row) throw chatNotFound()
  return presentSummary(row)
}

/** Deletes an owner's conversation with its messages; another owner's conversation is not deleted. */
export const deleteChat = (db: Database, ownerId: string, id: string): Promise<void> =>
  db.transaction(async tx => {
    // The lock keeps an answer from being stored at the same moment.
    await lockOwner(tx, ownerId)
    await tx.query(sql`delete from chats where id = ${id}::uuid and user_id = ${ownerId}`)
  })
