import type { Database } from '../../database/database.ts'
import type { DeliveryChannel, DeliveryOutcome } from '../delivery-worker.ts'
import { type TelegramApi, TelegramFailed } from './telegram-api.ts'
import { deleteTelegramLink, findTelegramChat } from './telegram-link-store.ts'

/** Sends messages to chats, as plain text. */
export const createTelegramChannel = (
  db: Database,
  { api, siteUrl }: { api: TelegramApi; siteUrl: () => string },
): DeliveryChannel => ({
  name: 'telegram',
  async send({ userId, title, body, link }, signal) {
    const chatId = await findTelegramChat(db, userId)
    if (chatId === null) return { is: 'gone' }
    try {
      await api.sendMessage(chatId, `${title}\n\n${body}\n\n${siteUrl()}${link ?? '/'}`, signal)
      return { is: 'sent' }
    } catch (error) {
      if (!(error instanceof TelegramFailed)) throw error
      return readFailure(error)
    }
  },
  remove: ({ userId }) => db.transaction(tx => deleteTelegramLink(tx, userId)),
})

function readFailure({ code, description, retryAfter }: TelegramFailed): DeliveryOutcome {
  // The person has blocked the bot, or closed their account.
  if (code === 403 || (code === 400 && /chat not found/i.test(description))) return { is: 'gone' }
  if (code === 400) return { is: 'refused', problem: 'HTTP 400' }
  const problem = code === null ? description : `HTTP ${code}`
  return { is: 'later', problem, service: true, after: retryAfter }
}
