import type { Capability, ServerEvents } from '../capability.ts'
import type { Database, Queryable } from '../database/database.ts'
import { type DigestDependencies, startDigestWorker } from './digest-worker.ts'
import type { Context, Hono } from 'hono'
import sql from 'sql-template-tag'
import type { z } from 'zod'
import { notificationCalls } from '#contract/notification-calls.ts'
import { UnsubscribeChoice, type Unsubscription } from '#contract/notification-schemas.ts'
import { changePreferences, findAccount } from '../account/account-store.ts'
import { type MailSubscription, readUnsubscribeToken } from './unsubscribe-token.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { readBodyType } from '../http/limit-body.ts'
import { Refusal, badRequestRefusal } from '../http/refusal.ts'
import { readBody } from '../http/request-body.ts'
import { readUploadForm } from '../http/upload-form.ts'
import { deleteSubscribedMailsTo } from '../mail/outbox.ts'

type What = z.output<typeof UnsubscribeChoice>['what']

/** Masks an address for its owner, who may have several: `maria@exemplo.com.br` → `m•••@exemplo.com.br`. */
export function maskOwnAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address].slice(0, at > 0 ? 1 : 0).join('')}•••${address.slice(Math.max(at, 0))}`
}

/**
 * Finds what a link is about; `null` when its account was deleted. When only the search was deleted, the link is
 * about the account's mails.
 */
async function findSubscription(
  db: Queryable,
  { userId, searchId }: MailSubscription,
): Promise<Unsubscription | null> {
  const account = await findAccount(db, userId)
  if (account === null) return null
  const [search] = await db.query<{ name: string; alerts: boolean }>(sql`
    select name, alerts from saved_searches where id = ${searchId}::uuid and user_id = ${userId}`)
  return {
    address: maskOwnAddress(account.email),
    search: search?.name ?? null,
    mails: account.preferences.email && (search?.alerts ?? true),
  }
}

/** Applies the choice, which may be repeated; returns `null` when the account was deleted. */
export function applyUnsubscribeChoice(
  db: Database,
  subscription: MailSubscription,
  what: What,
  now: Date,
): Promise<Unsubscription | null> {
  const { userId, searchId } = subscription
  return db.transaction(async tx => {
    if (what !== 'all' && searchId !== null) {
      await tx.query(sql`
        update saved_searches set alerts = ${what === 'again'}::boolean, updated_at = ${now}
        where id = ${searchId}::uuid and user_id = ${userId}`)
    }
    if (what !== 'search') {
      const account = await changePreferences(tx, userId, { email: what === 'again' }, now)
      if (account && what === 'all') await deleteSubscribedMailsTo(tx, account.email)
    }
    return findSubscription(tx, subscription)
  })
}

interface Dependencies {
  db: Database
  now: () => Date
  /** Signs the unsubscribe links. */
  secret: string
}

const linkInvalid = () =>
  new Refusal(
    'link_invalid',
    'Este link não vale. Abra de novo o do e-mail, inteiro, ou mude as preferências no seu perfil.',
  )

const form = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

const readForm = async (c: Context): Promise<FormData | URLSearchParams> =>
  readBodyType(c) === 'multipart/form-data' ? readUploadForm(c) : new URLSearchParams(await c.req.text())

/** Reads the JSON of our page; the form of mail programs (RFC 8058, 3.2) or an empty body ends all mails. */
async function readChoice(c: Context): Promise<z.output<typeof UnsubscribeChoice>> {
  if (form.test(c.req.header('content-type') ?? '')) {
    const given = await readForm(c)
    if (given.get('List-Unsubscribe') === 'One-Click' || [...given.keys()].length === 0)
      return { what: 'all' }
    throw badRequestRefusal({ 'List-Unsubscribe': 'Envie One-Click.' })
  }
  return (await c.req.text()) === '' ? { what: 'all' } : readBody(c, UnsubscribeChoice)
}

/** Ends mails without signing in (RFC 8058). Opening the link changes nothing, because mail scanners open links. */
export function unsubscribeRoutes({ db, now, secret }: Dependencies): Hono {
  const { app, mountCall } = createCallRoutes()
  const subscribed = (c: Context, token: string): MailSubscription => {
    c.header('Cache-Control', 'no-store')
    const subscription = readUnsubscribeToken(token, secret)
    if (subscription === null) throw linkInvalid()
    return subscription
  }

  mountCall(notificationCalls.unsubscription, async ({ c, query }) => {
    const found = await findSubscription(db, subscribed(c, query.token))
    if (found === null) throw linkInvalid()
    return found
  })

  mountCall(notificationCalls.unsubscribe, async ({ c, query }) => {
    const subscription = subscribed(c, query.token)
    const { what } = await readChoice(c)
    const changed = await applyUnsubscribeChoice(db, subscription, what, now())
    if (changed === null) throw linkInvalid()
    return changed
  })

  return app
}

interface DigestCapability extends DigestDependencies {
  db: Database
  events: ServerEvents
}

/** Sends digests, and checks at once when an account was notified; answers the links that unsubscribe. */
export const digestCapability = ({ db, events, ...dependencies }: DigestCapability): Capability => ({
  routes: [unsubscribeRoutes({ db, now: dependencies.now, secret: dependencies.secret })],
  workers: [
    () => {
      const worker = startDigestWorker(db, dependencies)
      events.on('notified', worker.kick)
      return worker
    },
  ],
})
