import type { Hono } from 'hono'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { PresentationSource } from '../catalogue/presentation-context.ts'
import type { Database } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { readClientAddress } from '../http/client-address.ts'
import { storeQuestion, storeReaction } from './answer-shared-list.ts'
import { findSharedList, unknownSharedLinkRefusal } from './find-shared-list.ts'
import { noLogoRefusal, sendLogo } from './logo-routes.ts'
import { answerSharedPage } from './shared-page-answer.ts'

export interface SharedReaderDependencies extends PresentationSource {
  db: Database
  newId: () => string
  limits: Pick<RateLimits, 'count'>
  trustProxy: boolean
  isDemonstrationOpen: () => Promise<boolean>
  /** The owner of a list was notified. */
  onNotified: () => void
}

/** What everybody who has a list's link may ask and answer, without a session. */
export function sharedReaderRoutes(dependencies: SharedReaderDependencies): Hono {
  const { db, now, newId, limits, trustProxy, isDemonstrationOpen, onNotified } = dependencies
  const { app, mountCall, mountRawCall } = createCallRoutes()
  const find = (token: string) => findSharedList(db, token, now(), isDemonstrationOpen)
  const invalidPath = unknownSharedLinkRefusal

  app.use('/api/shared/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'private, no-store')
    c.header('X-Robots-Tag', 'noindex')
    c.header('Referrer-Policy', 'no-referrer')
  })

  mountCall(
    sharedListCalls.sharedPage,
    async ({ params: { token }, query }) =>
      answerSharedPage({
        db,
        source: dependencies,
        list: await find(token),
        token,
        visitor: query.visitor,
      }),
    { invalidPath },
  )

  mountRawCall(
    sharedListCalls.sharedLogo,
    async ({ c, params }) => {
      const { user_id: ownerId, show_logo: isShown } = await find(params.token)
      if (!isShown) throw noLogoRefusal()
      return sendLogo(c, db, ownerId)
    },
    { invalidPath },
  )

  mountCall(
    sharedListCalls.reactToShared,
    async ({ c, params, body }) => {
      await limits.count('sharedReactionsByAddress', readClientAddress(c, trustProxy))
      const list = await find(params.token)
      if (await storeReaction({ db, list, now: now(), newId }, body)) onNotified()
      return actionDone
    },
    { invalidPath },
  )

  mountCall(
    sharedListCalls.askInShared,
    async ({ c, params, body }) => {
      await limits.count('sharedQuestionsByAddress', readClientAddress(c, trustProxy))
      const list = await find(params.token)
      if (await storeQuestion({ db, list, now: now(), newId }, body)) onNotified()
      return actionDone
    },
    { invalidPath },
  )

  return app
}
