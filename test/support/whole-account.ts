import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import type { Account } from '#server/account/account-store.ts'
import { addTokenUsage } from '#server/chat/model/token-usage.ts'
import type { Database } from '#server/database/database.ts'
import { storeLogo } from '#server/shared-lists/logo-store.ts'
import { jsonRequest } from './accounts.ts'
import { exampleSharedFigures } from './client-lists.ts'
import { exampleEditalPaper } from './kept-papers.ts'
import { lastlinkBody, lastlinkOf } from './lastlink.ts'
import { testPassword } from './sign-in.ts'

interface WholeAccount {
  db: Database
  app: Hono
  now: Date
  /** Its password is `testPassword`. */
  account: Account
  cookie: string
  /** A listing of the catalogue. */
  property: string
  /** Stands in everything that the account writes. */
  word: string
}

/**
 * Gives an account something of everything that accounts can have: by the calls of the application, and by the database
 * where that takes a browser, a chat or a worker.
 */
export async function fillAccount({
  db,
  app,
  now,
  account,
  cookie,
  property,
  word,
}: WholeAccount): Promise<void> {
  const [chat, lot, client, list] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  async function call(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object = {}): Promise<unknown> {
    const response = await app.request(path, jsonRequest(method, body, { cookie }))
    const answer = await response.text()
    if (!response.ok) throw new Error(`${path}: ${answer}`)
    return answer.startsWith('{') ? JSON.parse(answer) : answer
  }
  const user_id = account.id
  await call('POST', '/api/auth/sign-in/email', { email: account.email, password: testPassword })
  await call('PATCH', '/api/me', { name: word })
  await call('POST', '/api/favorites', { user_id, property: { id: property } })
  await call('PATCH', `/api/favorites/${property}`, { user_id, notes: word, clientNotes: word })
  await call('POST', '/api/saved-searches', { user_id, id: randomUUID(), name: word, filters: {} })
  await call('PUT', `/api/own-lots/${lot}`, { user_id, title: word, text: word })
  await call('PUT', `/api/clients/${client}`, { user_id, name: word })
  await call('PUT', `/api/expenses/${randomUUID()}`, {
    user_id,
    item_id: lot,
    date: '2026-01-10',
    kind: 'itbi',
    amount: 10,
    note: word,
  })
  await call('POST', '/api/chats', { id: chat })
  await call('POST', '/api/chat', { conversationId: chat, message: `Casas em ${word}` })
  await call('POST', '/api/notifications/test')
  await call('POST', '/api/me/keys', { name: word, scopes: ['read'] })
  await call('POST', '/api/me/calendar-feed')
  await call('POST', '/api/auth/request-password-reset', { email: account.email })
  await call('PUT', `/api/papers/${randomUUID()}`, { ...exampleEditalPaper, name: word })

  const { url } = (await call('POST', '/api/shared-lists', {
    id: list,
    title: word,
    adviserName: word,
    figures: exampleSharedFigures,
    source: { kind: 'items', items: [property] },
    days: 7,
  })) as { url: string }
  const token = url.split('/').at(-1) ?? ''
  await call('POST', `/api/shared/${token}/reactions`, {
    visitor: randomUUID(),
    item: property,
    reaction: 'liked',
  })
  await call('POST', `/api/shared/${token}/questions`, { id: randomUUID(), text: word, name: word })

  const bought = lastlinkBody({ email: account.email, payment: randomUUID(), subscription: randomUUID() })
  if ((await lastlinkOf(app).send(bought)) !== 'processed') throw new Error('The payment is not processed')

  await addTokenUsage(db, account.id, 10, now)
  await storeLogo(db, account.id, new Uint8Array([1]))
  await db.query(sql`
    insert into shared_list_opens (user_id, list_id, day, opener_hash)
    values (${account.id}, ${list}::uuid, ${now}::date, 'x')`)
  await db.query(sql`
    insert into telegram_links (user_id, chat_id, name, linked_at) values (${account.id}, ${word}, ${word}, ${now})`)
  await db.query(sql`
    insert into telegram_codes (user_id, code_hash, expires_at) values (${account.id}, ${word}, ${now})`)
  await db.query(sql`
    insert into push_subscriptions (id, user_id, session_id, endpoint, service, p256dh, auth, public_key, created_at,
      seen_at)
    select gen_random_uuid(), user_id, id, 'https://push.example/' || ${word}::text, 'https://push.example', '', '', '',
      ${now}::timestamptz, ${now}::timestamptz
    from sessions where user_id = ${account.id} limit 1`)
  await db.query(sql`
    insert into deliveries (id, user_id, channel, service, title, body, created_at, next_attempt_at)
    values (gen_random_uuid(), ${account.id}, 'telegram', 'telegram', ${word}, ${word}, ${now}, ${now})`)
  await db.query(sql`
    insert into told_notices (user_id, key, told_at) values (${account.id}, ${word}, ${now})`)
}
