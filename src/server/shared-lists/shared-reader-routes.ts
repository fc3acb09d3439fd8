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
import type { SharedListRow } from './shared-list-row.ts'
import { answerSharedPage } from './shared-page-answer.ts'

export interface SharedReaderDependencies extends PresentationSource {
  db: Database
  newId: () => string
  limits: Pick<RateLimits, 'count'>
  trustProxy: boolean
  isDemonstrationOpen: () => Promise<boolean>
  /** Hashes who opens lists, and where who answers is. */
  secret: string
  /** The owner of a list was notified. */
  onNotified: () => void
}

/**
 * Counts a question by its list, by the visitor's network and by the visitor's browser.
 * @throws Refusal 429
 */
export async function countQuestion(
  limits: Pick<RateLimits, 'count'>,
  { id }: Pick<SharedListRow, 'id'>,
  address: string,
  visitor: string | undefined,
): Promise<void> {
  await limits.count('sharedQuestionsByListAndVisitor', `${id} ${address}`)
  if (visitor !== undefined) await limits.count('sharedQuestionsByListAndVisitor', `${id} ${visitor}`)
}

/** Routes for readers with a list's link, who ask and react without a session. */
export function sharedReaderRoutes(dependencies: SharedReaderDependencies): Hono {
  const { db, now, newId, limits, trustProxy, isDemonstrationOpen, secret, onNotified } = dependencies
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
      const address = readClientAddress(c, trustProxy)
      await limits.count('sharedReactionsByAddress', address)
      const list = await find(params.token)
      if (await storeReaction({ db, list, address, secret, now: now(), newId }, body)) onNotified()
      return actionDone
    },
    { invalidPath },
  )

  mountCall(
    sharedListCalls.askInShared,
    async ({ c, params, body }) => {
      const address = readClientAddress(c, trustProxy)
      await limits.count('sharedQuestionsByAddress', address)
      const list = await find(params.token)
      await countQuestion(limits, list, address, body.visitor)
      if (await storeQuestion({ db, list, address, secret, now: now(), newId }, body)) onNotified()
      return actionDone
    },
    { invalidPath },
  )

  return app
}
