import { z } from 'zod'
import type { TelegramSettings } from '../../server-config.ts'

/** The Bot API refused a call, or did not answer; the message has no token, no text and no chat. */
export class TelegramFailed extends Error {
  /** The code that the API names; `null` when it did not answer. */
  readonly code: number | null
  /** What the API says of a refusal, in English. */
  readonly description: string
  /** Milliseconds for which it asks to get no more calls. */
  readonly retryAfter: number | null

  constructor(method: string, code: number | null, description: string, retryAfter: number | null) {
    super(`Telegram ${method}: ${code ?? description}`)
    this.code = code
    this.description = description
    this.retryAfter = retryAfter
  }
}

/** An update of the bot, as far as it matters here. */
const Update = z.object({
  update_id: z.int(),
  message: z
    .object({
      chat: z.object({ id: z.int(), type: z.string() }),
      from: z.object({ first_name: z.string().optional() }).optional(),
      text: z.string().optional(),
    })
    .optional()
    .catch(undefined),
})
export type TelegramUpdate = z.output<typeof Update>

/** The calls of the Bot API that are used here. All throw TelegramFailed. */
export interface TelegramApi {
  /** Returns the bot's name, as in `https://t.me/{name}`. */
  findBotName(signal: AbortSignal): Promise<string>
  sendMessage(chatId: string, text: string, signal: AbortSignal): Promise<void>
  /** Waits for updates from the number `from` on; forgets those before. */
  getUpdates(from: number, signal: AbortSignal): Promise<TelegramUpdate[]>
}

interface TelegramTimes {
  /** Milliseconds for one call. */
  timeout?: number
  /** Seconds for which the API holds a question for updates open while there are none. */
  poll?: number
}

const answerSchema = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.int().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
})

/** Opens the Bot API of a bot. */
export function openTelegramApi(
  { token, url }: TelegramSettings,
  { timeout = 10_000, poll = 25 }: TelegramTimes = {},
): TelegramApi {
  async function call<Schema extends z.ZodType>(
    method: string,
    schema: Schema,
    given: object,
    signal: AbortSignal,
    timeoutMs = timeout,
  ): Promise<z.output<Schema>> {
    let answer: z.output<typeof answerSchema>
    try {
      const response = await fetch(`${url}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(given),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      const parsed = answerSchema.safeParse(await response.json().catch(() => null))
      if (!parsed.success) throw new TelegramFailed(method, response.status, 'no answer of the API', null)
      answer = parsed.data
    } catch (error) {
      if (error instanceof TelegramFailed) throw error
      // The cause would name the address, and with it the token.
      throw new TelegramFailed(method, null, 'no answer', null)
    }
    if (!answer.ok) {
      const seconds = answer.parameters?.retry_after
      const { error_code: code = null, description = '' } = answer
      throw new TelegramFailed(method, code, description, seconds === undefined ? null : seconds * 1000)
    }
    const result = schema.safeParse(answer.result)
    if (!result.success) throw new TelegramFailed(method, null, 'an answer of another shape', null)
    return result.data
  }
  return {
    async findBotName(signal) {
      return (await call('getMe', z.object({ username: z.string().regex(/^\w{1,64}$/) }), {}, signal))
        .username
    },
    async sendMessage(chatId, text, signal) {
      const given = { chat_id: chatId, text, link_preview_options: { is_disabled: true } }
      await call('sendMessage', z.unknown(), given, signal)
    },
    getUpdates(from, signal) {
      const given = { offset: from, timeout: poll, limit: 100, allowed_updates: ['message'] }
      return call('getUpdates', z.array(Update), given, signal, timeout + poll * 1000)
    },
  }
}
