import type { Channels } from '#contract/channel-calls.ts'
import { findFeedSince } from '../calendar/calendar-feed-store.ts'
import type { Queryable } from '../database/database.ts'
import { listPushDevices } from './push/push-subscription-store.ts'
import { findTelegramLink } from './telegram/telegram-link-store.ts'

/** What this server can send by. */
export interface ChannelAbilities {
  /** `null`: nothing to browsers. */
  publicKey: string | null
  telegram: boolean
}

/** Reads by which channels an account's notifications can go. */
export async function readChannels(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  { publicKey, telegram }: ChannelAbilities,
): Promise<Channels> {
  const since = await findFeedSince(db, userId)
  return {
    push: { publicKey, devices: await listPushDevices(db, userId, { sessionId, publicKey }) },
    telegram: { available: telegram, linked: await findTelegramLink(db, userId) },
    calendar: { since: since?.toISOString() ?? null },
  }
}
