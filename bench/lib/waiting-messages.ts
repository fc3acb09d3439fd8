import { createECDH, randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Database } from '#server/database/database.ts'
import type { OutboxChannelName } from '#server/outbox/outbox-channel.ts'
import { completeVapidKeys } from '#server/vapid-keys.ts'

const accounts = 1_000

interface WaitingMessages {
  /** How many wait on each channel. */
  messages: Readonly<Record<OutboxChannelName, number>>
  /** The origin of the push service. */
  pushService: string
  vapidPrivateKey: string
}

/** Puts accounts into a database, each with a browser and a chat, and so many messages on every channel. */
export async function fillOutbox(
  db: Database,
  { messages, pushService, vapidPrivateKey }: WaitingMessages,
): Promise<void> {
  await db.query(sql`
    insert into usuarios (id, email, nome, preferencias, created_at, updated_at)
    select 'conta-' || n, n || '@exemplo.com.br', 'Pessoa ' || n, '{"quiet":false}', now(), now()
    from generate_series(1, ${accounts}::integer) n`)
  await db.query(sql`
    insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
    select n::text, 'conta-' || n, n::text, now() + interval '1 day', now(), now()
    from generate_series(1, ${accounts}::integer) n`)
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  await db.query(sql`
    insert into push_subscriptions (id, user_id, session_id, endpoint, service, p256dh, auth, public_key, created_at,
      seen_at)
    select gen_random_uuid(), 'conta-' || n, n::text, ${pushService}::text || '/push/' || n, ${pushService}::text,
      ${browser.getPublicKey('base64url')}::text, ${randomBytes(16).toString('base64url')}::text,
      ${completeVapidKeys(vapidPrivateKey).publicKey}::text, now(), now()
    from generate_series(1, ${accounts}::integer) n`)
  await db.query(sql`
    insert into telegram_links (user_id, chat_id, linked_at)
    select 'conta-' || n, n::text, now() from generate_series(1, ${accounts}::integer) n`)
  const words = 'Casa em Goiânia: o preço caiu de R$ 210.000 para R$ 178.500, 15 % menos. '
  await db.query(sql`
    insert into deliveries (id, user_id, channel, subscription_id, service, title, body, link, kinds, created_at,
      next_attempt_at)
    select gen_random_uuid(), p.user_id, channel, case channel when 'push' then p.id end,
      case channel when 'push' then p.service else channel end, 'Um favorito seu baixou de preço', ${words}::text,
      '/imovel/8444405322578', '{deal}', now() + n * interval '1 microsecond', now()
    from (values ('push', ${messages.push}::integer), ('telegram', ${messages.telegram}::integer)) waiting (channel, many),
      generate_series(1, many) n, push_subscriptions p
    where p.user_id = 'conta-' || 1 + n % ${accounts}::integer`)
  await db.query(sql`
    insert into outgoing_mail (id, recipient, subject, text_body, html_body, created_at, next_attempt_at)
    select gen_random_uuid(), n || '@exemplo.com.br', 'Avisos de hoje', repeat(${words}::text, 20),
      repeat('<p>' || ${words}::text || '</p>', 60), now() + n * interval '1 microsecond', now()
    from generate_series(1, ${messages.mail}::integer) n`)
  await db.maintain()
}
