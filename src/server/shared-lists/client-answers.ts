import sql from 'sql-template-tag'
import { maxGatheredAnswers } from '#contract/shared-list-limits.ts'
import type { ClientAnswers } from '#contract/shared-list-schemas.ts'
import type { Queryable } from '../database/database.ts'

interface QuestionRow extends Omit<ClientAnswers['questions'][number], 'askedAt'> {
  asked_at: Date
}

/** Reads what the visitors of all lists of an account answered about its properties. */
export async function readClientAnswers(db: Queryable, ownerId: string): Promise<ClientAnswers> {
  const reactions = await db.query<ClientAnswers['reactions'][number]>(sql`
    select item_id as item, count(*) filter (where liked)::integer as liked,
      count(*) filter (where not liked)::integer as disliked
    from shared_list_reactions where user_id = ${ownerId}
    group by item_id order by count(*) desc, item_id limit ${maxGatheredAnswers}::integer`)
  const questions = await db.query<QuestionRow>(sql`
    select q.id, q.item_id as item, q.text, q.name, q.asked_at, l.title as list, l.id as "listId"
    from shared_list_questions q join shared_lists l on l.user_id = q.user_id and l.id = q.list_id
    where q.user_id = ${ownerId} and q.item_id is not null
    order by q.asked_at desc, q.id desc limit ${maxGatheredAnswers}::integer`)
  return {
    reactions,
    questions: questions.map(({ asked_at, ...question }) => ({
      ...question,
      askedAt: asked_at.toISOString(),
    })),
  }
}
