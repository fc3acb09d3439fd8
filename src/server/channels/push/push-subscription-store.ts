import sql from 'sql-template-tag'
import { type Channels, maxPushDevices, type PushSubscriptionGiven } from '#contract/channel-calls.ts'
import { describeDevice } from '../../account/session-store.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { redirectDeliveries } from '../delivery-store.ts'
import type { ChannelTargets } from '../gather-worker.ts'

export interface NewPushSubscription extends PushSubscriptionGiven {
  id: string
  userId: string
  /** The browser's session: the subscription ends with it. */
  sessionId: string
  /** Origin of the endpoint. */
  service: string
}

/**
 * Stores a browser's subscription, in place of the one it had before, whose waiting messages it takes over. The same one
 * again is only seen again. Of an account, the ones seen last stay (`maxPushDevices`).
 */
export async function storePushSubscription(
  db: Database,
  { id, userId, sessionId, service, endpoint, keys, publicKey }: NewPushSubscription,
  now: Date,
): Promise<void> {
  await db.transaction(async tx => {
    // The lock serializes two tabs of one browser, and shows whether the session has ended meanwhile.
    await tx.query(sql`select from usuarios where id = ${userId} for update`)
    const [stored] = await tx.query<{ id: string }>(sql`
      insert into push_subscriptions (id, user_id, session_id, endpoint, service, p256dh, auth, public_key, created_at,
        seen_at)
      select ${id}, ${userId}, s.id, ${endpoint}, ${service}, ${keys.p256dh}, ${keys.auth}, ${publicKey},
        ${now}::timestamptz, ${now}::timestamptz
      from sessions s where s.id = ${sessionId} and s.user_id = ${userId}
      on conflict (endpoint) do update set
        created_at = case when push_subscriptions.user_id = excluded.user_id
          then push_subscriptions.created_at else excluded.created_at end,
        user_id = excluded.user_id, session_id = excluded.session_id, service = excluded.service,
        p256dh = excluded.p256dh, auth = excluded.auth, public_key = excluded.public_key, seen_at = excluded.seen_at
      returning id`)
    // The session has ended meanwhile.
    if (!stored) return
    // What is on its way to another account's browser must not appear to this one.
    await tx.query(sql`
      delete from deliveries d using push_subscriptions p
      where p.endpoint = ${endpoint} and d.subscription_id = p.id and d.user_id <> p.user_id`)
    await redirectDeliveries(tx, { sessionId, userId, to: stored.id, service }, now)
    await tx.query(sql`
      delete from push_subscriptions where session_id = ${sessionId} and endpoint <> ${endpoint}`)
    await tx.query(sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where user_id = ${userId}
        order by seen_at desc, created_at desc, id offset ${maxPushDevices})`)
  })
}

/** Lists the account's browsers, the one seen last first. */
export async function listPushDevices(
  db: Queryable,
  userId: string,
  { sessionId, publicKey }: { sessionId: string | null; publicKey: string | null },
): Promise<Channels['push']['devices']> {
  const rows = await db.query<{
    id: string
    session_id: string
    user_agent: string | null
    public_key: string
    created_at: Date
  }>(sql`
    select p.id, p.session_id, s.user_agent, p.public_key, p.created_at
    from push_subscriptions p join sessions s on s.id = p.session_id
    where p.user_id = ${userId} order by p.seen_at desc, p.id limit ${maxPushDevices}`)
  return rows.map(row => ({
    id: row.id,
    device: describeDevice(row.user_agent),
    since: row.created_at.toISOString(),
    current: row.session_id === sessionId,
    outdated: row.public_key !== publicKey,
  }))
}

/** Ends the subscription of one of the account's browsers. */
export async function deletePushDevice(db: Queryable, userId: string, id: string): Promise<void> {
  await db.query(sql`delete from push_subscriptions where user_id = ${userId} and id = ${id}`)
}

/** Deletes a subscription that its service no longer knows, with the messages that wait for it. */
export async function deletePushSubscription(db: Queryable, id: string | null): Promise<void> {
  await db.query(sql`delete from push_subscriptions where id = ${id}::uuid`)
}

/** Ends all subscriptions of an account. */
export async function deleteAllPushDevices(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from push_subscriptions where user_id = ${userId}`)
}

/**
 * Finds the browsers of an account that this key reaches. Those that subscribed with another key subscribe again at
 * their next visit.
 */
export async function findPushTargets(
  tx: Queryable,
  userId: string,
  publicKey: string | null,
): Promise<ChannelTargets> {
  const rows = await tx.query<{ id: string; service: string; public_key: string }>(sql`
    select id, service, public_key from push_subscriptions where user_id = ${userId} order by id`)
  return {
    targets: rows
      .filter(row => row.public_key === publicKey)
      .map(({ id, service }) => ({ subscriptionId: id, service })),
    returning: rows.length > 0 && publicKey !== null,
  }
}
