import type { Logger } from 'pino'
import type { RateLimits } from '../../account/rate-limits.ts'
import { startWorker, type BackgroundWorker } from '../../background/worker.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { minuteMs } from '#domain/durations.ts'
import { type TelegramApi, TelegramFailed, type TelegramUpdate } from './telegram-api.ts'
import {
  linkTelegramChat,
  lockNextUpdate,
  readNextUpdate,
  storeNextUpdate,
  unlinkTelegramChat,
} from './telegram-link-store.ts'

export interface TelegramUpdateDependencies {
  api: TelegramApi
  log: Logger
  now: () => Date
  siteUrl: () => string
  limits: Pick<RateLimits, 'tryCount'>
  /** Resolves after so many milliseconds, or rejects when the signal is aborted; only tests set it. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const longestPause = 5 * minuteMs

/**
 * Reads what people write to the bot, one process at a time, by long polling: each update once, its effect and the number
 * of the next one in one transaction. A reply that fails is not repeated.
 */
export function startTelegramUpdateWorker(
  db: Database,
  { pause, ...dependencies }: TelegramUpdateDependencies,
): BackgroundWorker {
  return startWorker(
    {
      name: 'telegram updates',
      every: 30_000,
      lock: 'telegram updates',
      async run(stopping) {
        const next = await readNextUpdate(db)
        const updates = await dependencies.api.getUpdates(next, stopping)
        for (const update of updates) {
          if (stopping.aborted) return undefined
          await takeUpdate(db, update, dependencies, stopping)
        }
        return 0
      },
      backOff: (failures, error) =>
        Math.max(
          Math.min(2 ** failures * 1_000, longestPause),
          error instanceof TelegramFailed ? Math.min(error.retryAfter ?? 0, longestPause) : 0,
        ),
    },
    { db, log: dependencies.log, pause },
  )
}

async function takeUpdate(
  db: Database,
  { update_id, message }: TelegramUpdate,
  { api, now, siteUrl, limits, log }: TelegramUpdateDependencies,
  stopping: AbortSignal,
): Promise<void> {
  const chatId = String(message?.chat.id)
  // Groups have many readers, and chats that write too much get no answer.
  const isAccepted = message?.chat.type === 'private' && (await limits.tryCount('telegramByChat', chatId))
  const reply = await db.transaction(async tx => {
    if (update_id < (await lockNextUpdate(tx))) return null
    await storeNextUpdate(tx, update_id + 1)
    const name = message?.from?.first_name?.slice(0, 100) ?? null
    return isAccepted
      ? answerText(tx, { text: message.text ?? '', chatId, name, site: siteUrl() }, now())
      : null
  })
  if (reply === null) return
  try {
    await api.sendMessage(chatId, reply, stopping)
  } catch (error) {
    log.info(
      { problem: error instanceof TelegramFailed ? error.message : 'unknown' },
      'a reply was not taken',
    )
  }
}

/** Carries out the command of a message; returns the reply. */
async function answerText(
  tx: Queryable,
  { text, chatId, name, site }: { text: string; chatId: string; name: string | null; site: string },
  now: Date,
): Promise<string> {
  const [command = '', code] = text.trim().slice(0, 200).split(/\s+/)
  const profile = `${site}/profile#canais`
  switch (command.toLowerCase().replace(/@\w+$/, '')) {
    case '/start':
      if (code === undefined)
        return `Olá! Para receber aqui os seus avisos do Arremate, abra o seu perfil e toque em “Ligar ao Telegram”: ${profile}`
      return (await linkTelegramChat(tx, { code, chatId, name }, now))
        ? 'Pronto: seus avisos do Arremate chegam também aqui. Para parar, envie /parar.'
        : `Este código não vale: talvez já tenha sido usado, ou passou dos 10 minutos. Crie outro no seu perfil: ${profile}`
    case '/parar':
    case '/stop':
      return (await unlinkTelegramChat(tx, chatId))
        ? `Pronto: não chegam mais avisos aqui. Os do site, do e-mail e dos navegadores continuam como estavam. Para voltar: ${profile}`
        : 'Esta conversa não está ligada a nenhuma conta: nenhum aviso chega aqui.'
    default:
      return `Aqui só chegam os seus avisos do Arremate. Para parar, envie /parar. Para escolher quais: ${profile}`
  }
}
