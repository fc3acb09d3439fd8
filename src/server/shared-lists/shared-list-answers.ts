import sql from 'sql-template-tag'
import type { SharedListAnswers, SharedQuestion } from '#contract/shared-list-schemas.ts'
import type { Queryable } from '../database/database.ts'
import { readItemTitles } from './shared-items.ts'
import { readSharedList } from './shared-list-store.ts'

interface QuestionRow extends Omit<SharedQuestion, 'askedAt'> {
  asked_at: Date
}

/** Lists the questions of a list, the last first. */
export async function listSharedQuestions(
  db: Queryable,
  ownerId: string,
  listId: string,
): Promise<SharedQuestion[]> {
  const rows = await db.query<QuestionRow>(sql`
    select id, item_id as item, text, name, asked_at from shared_list_questions
    where user_id = ${ownerId} and list_id = ${listId}::uuid order by asked_at desc, id desc`)
  return rows.map(({ asked_at, ...question }) => ({ ...question, askedAt: asked_at.toISOString() }))
}

/** Deletes a question of a list, for its owner. */
export async function deleteSharedQuestion(
  db: Queryable,
  ownerId: string,
  listId: string,
  questionId: string,
): Promise<void> {
  await db.query(sql`
    delete from shared_list_questions
    where user_id = ${ownerId} and list_id = ${listId}::uuid and id = ${questionId}::uuid`)
}

/** Counts the reactions of a list by property, the most liked first. */
export const countSharedReactions = (
  db: Queryable,
  ownerId: string,
  listId: string,
): Promise<{ item: string; liked: number; disliked: number }[]> =>
  db.query(sql`
    select item_id as item, count(*) filter (where liked)::integer as liked,
      count(*) filter (where not liked)::integer as disliked
    from shared_list_reactions where user_id = ${ownerId} and list_id = ${listId}::uuid
    group by item_id order by liked desc, disliked, item_id`)

/**
 * Reads what the visitors of a list answered, for its owner.
 * @throws Refusal 404 when the account has no such list
 */
export async function readSharedListAnswers(
  db: Queryable,
  ownerId: string,
  id: string,
  now: Date,
): Promise<SharedListAnswers> {
  const list = await readSharedList(db, ownerId, id, now)
  const reactions = await countSharedReactions(db, ownerId, id)
  const questions = await listSharedQuestions(db, ownerId, id)
  const asked = questions.flatMap(({ item }) => item ?? [])
  const titles = await readItemTitles(db, ownerId, [...reactions.map(({ item }) => item), ...asked])
  return {
    list,
    reactions: reactions.map(reaction => ({
      ...reaction,
      title: titles.get(reaction.item) ?? reaction.item,
    })),
    questions,
    titles: Object.fromEntries(asked.map(item => [item, titles.get(item) ?? item])),
  }
}
