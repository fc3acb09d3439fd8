import type { Logger } from 'pino'
import type { RateLimits } from '../../account/rate-limits.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { describeCause } from '../error-cause.ts'
import type { ModelEnding, ModelQuestion } from './ask-model.ts'
import type { ModelSettings } from '../../server-config.ts'
import { addTokenUsage, readTokensToday, TokenMeter } from './token-usage.ts'

/** Limits of the model's time, size and number of uses. Times in milliseconds, lengths in characters. */
export interface ModelBounds {
  /** For a whole answer. */
  whole: number
  /** Without receiving any piece of it. */
  silence: number
  /** Maximum requests to the model per answer; tools run between them. */
  steps: number
  /** Maximum tool calls in one step, and in all. */
  callsOfStep: number
  calls: number
  outputTokens: number
  /** A longer text is not accepted as an answer. */
  answerLength: number
  /** Maximum bytes that the server may send for one step. */
  responseSize: number
  /** Maximum number of messages before the question, and their total length. */
  history: number
  historyLength: number
  editalLength: number
  /** Per account and day. */
  dailyTokens: number
  /** After this many failures in a row, no request goes to the model for the given time. */
  failures: number
  rest: number
}

export const defaultModelBounds: ModelBounds = {
  whole: 60_000,
  silence: 20_000,
  steps: 5,
  callsOfStep: 6,
  calls: 12,
  outputTokens: 900,
  answerLength: 12_000,
  responseSize: 8 * 1024 * 1024,
  history: 12,
  historyLength: 8_000,
  editalLength: 60_000,
  dailyTokens: 400_000,
  failures: 3,
  rest: 60_000,
}

/**
 * The model failed, stalled, broke off, or has used up its daily limit: the rules answer. The message only names
 * which.
 */
export class ModelFailed extends Error {}

export const dailyTokensUsedUp = 'day is used up'

/** Creates a circuit breaker: stops requests to a server for a while after several failures in a row. */
function createCircuitBreaker({ failures, rest }: Pick<ModelBounds, 'failures' | 'rest'>, now: () => Date) {
  let inARow = 0
  let until = -Infinity
  return {
    resting: (): boolean => now().getTime() < until,
    worked() {
      inARow = 0
    },
    failed() {
      inARow += 1
      if (inARow >= failures) until = now().getTime() + rest
    },
  }
}

/**
 * Asks the model within its limits of number, size and time.
 * @throws ModelFailed; the signal's reason
 */
export type AskModelWithinBounds = (
  asked: { accountId: string; purpose: 'answer' | 'edital' | 'plain words' },
  asking: ModelQuestion,
  signal: AbortSignal,
) => Promise<ModelEnding>

/** Keeps a model within its limits: questions and tokens per account, failures per server. */
export function createBoundedAsk(
  settings: ModelSettings,
  { db, log, now, limits }: { db: Database; log: Logger; now: () => Date; limits: RateLimits },
  bounds: ModelBounds,
): AskModelWithinBounds {
  const server = createCircuitBreaker(bounds, now)

  /** @returns the number of tokens left for the day */
  async function mayAsk(accountId: string): Promise<number> {
    if (server.resting()) throw new ModelFailed('is left alone after several failures')
    const remaining = bounds.dailyTokens - (await readTokensToday(db, accountId, now()))
    if (remaining <= 0) throw new ModelFailed(dailyTokensUsedUp)
    if (!(await limits.tryCount('modelByAccount', accountId))) throw new ModelFailed('asked too often')
    return remaining
  }

  return async ({ accountId, purpose }, asking, signal) => {
    const [logFields, started, meter] = [{ model: settings.name, purpose }, now().getTime(), new TokenMeter()]
    const figures = () => ({ ...logFields, tokens: meter.tokens(), ms: now().getTime() - started })
    try {
      meter.left = await mayAsk(accountId)
    } catch (cause) {
      signal.throwIfAborted()
      const failure = cause instanceof ModelFailed ? cause.message : 'its use cannot be read'
      log.info({ ...logFields, failure }, 'The model was not asked')
      throw new ModelFailed(failure)
    }
    try {
      const { askModel: ask } = await import('./ask-model.ts')
      const ended = await ask(settings, bounds, asking, meter, signal)
      server.worked()
      log.info({ ...figures(), ended }, 'The model has answered')
      return ended
    } catch (cause) {
      if (signal.aborted) {
        log.info(figures(), 'Nobody waits for the model any more')
        throw signal.reason
      }
      const failure = cause instanceof ModelFailed ? cause.message : 'broke'
      server.failed()
      log.warn({ ...figures(), failure }, 'The model has failed')
      throw cause instanceof ModelFailed ? cause : new ModelFailed(failure)
    } finally {
      await storeTokens(accountId, meter.tokens())
    }
  }

  /**
   * Counts the used tokens up to a day's budget, also of an answer that failed; does nothing for an account deleted
   * meanwhile.
   */
  async function storeTokens(accountId: string, tokens: number): Promise<void> {
    if (tokens === 0) return
    await addTokenUsage(db, accountId, Math.min(tokens, bounds.dailyTokens), now()).catch(
      (error: unknown) => {
        if (error instanceof Refusal) return
        log.warn({ cause: describeCause(error), tokens }, "The model's use could not be kept")
      },
    )
  }
}
