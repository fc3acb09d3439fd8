import type { Logger } from 'pino'
import type { AccessGuard } from '../account/access-guard.ts'
import type { Capability } from '../capability.ts'
import { hourMs } from '#domain/durations.ts'
import { deletePastOpens } from './count-open.ts'
import { logoRoutes, writeLogoAddress } from './logo-routes.ts'
import {
  deleteEndedSharedLists,
  type MadeLink,
  changeSharedList,
  createSharedList,
  deleteSharedList,
  listSharedLists,
  renewSharedLink,
  sharedListNotFoundRefusal,
} from './shared-list-store.ts'
import { sharedPageRoutes } from './shared-page-routes.ts'
import { type SharedReaderDependencies, sharedReaderRoutes } from './shared-reader-routes.ts'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { maxGatheredAnswers } from '#contract/shared-list-limits.ts'
import { writeSharedListPath } from '#contract/shared-list-path.ts'
import type { ClientAnswers, SharedListLink } from '#contract/shared-list-schemas.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { Database, Queryable } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { readLogoTag } from './logo-store.ts'
import { deleteSharedQuestion, readSharedListAnswers } from './shared-list-answers.ts'

interface QuestionRow extends Omit<ClientAnswers['questions'][number], 'askedAt'> {
  asked_at: Date
}

/** Reads what the visitors of all lists of an account answered about its properties. */
async function readClientAnswers(db: Queryable, ownerId: string): Promise<ClientAnswers> {
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

interface SharedListDependencies {
  db: Database
  now: () => Date
  siteUrl: () => string
  guard: Pick<AccessGuard, 'session' | 'plan'>
  limits: Pick<RateLimits, 'count'>
}

/** The lists that an account shares, for their owner. */
function sharedListRoutes({ db, now, siteUrl, guard, limits }: SharedListDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  const invalidPath = sharedListNotFoundRefusal
  const presentLink = ({ list, token }: MadeLink): SharedListLink => ({
    list,
    url: token === null ? null : `${siteUrl()}${writeSharedListPath(token)}`,
  })

  mountCall(sharedListCalls.sharedLists, async ({ account }) => ({
    lists: await listSharedLists(db, account.id, now()),
    logo: writeLogoAddress(await readLogoTag(db, account.id)),
  }))

  mountCall(
    sharedListCalls.sharedListAnswers,
    ({ account, params }) => readSharedListAnswers(db, account.id, params.id, now()),
    { invalidPath },
  )

  mountCall(sharedListCalls.clientAnswers, ({ account }) => readClientAnswers(db, account.id))

  mountCall(sharedListCalls.createSharedList, async ({ account, usageKey, body }) => {
    await limits.count('sharedLinksByAccount', usageKey)
    return presentLink(await createSharedList(db, account.id, body, now()))
  })

  mountCall(
    sharedListCalls.changeSharedList,
    ({ account, params, body }) => changeSharedList(db, account.id, params.id, body, now()),
    { invalidPath },
  )

  mountCall(
    sharedListCalls.renewSharedLink,
    async ({ account, usageKey, params, body }) => {
      await limits.count('sharedLinksByAccount', usageKey)
      return presentLink(await renewSharedLink(db, account.id, params.id, body.days, now()))
    },
    { invalidPath },
  )

  mountCall(
    sharedListCalls.deleteSharedList,
    async ({ account, params }) => {
      await deleteSharedList(db, account.id, params.id)
      return actionDone
    },
    // No list has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  mountCall(
    sharedListCalls.deleteSharedQuestion,
    async ({ account, params: { id, question } }) => {
      await deleteSharedQuestion(db, account.id, id, question)
      return actionDone
    },
    { invalidPath: () => actionDone },
  )

  return app
}

interface Dependencies extends SharedListDependencies, SharedReaderDependencies {
  log: Logger
  guard: SharedListDependencies['guard'] & Pick<AccessGuard, 'present'>
  limits: SharedListDependencies['limits']
  now: () => Date
  db: SharedListDependencies['db']
}

/** Lists that an account shares with its clients by link; deletes those that ended long ago, and who opened any. */
export const sharedListCapability = (dependencies: Dependencies): Capability => ({
  routes: [
    logoRoutes(dependencies),
    sharedListRoutes(dependencies),
    sharedReaderRoutes(dependencies),
    sharedPageRoutes(dependencies),
  ],
  housekeeping: [
    {
      name: 'forget shared lists',
      every: hourMs,
      run: () => deleteEndedSharedLists(dependencies.db, dependencies.now()),
    },
    {
      name: 'forget who opened shared lists',
      every: hourMs,
      run: () => deletePastOpens(dependencies.db, dependencies.now()),
    },
  ],
})
