import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { z } from 'zod'
import {
  maxSharedQuestions,
  maxSharedReactions,
  shareOfVisitor,
  sharedQuestionsTogetherMinutes,
} from '#contract/shared-list-limits.ts'
import { writeSharedListAnswersLink } from '#contract/shared-list-path.ts'
import type { NewSharedQuestion, NewSharedReaction } from '#contract/shared-list-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { minuteMs } from '#domain/durations.ts'
import { removeAddresses } from '#domain/remove-addresses.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { Database, Queryable } from '../database/database.ts'
import { readDeskItemId } from '../desk/desk-item.ts'
import { Refusal, propertyNotFoundRefusal } from '../http/refusal.ts'
import { type AccountNotification, notifyAccounts } from '../notifications/notify-account.ts'
import { unknownSharedLinkRefusal } from './find-shared-list.ts'
import { listDeskProperties, readItemTitles, selectSharedProperties } from './shared-items.ts'
import type { SharedListRow } from './shared-list-row.ts'
import { hashSharedNetwork, hashSharedVisitor } from './shared-list-token.ts'

type Gathering = Omit<AccountNotification, 'title' | 'description' | 'gathered' | 'ringsFrom'> & {
  topic: string
  /** Milliseconds between two times at which the topic rings or is mailed. */
  interval: number
}

interface UnreadOfTopic {
  id: string
  gathered: number
  /** When it rings, if no mail, browser or chat has had it yet. */
  waiting: boolean
  rings_from: Date | null
}

/**
 * Notifies an account of one more event of a topic, in place of what it has not read of that topic yet, so that many events
 * are one notification, which leaves the app once an interval. The caller must have locked the account. Returns the
 * number of notifications, as `notifyAccounts`.
 * @param write words for so many events, the newest of which is this one
 */
async function notifyTogether(
  tx: Queryable,
  { topic, interval, ...notification }: Gathering,
  write: (events: number) => Pick<AccountNotification, 'title' | 'description'>,
  now: Date,
): Promise<number> {
  const { userId } = notification
  const unread = await tx.query<UnreadOfTopic>(sql`
    select id, gathered, rings_from,
      mail = 'waiting' or mail = 'none' and (push = 'waiting' or telegram = 'waiting') as waiting
    from notifications
    where user_id = ${userId} and topic = ${topic} and read_at is null
    for update`)
  const gathered = unread.reduce((sum, each) => sum + each.gathered, 1)
  const ringsFrom = findNextRing(await readLastRing(tx, userId, topic), unread, interval, now)
  const notified = await notifyAccounts(
    tx,
    [{ ...notification, ...write(gathered), topic, gathered, ringsFrom }],
    now,
  )
  if (notified === 0) return 0
  await tx.query(sql`delete from notifications where id = any(${unread.map(({ id }) => id)}::uuid[])`)
  await tx.query(sql`
    insert into told_notices (user_id, key, told_at)
    values (${userId}, ${ringKey(topic)}, ${ringsFrom ?? now}::timestamptz)
    on conflict (user_id, key) do update set told_at = excluded.told_at`)
  return notified
}

/** Under which key it is kept when a topic rings: it stays when the notification is read and cleared. */
const ringKey = (topic: string): string => `rings ${topic}`

async function readLastRing(tx: Queryable, userId: string, topic: string): Promise<Date | null> {
  const [last] = await tx.query<{ told_at: Date }>(sql`
    select told_at from told_notices where user_id = ${userId} and key = ${ringKey(topic)}`)
  return last?.told_at ?? null
}

/** Returns when the next notification of a topic rings; `null`: at once. */
function findNextRing(
  last: Date | null,
  unread: readonly UnreadOfTopic[],
  interval: number,
  now: Date,
): Date | null {
  // A notification that has not been delivered yet is replaced, and the new one is delivered instead.
  const replaced = unread.find(({ waiting }) => waiting)
  if (replaced) return replaced.rings_from
  if (last === null) return null
  if (last > now) return last
  const next = new Date(last.getTime() + interval)
  return next > now ? next : null
}

/** What answers of visitors are stored with. */
interface AnswerContext {
  db: Database
  list: SharedListRow
  /** Where the visitor is, as limits count it (`readClientAddress`). */
  address: string
  /** Hashes the address. */
  secret: string
  now: Date
  newId: () => string
}

const lengthInNotification = 300

/** Locks a list's owner; a list that was deleted meanwhile, alone or with its owner, is unknown. */
async function lockList(tx: Queryable, { user_id, id }: SharedListRow): Promise<void> {
  await lockOwner(tx, user_id)
  const items = await tx.query(
    sql`select 1 from shared_lists where user_id = ${user_id} and id = ${id}::uuid`,
  )
  if (items.length === 0) throw unknownSharedLinkRefusal()
}

/** @throws Refusal 404 when the list does not show the property */
async function readShownItem(tx: Queryable, list: SharedListRow, given: string): Promise<string> {
  const id = readDeskItemId(given)
  const shown = selectSharedProperties(await listDeskProperties(tx, list.user_id), list.source)
  if (id === null || !shown.some(property => property.id === id)) throw propertyNotFoundRefusal()
  return id
}

/**
 * Checks that a visitor, known by their browser or by where they are, has not had their share of a list's answers yet.
 * @param answers the answers of the list
 * @throws Refusal 422 when the list is full, or full for this visitor
 */
async function checkShare(
  tx: Queryable,
  answers: Sql,
  most: number,
  { visitor, network }: { visitor: string | null; network: string },
): Promise<void> {
  const [counted] = await tx.query<{ all: number; own: number }>(sql`
    select count(*)::integer as all,
      (count(*) filter (where network_hash = ${network}::text or visitor_hash = ${visitor}::text))::integer as own
    ${answers}`)
  const { all, own } = counted ?? { all: 0, own: 0 }
  if (all >= most)
    throw new Refusal(
      'shared_list_full',
      'Esta lista já tem respostas demais e não aceita outra. Fale com quem a enviou.',
    )
  if (own >= shareOfVisitor(most - all))
    throw new Refusal(
      'shared_list_full',
      'Você já respondeu muitas vezes nesta lista. Fale com quem a enviou.',
    )
}

/**
 * Stores what a visitor thinks of a property, in place of what they thought before, and notifies the owner, once a list
 * and day. Returns whether the owner was notified.
 * @throws Refusal 404, 422
 */
export const storeReaction = (
  { db, list, address, secret, now, newId }: AnswerContext,
  { visitor, item: given, reaction }: z.output<typeof NewSharedReaction>,
): Promise<boolean> =>
  db.transaction(async tx => {
    await lockList(tx, list)
    const { user_id: userId, id } = list
    const item = await readShownItem(tx, list, given)
    const hash = hashSharedVisitor(id, visitor)
    if (reaction === null) {
      await tx.query(sql`
        delete from shared_list_reactions
        where user_id = ${userId} and list_id = ${id}::uuid and item_id = ${item} and visitor_hash = ${hash}`)
      return false
    }
    const own = sql`user_id = ${userId} and list_id = ${id}::uuid and item_id = ${item} and visitor_hash = ${hash}`
    const liked = reaction === 'liked'
    const [before] = await tx.query<{ liked: boolean }>(sql`
      select liked from shared_list_reactions where ${own}`)
    if (before?.liked === liked) return false
    if (before) {
      await tx.query(sql`
        update shared_list_reactions set liked = ${liked}::boolean, at = ${now}::timestamptz where ${own}`)
    } else {
      const network = hashSharedNetwork(id, address, secret)
      const all = sql`from shared_list_reactions where user_id = ${userId} and list_id = ${id}::uuid`
      await checkShare(tx, all, maxSharedReactions, { visitor: hash, network })
      await tx.query(sql`
        insert into shared_list_reactions (user_id, list_id, item_id, visitor_hash, network_hash, liked, at)
        values (${userId}::text, ${id}::uuid, ${item}::text, ${hash}::text, ${network}::text, ${liked}::boolean,
          ${now}::timestamptz)`)
    }
    const day = toBrasiliaIso(now.getTime()).slice(0, 10)
    const notified = await notifyAccounts(
      tx,
      [
        {
          id: newId(),
          userId,
          key: `shared-list-reactions ${id} ${day}`,
          type: 'client',
          title: `Há reações na lista “${list.title}”`,
          description: 'Quem a abriu marcou imóveis de que gostou ou não. Veja quais.',
          link: writeSharedListAnswersLink(id),
        },
      ],
      now,
    )
    return notified > 0
  })

/**
 * Stores a visitor's question and notifies the owner, of all that were not read yet in one notification, which leaves
 * the app once an hour; a question that is there stays as it is. Returns whether the owner was notified.
 * @throws Refusal 404, 422
 */
export const storeQuestion = (
  { db, list, address, secret, now, newId }: AnswerContext,
  { id: questionId, visitor: key, item: given, text, name }: z.output<typeof NewSharedQuestion>,
): Promise<boolean> =>
  db.transaction(async tx => {
    await lockList(tx, list)
    const { user_id: userId, id } = list
    const known = await tx.query(sql`
      select 1 from shared_list_questions
      where user_id = ${userId} and list_id = ${id}::uuid and id = ${questionId}::uuid`)
    if (known.length > 0) return false
    const item = given === null ? null : await readShownItem(tx, list, given)
    const [visitor, network] = [
      key === undefined ? null : hashSharedVisitor(id, key),
      hashSharedNetwork(id, address, secret),
    ]
    const all = sql`from shared_list_questions where user_id = ${userId} and list_id = ${id}::uuid`
    await checkShare(tx, all, maxSharedQuestions, { visitor, network })
    await tx.query(sql`
      insert into shared_list_questions (user_id, list_id, id, item_id, text, name, visitor_hash, network_hash, asked_at)
      values (${userId}::text, ${id}::uuid, ${questionId}::uuid, ${item}::text, ${text}::text, ${name || null}::text,
        ${visitor}::text, ${network}::text, ${now}::timestamptz)`)
    const itemTitle = item === null ? null : (await readItemTitles(tx, userId, [item])).get(item)
    // Anybody who has the link can write any name and address, so a mail must not present either as verified.
    const askerWords = name ? `Quem diz ser “${removeAddresses(name)}”` : 'Quem tem o link'
    const plain = removeAddresses(text)
    const words =
      plain.length > lengthInNotification ? `${plain.slice(0, lengthInNotification).trimEnd()}…` : plain
    const asked = `${askerWords} pergunta${itemTitle ? ` sobre ${itemTitle}` : ''}: “${words.replace(/[\uD800-\uDBFF]…$/, '…')}”`
    const notified = await notifyTogether(
      tx,
      {
        id: newId(),
        userId,
        key: `shared-list-question ${id} ${questionId}`,
        topic: `shared-list-questions ${id}`,
        interval: sharedQuestionsTogetherMinutes * minuteMs,
        type: 'client',
        link: writeSharedListAnswersLink(id),
      },
      questions => ({
        title: `${questions === 1 ? 'Pergunta' : `${questions} perguntas`} na lista “${list.title}”`,
        description: questions === 1 ? asked : `${asked} Antes dela, mais ${questions - 1}.`,
      }),
      now,
    )
    return notified > 0
  })
