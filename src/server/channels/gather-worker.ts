import type { Logger } from 'pino'
import sql, { type Sql } from 'sql-template-tag'
import { composeChannelMessage } from '#domain/alerts/channel-message.ts'
import { mayRing } from '#domain/alerts/quiet-hours.ts'
import { type Account, findAccount } from '../account/account-store.ts'
import { type BackgroundWorker, startWorker } from '../background/worker.ts'
import type { Database, Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { hourMs } from '#domain/durations.ts'
import {
  type ChannelName,
  channelNames,
  isChannelWanted,
  staysAfterPlan,
} from '../notifications/channel-choice.ts'
import { insertDeliveries } from './delivery-store.ts'
import type { Notification } from '#contract/notification-schemas.ts'
import { mayLeaveSql } from '../notifications/waiting-for-channels.ts'
import { mayRingSql } from '../outbox/quiet-hours-sql.ts'

/** A notification that waits for a channel. */
interface WaitingForChannel {
  id: string
  type: Notification['type']
  title: string
  description: string
  link: string | null
  urgent: boolean
  expires_at: Date | null
  /** The saved search it is about was deleted, or its alerts are off by now. */
  silenced: boolean
  created_at: Date
}

const columns: Record<ChannelName, Sql> = { push: sql`push`, telegram: sql`telegram` }

/** Lists accounts after `after` (by id) with notifications that wait for a channel and may ring now, at most `atMost`. */
async function listWaitingAccounts(
  db: Queryable,
  now: Date,
  after: string,
  atMost: number,
): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(sql`
    select distinct n.user_id from notifications n join usuarios u on u.id = n.user_id
    where (n.push = 'waiting' or n.telegram = 'waiting') and n.user_id > ${after}::text
      and ${mayRingSql(sql`n`, now)} and ${mayLeaveSql(now)}
    order by n.user_id limit ${atMost}::integer`)
  return rows.map(({ user_id }) => user_id)
}

/** Locks what waits for a channel until the transaction ends. Urgent and newest first. */
function lockWaiting(
  tx: Queryable,
  userId: string,
  channel: ChannelName,
  now: Date,
): Promise<WaitingForChannel[]> {
  return tx.query<WaitingForChannel>(sql`
    select n.id, n.type, n.title, n.description, n.link, n.urgent, n.expires_at, n.created_at,
      n.search_id is not null and not exists (
        select from saved_searches s where s.id = n.search_id and s.user_id = n.user_id and s.alerts) as silenced
    from notifications n where n.user_id = ${userId} and n.${columns[channel]} = 'waiting'
      and ${mayLeaveSql(now)}
    order by n.urgent desc, n.created_at desc, n.id for update`)
}

/** Marks notifications that were put into a message or must not be sent at all. */
async function markSent(
  tx: Queryable,
  channel: ChannelName,
  ids: readonly string[],
  state: 'queued' | 'none',
): Promise<void> {
  if (ids.length === 0) return
  await tx.query(sql`
    update notifications set ${columns[channel]} = ${state} where id = any(${ids}::uuid[])`)
}

/** Where a channel's messages for an account go. */
export interface ChannelTargets {
  targets: readonly { subscriptionId: string | null; service: string }[]
  /** There may be some again soon: what waits is kept for three days. */
  returning: boolean
}

type FindTargets = (tx: Queryable, userId: string) => Promise<ChannelTargets>

export interface GatherDependencies {
  log: Logger
  now: () => Date
  newId: () => string
  /** Finds the targets of each channel; an absent channel sends nothing. */
  targets: Readonly<Record<ChannelName, FindTargets>>
  /** Called once messages were put on their way. */
  onEnqueued: () => void
  /** Milliseconds between two rounds. */
  every?: number
  /** Number of accounts read at once. */
  page?: number
}

/** How long a notification waits for a channel that may return. */
const keptFor = 72 * hourMs

/**
 * Gathers what accounts were notified of into messages to their browsers and chats, outside of their quiet hours; one
 * process at a time. Notifications are marked in the transaction that puts their message on its way: none is lost, none
 * goes twice from here, wherever it is cut off.
 */
export function startGatherWorker(
  db: Database,
  { every = 30_000, page = 200, ...dependencies }: GatherDependencies,
): BackgroundWorker {
  const { now, log } = dependencies
  return startWorker(
    {
      name: 'channels',
      every,
      kickAgain: 1_000,
      lock: 'channels',
      untilDue: async () => ((await listWaitingAccounts(db, now(), '', 1)).length > 0 ? 0 : every),
      run: stopping => gatherDue(db, { ...dependencies, page }, stopping),
    },
    { db, log },
  )
}

async function gatherDue(
  db: Database,
  { page, ...dependencies }: GatherDependencies & { page: number },
  stopping: AbortSignal,
): Promise<void> {
  let ids: string[] = []
  do {
    ids = await listWaitingAccounts(db, dependencies.now(), ids.at(-1) ?? '', page)
    for (const id of ids) {
      if (stopping.aborted) return
      try {
        if (await db.transaction(tx => gatherFor(tx, id, dependencies))) dependencies.onEnqueued()
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error
        dependencies.log.error({ err: error, account: id }, 'the messages of an account cannot be gathered')
      }
    }
  } while (ids.length === page)
}

/** Returns whether a message was put on its way. */
async function gatherFor(tx: Queryable, id: string, dependencies: GatherDependencies): Promise<boolean> {
  // Locks the account, so that a concurrent deletion either finds these messages or is seen here.
  await tx.query(sql`select from usuarios where id = ${id} for share`)
  const account = await findAccount(tx, id)
  if (account === null) return false
  let any = false
  for (const channel of channelNames) any = (await gatherChannel(tx, account, channel, dependencies)) || any
  return any
}

/** Gathers by the account's current preferences, even if they were others when it was notified. */
async function gatherChannel(
  tx: Queryable,
  account: Account,
  channel: ChannelName,
  { now, newId, targets: find }: GatherDependencies,
): Promise<boolean> {
  const at = now()
  const waiting = (await lockWaiting(tx, account.id, channel, at)).filter(notification =>
    mayRing(
      { urgent: notification.urgent, expiresAt: notification.expires_at?.getTime() ?? null },
      account.preferences,
      at.getTime(),
    ),
  )
  if (waiting.length === 0) return false
  const { targets, returning } = await find[channel](tx, account.id)
  const isKept = ({ created_at }: WaitingForChannel) => at.getTime() - created_at.getTime() < keptFor
  const wanted = waiting.filter(notification => isWanted(account, notification, channel, at))
  const sent = targets.length > 0 ? wanted : []
  const kept = targets.length === 0 && returning ? wanted.filter(isKept) : []
  const dropped = waiting.filter(notification => !sent.includes(notification) && !kept.includes(notification))
  const deliveries = groupByExpiry(sent).flatMap(({ together, expiresAt }) => {
    const message = composeChannelMessage(together)
    const kinds = [...new Set(together.map(({ type }) => type))]
    const common = { ...message, userId: account.id, channel, expiresAt, kinds }
    return targets.map(target => ({ ...common, ...target, id: newId() }))
  })
  await insertDeliveries(tx, deliveries, at)
  await markSent(tx, channel, idsOf(sent), 'queued')
  await markSent(tx, channel, idsOf(dropped), 'none')
  return sent.length > 0
}

const idsOf = (notifications: readonly WaitingForChannel[]): string[] => notifications.map(({ id }) => id)

/** Whether the account may get this notification now; where its plan has ended, only what stays after it. */
function isWanted(
  { preferences, status, premiumUntil }: Account,
  { type, expires_at, silenced }: WaitingForChannel,
  channel: ChannelName,
  now: Date,
): boolean {
  const open = status === 'active' && premiumUntil !== null && premiumUntil > now
  const tooLate = silenced || (expires_at !== null && expires_at <= now)
  return !tooLate && isChannelWanted(preferences, type, channel) && (open || staysAfterPlan(type))
}

/** Groups what expires at the same time, so that its expiry drops nothing else. */
function groupByExpiry(
  notifications: readonly WaitingForChannel[],
): { together: WaitingForChannel[]; expiresAt: Date | null }[] {
  const groups = new Map<number | null, { together: WaitingForChannel[]; expiresAt: Date | null }>()
  for (const notification of notifications) {
    const at = notification.expires_at?.getTime() ?? null
    const group = groups.get(at) ?? { together: [], expiresAt: notification.expires_at }
    group.together.push(notification)
    groups.set(at, group)
  }
  return [...groups.values()]
}
