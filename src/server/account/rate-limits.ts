import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { widenNetwork } from '../http/client-address.ts'
import { Refusal } from '../http/refusal.ts'
import { daySeconds, hourSeconds, minuteSeconds } from '#domain/durations.ts'

/** Maximum number of attempts within so many seconds. */
const allowed = {
  signInByAddress: [20, 15 * minuteSeconds],
  signInByAccountFromAddress: [10, 15 * minuteSeconds],
  signInByAccountFromDevice: [10, 15 * minuteSeconds],
  wrongPasswordsByAccount: [100, daySeconds],
  signInLinksByAccount: [4, hourSeconds],
  resetByAddress: [15, hourSeconds],
  resetByAccount: [4, hourSeconds],
  passwordByAccount: [10, 15 * minuteSeconds],
  apiKeysByAccount: [60, hourSeconds],
  exportsByAccount: [10, hourSeconds],
  testNotificationByAccount: [10, hourSeconds],
  pushDevicesByAccount: [60, hourSeconds],
  telegramCodesByAccount: [20, hourSeconds],
  telegramByChat: [20, 15 * minuteSeconds],
  calendarFeedsByAccount: [20, hourSeconds],
  sharedLinksByAccount: [60, hourSeconds],
  logosByAccount: [30, hourSeconds],
  papersByAccount: [300, hourSeconds],
  sharedReactionsByAddress: [600, 10 * minuteSeconds],
  sharedQuestionsByAddress: [60, hourSeconds],
  sharedQuestionsByListAndVisitor: [10, 10 * minuteSeconds],
  adminByAddress: [20, 15 * minuteSeconds],
  webhookByAddress: [20, 15 * minuteSeconds],
  questionsByAccount: [600, 10 * minuteSeconds],
  modelByAccount: [60, hourSeconds],
  editaisByAccount: [60, 10 * minuteSeconds],
  titleRecordsByAccount: [30, 10 * minuteSeconds],
  plainWordsByAccount: [60, 10 * minuteSeconds],
  // The next attempt at anything that everybody may ask is at most ten seconds away.
  anonymousWritesByAddress: [600, 10],
  anonymousWritesByAddressAndDay: [3000, daySeconds],
  bankPhotosByAddress: [100, 10],
} as const satisfies Record<string, readonly [number, number]>
/** A /48 may use as much as so many of its /64 together. */
const networksInOne = 8
/** Limits whose attempts are never taken back: beyond them, the database is not asked again. */
const blockedInMemory: ReadonlySet<string> = new Set<keyof typeof allowed>([
  'adminByAddress',
  'webhookByAddress',
])
type RateLimitName = keyof typeof allowed

export interface RateLimits {
  /**
   * Counts an attempt, or several at once.
   * @param subject whom or what the attempts are counted for; may end with a space and a network
   * @throws Refusal 429 with the time to wait, after too many attempts
   */
  count(name: RateLimitName, subject: string, attempts?: number): Promise<void>
  /** Counts like `count`, but returns whether the attempt is allowed. */
  tryCount(name: RateLimitName, subject: string): Promise<boolean>
  /** Whether no attempt is left; counts nothing. */
  isSpent(name: RateLimitName, subject: string): Promise<boolean>
  /** Takes back an attempt that turned out to be legitimate. */
  forgive(name: RateLimitName, subject: string): Promise<void>
}

/**
 * Creates rate limits that all processes of one database share. Keys are stored only as hashes. While the database is
 * unreachable, each process counts on its own.
 */
export function createRateLimits(db: Database): RateLimits {
  const client = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const rows = await db.query({ text, values })
      return { rows, rowCount: rows.length }
    },
  }
  const limitersOf = (prefix: string, times: number) =>
    Object.fromEntries(
      Object.entries(allowed).map(([name, [once, duration]]) => {
        const [keyPrefix, points] = [`${prefix}${name}`, once * times]
        const limiter = new RateLimiterPostgres({
          storeClient: client,
          storeType: 'client',
          tableName: 'limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix,
          points,
          duration,
          ...(blockedInMemory.has(name) && { inMemoryBlockOnConsumed: points + 1 }),
          insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
        })
        return [name, limiter]
      }),
    ) as unknown as Record<RateLimitName, RateLimiterPostgres>
  const limiters = limitersOf('', 1)
  const widerLimiters = limitersOf('wider ', networksInOne)
  const key = (subject: string) => createHash('sha256').update(subject).digest('base64url')
  const count = async (name: RateLimitName, subject: string, attempts = 1) => {
    await limiters[name].consume(key(subject), attempts)
    const wider = widen(subject)
    // Also counted by the /48, because a client that has a whole /48 could otherwise use 65,536 networks.
    if (wider !== null) await widerLimiters[name].consume(key(wider), attempts)
  }
  return {
    async count(name, subject, attempts) {
      try {
        await count(name, subject, attempts)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw tooMany(Math.ceil(refused.msBeforeNext / 1000))
      }
    },
    async tryCount(name, subject) {
      try {
        await count(name, subject)
        return true
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false
        throw refused
      }
    },
    async isSpent(name, subject) {
      return ((await limiters[name].get(key(subject)))?.remainingPoints ?? 1) <= 0
    },
    async forgive(name, subject) {
      await limiters[name].reward(key(subject))
      const wider = widen(subject)
      if (wider !== null) await widerLimiters[name].reward(key(wider))
    },
  }
}

/** Replaces the /64 at the end of a key by its /48; `null` when there is none. */
function widen(subject: string): string | null {
  const start = subject.lastIndexOf(' ') + 1
  const wider = widenNetwork(subject.slice(start))
  return wider === null ? null : subject.slice(0, start) + wider
}

function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / minuteSeconds)
  const hours = Math.ceil(minutes / 60)
  const wait = minutes <= 1 ? 'um minuto' : minutes <= 90 ? `${minutes} minutos` : `${hours} horas`
  return new Refusal('too_many_requests', `Muitas tentativas. Espere ${wait} e tente de novo.`, {
    retryAfter: Math.max(1, seconds),
  })
}
