import sql from 'sql-template-tag'
import { type PresentationContext, presentProperty } from '#contract/present-property.ts'
import type { ChatMessage, ChatResults } from '#contract/chat-schemas.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'
import type { Database, Queryable } from '../database/database.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { StoredAnswer } from './chat-answerer.ts'
import { toPreviewLine } from './chat-titles.ts'
import { presentResultItem } from '#contract/present-chat.ts'
import { findListings } from '../catalogue/listing-store.ts'

/** An answer's search as stored: of the listings only their numbers. */
type StoredResults = Omit<ChatResults, 'items'> & {
  ids: string[]
  /** The edited filters that it answers; the executed criteria may contain more, such as the only state of a city. */
  edited: SavedFiltersJson | null
}

const toStoredResults = (
  { items, ...rest }: ChatResults,
  edited: SavedFiltersJson | null,
): StoredResults => ({
  ids: items.map(({ id }) => id),
  edited,
  ...rest,
})

/**
 * Presents stored results with current listings, in one query for all: gone listings are marked, listings that the
 * catalogue no longer has (a demonstration's) are left out.
 */
async function presentStoredResults(
  db: Queryable,
  kept: readonly StoredResults[],
  context: PresentationContext,
): Promise<(kept: StoredResults) => ChatResults> {
  const ids = [...new Set(kept.flatMap(results => results.ids))]
  const listings = ids.length === 0 ? [] : await findListings(db, ids)
  const items = new Map(listings.map(each => [each.id, presentResultItem(presentProperty(each, context))]))
  return ({ ids, edited, ...rest }) => {
    void edited
    return { items: ids.flatMap(id => items.get(id) ?? []), ...rest }
  }
}

export interface MessageRow {
  id: string
  role: 'user' | 'assistant'
  content: string
  status: 'interrupted' | 'failed' | null
  reply_to: string | null
  replied: string | null
  results: StoredResults | null
  suggestions: string[]
  created_at: Date
}

const columns = sql`m.id, m.role, m.content, m.status, m.reply_to, m.results, m.suggestions, m.created_at,
  (select left(r.content, 400) from chat_messages r where r.id = m.reply_to) as replied`

/** Presents messages with their current listings. */
export async function presentMessages(
  db: Queryable,
  rows: readonly MessageRow[],
  context: PresentationContext,
): Promise<ChatMessage[]> {
  const resultsOf = await presentStoredResults(
    db,
    rows.flatMap(({ results }) => results ?? []),
    context,
  )
  return rows.map(({ id, role, content, status, reply_to, replied, results, suggestions, created_at }) => ({
    id,
    role,
    content,
    createdAt: created_at.toISOString(),
    status,
    replyToId: reply_to,
    replyToText: replied === null ? null : toPreviewLine(replied),
    results: results && resultsOf(results),
    suggestions,
  }))
}

/** Lists all messages of an owner's conversation in order. */
export const listMessages = (db: Queryable, ownerId: string, chatId: string): Promise<MessageRow[]> =>
  db.query<MessageRow>(sql`
    select ${columns} from chat_messages m join chats c on c.id = m.chat_id
    where c.id = ${chatId}::uuid and c.user_id = ${ownerId}
    order by m.position`)

/** Returns the answer to an owner's question, if there is one. */
export async function findAnswer(
  db: Queryable,
  ownerId: string,
  questionId: string,
): Promise<MessageRow | null> {
  const [row] = await db.query<MessageRow>(sql`
    select ${columns} from chat_messages m join chats c on c.id = m.chat_id
    where m.reply_to = ${questionId}::uuid and c.user_id = ${ownerId}`)
  return row ?? null
}

/**
 * Stores the answer to an owner's question right after it, replacing the previous one; an incomplete answer does not
 * replace a complete one.
 * @returns the answer now stored; `null` when the conversation was deleted meanwhile
 * @throws Refusal 401 when the account was
 */
export const storeAnswer = (
  db: Database,
  ownerId: string,
  {
    id,
    questionId,
    answer: { content, results, suggestions },
    edited,
    status,
  }: {
    id: string
    questionId: string
    answer: StoredAnswer
    /** The edited filters; `null` means the sentence's own. */
    edited: SavedFiltersJson | null
    status: MessageRow['status']
  },
  now: Date,
): Promise<MessageRow | null> =>
  db.transaction(async tx => {
    await lockOwner(tx, ownerId)
    const kept = results && JSON.stringify(toStoredResults(results, edited))
    await tx.query(sql`
      with answer as (
        insert into chat_messages as a
          (id, chat_id, position, role, content, status, reply_to, results, suggestions, created_at)
        select ${id}::uuid, q.chat_id, q.position + 1, 'assistant', ${content}::text, ${status}::text, q.id,
          ${kept}::jsonb, ${JSON.stringify(suggestions)}::jsonb, ${now}::timestamptz
        from chat_messages q join chats c on c.id = q.chat_id
        where q.id = ${questionId}::uuid and c.user_id = ${ownerId}
        on conflict (reply_to) do update
          set content = excluded.content, status = excluded.status, results = excluded.results,
            suggestions = excluded.suggestions, created_at = excluded.created_at
          where excluded.status is null or a.status is not null
        returning chat_id)
      update chats set updated_at = ${now} where id in (select chat_id from answer)`)
    return findAnswer(tx, ownerId, questionId)
  })
