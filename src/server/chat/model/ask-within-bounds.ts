import type { Logger } from 'pino'
import type { RateLimits } from '../../account/rate-limits.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { describeCause } from '../error-cause.ts'
import type { ModelEnding, ModelQuestion } from './ask-model.ts'
import type { ModelSettings } from '../../server-config.ts'
import { dailyTokensUsedUp, type ModelBounds, ModelFailed } from './model-bounds.ts'
import { addTokenUsage, readTokensToday, TokenMeter } from './token-usage.ts'

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
