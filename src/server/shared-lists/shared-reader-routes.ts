import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { presentProperty } from '#contract/present-property.ts'
import { presentSharedLot, presentSharedProperty } from '#contract/present-shared-listing.ts'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import type { SharedReaction } from '#contract/shared-list-keys.ts'
import { maxSharedQuestions } from '#contract/shared-list-limits.ts'
import type { SharedListing, SharedPage } from '#contract/shared-list-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { readJudgedFor } from '../catalogue/decision/judged-for.ts'
import { findListings } from '../catalogue/listing-store.ts'
import { type PresentationSource, currentPresentation } from '../catalogue/presentation-context.ts'
import type { Database, Queryable } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { readClientAddress } from '../http/client-address.ts'
import { listOwnLots } from '../own-lots/own-lot-store.ts'
import { storeQuestion, storeReaction } from './answer-shared-list.ts'
import { findSharedList, unknownSharedLinkRefusal } from './find-shared-list.ts'
import { noLogoRefusal, sendLogo } from './logo-routes.ts'
import { readLogoTag } from './logo-store.ts'
import { listDeskProperties, selectSharedProperties } from './shared-items.ts'
import type { SharedListRow } from './shared-list-row.ts'
import { hashSharedVisitor } from './shared-list-token.ts'

interface Asked {
  db: Queryable
  source: PresentationSource
  list: SharedListRow
  token: string
  /** The key of the visitor; `undefined` = not known. */
  visitor: string | undefined
}

/** Answers a list as its visitors see it, judged by its owner's target, sheets and answers. */
async function answerSharedPage({ db, source, list, token, visitor }: Asked): Promise<SharedPage> {
  const { user_id: ownerId, figures } = list
  const context = currentPresentation(source)
  const shown = selectSharedProperties(await listDeskProperties(db, ownerId), list.source)
  const numbers = shown.flatMap(({ id, isLot }) => (isLot ? [] : [id]))
  const judgedFor = await readJudgedFor(db, ownerId, numbers)
  const { targetRoi } = judgedFor('')
  const found = numbers.length === 0 ? [] : await findListings(db, numbers)
  const listings = new Map(found.map(listing => [listing.id, listing]))
  const hasLots = shown.some(({ isLot }) => isLot)
  const lots = new Map((hasLots ? await listOwnLots(db, ownerId) : []).map(lot => [lot.id, lot]))
  const reactions = await readOwnReactions(db, list, visitor)
  const answer = shown.flatMap(({ id, clientNotes }): SharedListing[] => {
    const shownFields = { figures, clientNotes, mine: reactions.get(id) ?? null }
    const lot = lots.get(id)
    if (lot) return [presentSharedLot(lot, targetRoi, shownFields)]
    const listing = listings.get(id)
    return listing
      ? [presentSharedProperty(presentProperty(listing, context), judgedFor(id), shownFields)]
      : []
  })
  const tag = list.show_logo ? await readLogoTag(db, ownerId) : null
  return {
    title: list.title,
    adviserName: list.adviser_name,
    words: list.words,
    logo: tag === null ? null : `/api/shared/${token}/logo?v=${tag}`,
    expiresAt: list.expires_at.toISOString(),
    asOf: toBrasiliaIso(context.now.getTime()).slice(0, 10),
    figures,
    targetRoi: figures.maxBid ? targetRoi : null,
    listings: answer,
    questionsLeft: Math.max(0, maxSharedQuestions - list.questions),
  }
}

async function readOwnReactions(
  db: Queryable,
  { user_id, id }: SharedListRow,
  visitor: string | undefined,
): Promise<Map<string, SharedReaction>> {
  if (visitor === undefined) return new Map()
  const rows = await db.query<{ item: string; liked: boolean }>(sql`
    select item_id as item, liked from shared_list_reactions
    where user_id = ${user_id} and list_id = ${id}::uuid and visitor_hash = ${hashSharedVisitor(id, visitor)}`)
  return new Map(rows.map(({ item, liked }) => [item, liked ? 'liked' : 'disliked']))
}

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
