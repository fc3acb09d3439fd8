import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import { channelCalls } from '#contract/channel-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { deleteFeedToken } from '../calendar/calendar-feed-store.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { badRequestRefusal, Refusal } from '../http/refusal.ts'
import { type ChannelAbilities, readChannels } from './channel-overview.ts'
import { type HostLookup, isPrivateHost, readPushEndpoint } from './push/push-endpoint.ts'
import { deletePushDevice, storePushSubscription } from './push/push-subscription-store.ts'
import { type TelegramApi, TelegramFailed } from './telegram/telegram-api.ts'
import { deleteTelegramLink, storeTelegramCode } from './telegram/telegram-link-store.ts'

export interface ChannelRouteDependencies {
  db: Database
  now: () => Date
  newId: () => string
  guard: Pick<AccessGuard, 'session'>
  limits: Pick<RateLimits, 'count'>
  /** `null`: nothing goes to browsers. */
  publicKey: string | null
  /** Also takes push services on this machine: for tests. */
  allowLocalPush: boolean
  /** Looks up the names of push services; the system's by default. */
  lookupHost?: HostLookup | undefined
  /** `null`: there is no bot. */
  telegram: TelegramApi | null
  stopping: AbortSignal
}

/** Without letters and digits that look alike; 12 of 31 are 59 bits. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345678'
const drawCode = (): string =>
  Array.from({ length: 12 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

const noBot = (cause?: unknown) =>
  new Refusal('telegram_unavailable', 'O Telegram não está disponível agora. Tente mais tarde.', { cause })

/** The routes of an account's browsers and chat; its calendar's address is made in calendar/. */
export function channelRoutes(dependencies: ChannelRouteDependencies): Hono {
  const { db, now, newId, guard, limits, publicKey, allowLocalPush, lookupHost, telegram, stopping } =
    dependencies
  const { app, mountCall } = createCallRoutes(guard)
  const abilities: ChannelAbilities = { publicKey, telegram: telegram !== null }
  const overview = (userId: string, sessionId: string) => readChannels(db, { userId, sessionId }, abilities)
  let botName: string | null = null

  mountCall(channelCalls.channels, ({ account, sessionId }) => overview(account.id, sessionId))

  mountCall(channelCalls.addPushDevice, async ({ account, sessionId, usageKey, body }) => {
    if (publicKey === null)
      throw new Refusal('push_unavailable', 'Este servidor não envia avisos a navegadores.')
    await limits.count('pushDevicesByAccount', usageKey)
    const endpoint = readPushEndpoint(body.endpoint, allowLocalPush)
    if (
      endpoint === null ||
      (endpoint.protocol === 'https:' && (await isPrivateHost(endpoint.hostname, lookupHost)))
    )
      throw badRequestRefusal({ endpoint: 'O serviço de avisos deste navegador não é aceito.' })
    if (body.publicKey !== publicKey)
      throw new Refusal(
        'push_key_changed',
        'A chave do servidor mudou. Ative de novo os avisos neste aparelho.',
      )
    const subscription = { ...body, endpoint: endpoint.href, service: endpoint.origin, id: newId() }
    await storePushSubscription(db, { ...subscription, userId: account.id, sessionId }, now())
    return overview(account.id, sessionId)
  })

  mountCall(channelCalls.removePushDevice, async ({ account, sessionId, params }) => {
    await deletePushDevice(db, account.id, params.id)
    return overview(account.id, sessionId)
  })

  mountCall(channelCalls.createTelegramCode, async ({ account, usageKey }) => {
    if (telegram === null) throw noBot()
    await limits.count('telegramCodesByAccount', usageKey)
    try {
      botName ??= await telegram.findBotName(stopping)
    } catch (error) {
      if (error instanceof TelegramFailed) throw noBot(error)
      throw error
    }
    const code = drawCode()
    const expires = await storeTelegramCode(db, account.id, code, now())
    return { code, expiresAt: expires.toISOString(), link: `https://t.me/${botName}?start=${code}` }
  })

  mountCall(channelCalls.unlinkTelegram, async ({ account, sessionId }) => {
    await db.transaction(tx => deleteTelegramLink(tx, account.id))
    return overview(account.id, sessionId)
  })

  mountCall(channelCalls.revokeCalendarFeed, async ({ account, sessionId }) => {
    await deleteFeedToken(db, account.id)
    return overview(account.id, sessionId)
  })

  return app
}
