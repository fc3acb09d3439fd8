import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { UnsubscribeChoice } from '#contract/notification-schemas.ts'
import { notificationCalls } from '#contract/notification-calls.ts'
import type { Database } from '../database/database.ts'
import { readBody } from '../http/request-body.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { readBodyType } from '../http/limit-body.ts'
import { badRequestRefusal, Refusal } from '../http/refusal.ts'
import { readUploadForm } from '../http/upload-form.ts'
import { applyUnsubscribeChoice, findSubscription } from './mail-subscriptions.ts'
import { readUnsubscribeToken, type MailSubscription } from './unsubscribe-token.ts'

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
