import sql from 'sql-template-tag'
import { chatLimits } from '#contract/chat-limits.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'
import { buildChatTitle } from '#domain/consultant/consultant-texts.ts'
import type { Database, Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { EarlierMessage } from './chat-answerer.ts'
import { findAnswer, type MessageRow } from './message-store.ts'
import { addChat, findChat, chatIdTaken, untitledChat } from './chat-store.ts'

/** A stored question with the context its answer may use. */
export interface StoredQuestion {
  id: string
  chat: { id: string; title: string }
  /** The answer the question already has, whether it succeeded or not. */
  answer: MessageRow | null
  before: readonly EarlierMessage[]
  /** The criteria of the last search before the question. */
  lastSearch: SavedFiltersJson | null
  earlierCount: number
}

interface NewQuestion {
  id: string
  content: string
  /** `null` starts a new conversation with the id `newChatId`. */
  chatId: string | null
  newChatId: string
}

/** Number of messages an answer may use as context. */
const maxContextMessages = 12

/**
 * Stores a question before it is answered; a question sent again is only looked up. Questions have even positions and
 * the position after each is reserved for its answer, so that questions sent at the same time keep their order.
 * @throws Refusal 404 for an unknown conversation, 409 when the id belongs to another message, 422 for too many
 *   conversations or messages
 */
export const storeQuestion = (
  db: Database,
  ownerId: string,
  question: NewQuestion,
  now: Date,
): Promise<StoredQuestion> =>
  db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const existing = await found(tx, ownerId, question)
    const { chat, position } = existing ?? (await added(tx, ownerId, question, now))
    const { id } = question
    return {
      id,
      chat,
      answer: existing === null ? null : await findAnswer(tx, ownerId, id),
      ...(await earlier(tx, ownerId, chat.id, position)),
    }
  })

interface Place {
  chat: StoredQuestion['chat']
  position: number
}

async function found(
  tx: Queryable,
  ownerId: string,
  { id, content, chatId }: NewQuestion,
): Promise<Place | null> {
  const [row] = await tx.query<{ chat: string; title: string; position: number; same: boolean }>(sql`
    select c.id as chat, c.title, m.position, m.role = 'user' and m.content = ${content} as same
    from chat_messages m join chats c on c.id = m.chat_id
    where m.id = ${id}::uuid and c.user_id = ${ownerId}`)
  if (!row) return null
  if (!row.same || (chatId !== null && chatId !== row.chat)) throw chatIdTaken()
  return { chat: { id: row.chat, title: row.title }, position: row.position }
}

async function added(
  tx: Queryable,
  ownerId: string,
  { id, content, chatId, newChatId }: NewQuestion,
  now: Date,
): Promise<Place> {
  const chat =
    chatId === null
      ? await addChat(tx, ownerId, { id: newChatId, title: untitledChat }, now)
      : await findChat(tx, ownerId, chatId)
  const [last] = await tx.query<{ position: number | null; asked: boolean | null }>(sql`
    select max(position) as position, bool_or(role = 'user') as asked from chat_messages where chat_id = ${chat.id}::uuid`)
  const position = Math.ceil(((last?.position ?? -1) + 1) / 2) * 2
  if (position + 2 > chatLimits.messages) {
    throw new Refusal('chat_full', 'Esta conversa chegou ao limite de mensagens. Comece outra.')
  }
  const title = last?.asked !== true && chat.title === untitledChat ? buildChatTitle(content) : chat.title
  const inserted = await tx.query(sql`
    insert into chat_messages (id, chat_id, position, role, content, created_at)
    values (${id}::uuid, ${chat.id}::uuid, ${position}::integer, 'user', ${content}, ${now})
    on conflict (id) do nothing
    returning 1`)
  if (inserted.length === 0) throw chatIdTaken()
  await tx.query(sql`
    update chats set title = ${title}, updated_at = ${now} where id = ${chat.id}::uuid and user_id = ${ownerId}`)
  return { chat: { id: chat.id, title }, position }
}

async function earlier(
  tx: Queryable,
  ownerId: string,
  chatId: string,
  position: number,
): Promise<Pick<StoredQuestion, 'before' | 'lastSearch' | 'earlierCount'>> {
  const rows = await tx.query<
    Pick<EarlierMessage, 'role' | 'content'> & {
      shown: string[] | null
      asked: SavedFiltersJson | null
      earlierCount: number
    }
  >(sql`
    select m.role, m.content, m.results->'ids' as shown, m.results->'asked' as asked, count(*) over () as "earlierCount"
    from chat_messages m join chats c on c.id = m.chat_id
    where c.id = ${chatId}::uuid and c.user_id = ${ownerId} and m.position < ${position}::integer
      and m.status is null
    order by m.position desc limit ${maxContextMessages}::integer`)
  return {
    before: rows.map(({ role, content, shown }) => ({ role, content, shownIds: shown ?? [] })).reverse(),
    lastSearch: rows.find(({ asked }) => asked !== null)?.asked ?? null,
    earlierCount: rows[0]?.earlierCount ?? 0,
  }
}
