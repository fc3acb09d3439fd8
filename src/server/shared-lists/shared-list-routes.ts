import type { Hono } from 'hono'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { writeSharedListPath } from '#contract/shared-list-path.ts'
import type { SharedListLink } from '#contract/shared-list-schemas.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { Database } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { readClientAnswers } from './client-answers.ts'
import { writeLogoAddress } from './logo-routes.ts'
import { readLogoTag } from './logo-store.ts'
import { deleteSharedQuestion, readSharedListAnswers } from './shared-list-answers.ts'
import {
  changeSharedList,
  createSharedList,
  deleteSharedList,
  listSharedLists,
  type MadeLink,
  renewSharedLink,
  sharedListNotFoundRefusal,
} from './shared-list-store.ts'

export interface SharedListDependencies {
  db: Database
  now: () => Date
  siteUrl: () => string
  guard: Pick<AccessGuard, 'session' | 'plan'>
  limits: Pick<RateLimits, 'count'>
}

/** The lists that an account shares, for their owner. */
export function sharedListRoutes({ db, now, siteUrl, guard, limits }: SharedListDependencies): Hono {
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
