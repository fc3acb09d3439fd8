import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { CallTurn } from '#contract/call-queues.ts'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { sentParameter, sharedFormPaths, writeSharedListPath } from '#contract/shared-list-path.ts'
import { NewSharedQuestion, NewSharedReaction } from '#contract/shared-list-schemas.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { readClientAddress } from '../http/client-address.ts'
import { readBodyType } from '../http/limit-body.ts'
import { parseParameters } from '../http/request-body.ts'
import { findRefusal } from '../http/error-boundary.ts'
import { Refusal } from '../http/refusal.ts'
import { runInTurn } from '../queue/request-context.ts'
import { storeQuestion, storeReaction } from './answer-shared-list.ts'
import { countOpen, isPersonsVisit } from './count-open.ts'
import { findSharedList } from './find-shared-list.ts'
import { countQuestion, type SharedReaderDependencies } from './shared-reader-routes.ts'
import { giveSharedVisitor, readSharedVisitor } from '../http/shared-visitor.ts'

interface Dependencies extends SharedReaderDependencies {
  guard: Pick<AccessGuard, 'present'>
  log: Logger
  siteUrl: () => string
}

const maxFormBytes = 64 * 1024

/** A page of another site must not answer in a visitor's name. Its own form does not say its origin, as it sends no referrer. */
function refuseForeignForm(c: Context): void {
  const site = c.req.header('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site')
    throw new Refusal('cross_site', 'Este pedido veio de outro site e foi recusado.')
}

/** Leads back to the page of the list, which says what became of a form. */
function leadBack(c: Context, token: string, result: string, item = ''): Response {
  const listPath = writeSharedListPath(encodeURIComponent(token))
  const fragment = /^[\da-f-]{1,40}$/.test(item) ? `#${item}` : ''
  return c.redirect(`${listPath}?${sentParameter}=${result}${fragment}`, 303)
}

const refuseLargeForm = (c: Context): Response => leadBack(c, c.req.param('token') ?? '', 'body_too_large')

async function readForm(c: Context): Promise<Record<string, string>> {
  if (readBodyType(c) !== 'application/x-www-form-urlencoded')
    throw new Refusal('unsupported_media_type', 'Envie o formulário da página.')
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

/** Derives a question's id from what is asked and by whom: a form that is sent twice asks once. */
function deriveQuestionId(...parts: (string | null)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** What surrounds the page of a list: its headers, how often it was opened, and its forms, which need no script. */
export function sharedPageRoutes(dependencies: Dependencies): Hono {
  const { db, guard, log, now, newId, limits, trustProxy, isDemonstrationOpen, onNotified, siteUrl, secret } =
    dependencies
  const app = new Hono()
  const find = (token: string) => findSharedList(db, token, now(), isDemonstrationOpen)

  app.use('/lista/*', async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'private, no-store')
    c.res.headers.set('Referrer-Policy', 'no-referrer')
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow, noarchive')
  })

  // The page opens with a slash at its end as well.
  app.on('GET', ['/lista/:token', '/lista/:token/'], async (c, next) => {
    const token = c.req.param('token')
    await next()
    const visit = {
      method: c.req.method,
      address: readClientAddress(c, trustProxy),
      agent: c.req.header('user-agent'),
      purpose: c.req.header('sec-purpose') ?? c.req.header('purpose') ?? c.req.header('x-moz'),
    }
    if (c.res.status !== 200 || !isPersonsVisit(visit)) return
    try {
      await runInTurn(sharedListCalls.sharedPage.turn, async () => {
        const list = await find(token)
        // The owner's own views are not counted as views of a client.
        if ((await guard.present(c))?.account.id === list.user_id) return
        await countOpen(db, list, visit, secret, now())
      })
    } catch (error) {
      // The page is there all the same.
      if (!findRefusal(error)) log.warn({ err: error }, 'the open of a list was not counted')
    }
  })

  /** Mounts a form, which takes the turn of its call, leads back to the page and says there what became of it. */
  function mountForm(
    path: string,
    sent: string,
    turn: CallTurn,
    store: (c: Context, token: string, form: Record<string, string>, visitor: string) => Promise<boolean>,
  ): void {
    app.post(path, bodyLimit({ maxSize: maxFormBytes, onError: refuseLargeForm }), async c => {
      const token = c.req.param('token') ?? ''
      const answer = async (): Promise<[string, string]> => {
        try {
          refuseForeignForm(c)
          const form = await readForm(c)
          const visitor = readSharedVisitor(c) ?? newId()
          if (await runInTurn(turn, () => store(c, token, form, visitor))) onNotified()
          giveSharedVisitor(c, visitor, siteUrl().startsWith('https:'))
          return [sent, form.item ?? '']
        } catch (error) {
          const refusal = findRefusal(error)
          if (!refusal) throw error
          return [refusal.code, '']
        }
      }
      const [result, item] = await answer()
      return leadBack(c, token, result, item)
    })
  }

  mountForm(
    sharedFormPaths.reaction(':token'),
    'reacao',
    sharedListCalls.reactToShared.turn,
    async (c, token, form, visitor) => {
      const address = readClientAddress(c, trustProxy)
      await limits.count('sharedReactionsByAddress', address)
      const given = parseParameters(NewSharedReaction, {
        visitor,
        item: form.item,
        reaction: form.reaction || null,
      })
      return storeReaction({ db, list: await find(token), address, secret, now: now(), newId }, given)
    },
  )

  mountForm(
    sharedFormPaths.question(':token'),
    'pergunta',
    sharedListCalls.askInShared.turn,
    async (c, token, form, visitor) => {
      const address = readClientAddress(c, trustProxy)
      await limits.count('sharedQuestionsByAddress', address)
      const item = form.item || null
      const given = parseParameters(NewSharedQuestion, {
        id: deriveQuestionId(visitor, item, form.text ?? ''),
        visitor,
        item,
        text: form.text?.replaceAll('\r\n', '\n'),
        name: form.name ?? null,
      })
      const list = await find(token)
      await countQuestion(limits, list, address, visitor)
      return storeQuestion({ db, list, address, secret, now: now(), newId }, given)
    },
  )

  return app
}
