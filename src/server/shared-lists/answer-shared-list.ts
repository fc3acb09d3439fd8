import { minuteMs } from '#domain/durations.ts'
import sql, { type Sql } from 'sql-template-tag'
import type { z } from 'zod'
import {
  maxSharedQuestions,
  maxSharedReactions,
  sharedQuestionsTogetherMinutes,
  shareOfVisitor,
} from '#contract/shared-list-limits.ts'
import { writeSharedListAnswersLink } from '#contract/shared-list-path.ts'
import type { NewSharedQuestion, NewSharedReaction } from '#contract/shared-list-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { removeAddresses } from '#domain/remove-addresses.ts'
import { lockOwner } from '../account/owner-lock.ts'
import type { Database, Queryable } from '../database/database.ts'
import { readDeskItemId } from '../desk/desk-item.ts'
import { propertyNotFoundRefusal, Refusal } from '../http/refusal.ts'
import { notifyAccounts } from '../notifications/notify-account.ts'
import { notifyTogether } from '../notifications/notify-together.ts'
import { unknownSharedLinkRefusal } from './find-shared-list.ts'
import { readItemTitles } from './shared-item-titles.ts'
import { listDeskProperties, selectSharedProperties } from './shared-items.ts'
import type { SharedListRow } from './shared-list-row.ts'
import { hashSharedNetwork, hashSharedVisitor } from './shared-list-token.ts'

/** What answers of visitors are stored with. */
export interface AnswerContext {
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
