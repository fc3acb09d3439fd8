import { readSitePath } from '#domain/link-target.ts'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import type { OutboxChannel, SendingOutcome } from '../../outbox/outbox-channel.ts'
import { dueDeliveriesSql, hasDueDelivery, postponeService, type WaitingDelivery } from '../delivery-store.ts'
import { type TelegramApi, TelegramFailed } from './telegram-api.ts'
import { unlinkTelegramChat } from './telegram-link-store.ts'

/**
 * Sends messages to chats, as plain text. The Bot API has no id by which a repeated message would be recognised, so a
 * message that a dead process left open may have arrived and is not sent again. A bot may send some 30 messages a second
 * (core.telegram.org/bots/faq); a few of them are left for its answers.
 */
export const createTelegramChannel = (
  db: Database,
  { api, siteUrl }: { api: TelegramApi; siteUrl: () => string },
): OutboxChannel<WaitingDelivery> => ({
  name: 'telegram',
  table: sql`deliveries`,
  sendsAgain: false,
  hasDue: at => hasDueDelivery(db, 'telegram', at),
  atOnce: 5,
  apart: 40,
  due: (at, atMost) => dueDeliveriesSql('telegram', at, atMost),
  async send({ chatId, title, body, link, wanted }, signal) {
    if (!wanted || chatId === null) return { is: 'unwanted' }
    try {
      await api.sendMessage(chatId, `${title}\n\n${body}\n\n${siteUrl()}${readSitePath(link) ?? '/'}`, signal)
      return { is: 'sent' }
    } catch (error) {
      if (!(error instanceof TelegramFailed)) throw error
      return readFailure(error)
    }
  },
  postponeService: (service, until) => postponeService(db, 'telegram', service, until),
  /** Ends the link of the chat that refused, not that of another one which was linked meanwhile. */
  async forget({ chatId }) {
    if (chatId !== null) await db.transaction(tx => unlinkTelegramChat(tx, chatId))
  },
  describe: ({ service }) => ({ service }),
})

function readFailure({ code, description, retryAfter }: TelegramFailed): SendingOutcome {
  // The person has blocked the bot, or closed their account.
  if (code === 403 || (code === 400 && /chat not found/i.test(description))) return { is: 'gone' }
  if (code === 400) return { is: 'refused', problem: 'HTTP 400' }
  const problem = code === null ? description : `HTTP ${code}`
  return { is: 'later', problem, service: true, after: retryAfter }
}
