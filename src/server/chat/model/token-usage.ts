import sql from 'sql-template-tag'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { lockOwner } from '../../account/owner-lock.ts'

/** Returns the day in Brasília that contains an instant, `YYYY-MM-DD`. */
const dayOf = (now: Date): string => toBrasiliaIso(now.getTime()).slice(0, 10)

/** Counts the tokens an account has used today. */
export async function readTokensToday(db: Queryable, accountId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ tokens: number }>(sql`
    select tokens from model_usage where user_id = ${accountId} and day = ${dayOf(now)}::date`)
  return row?.tokens ?? 0
}

/** @throws Refusal 401 for an account that was deleted meanwhile */
export const addTokenUsage = (db: Database, accountId: string, tokens: number, now: Date): Promise<void> =>
  db.transaction(async tx => {
    await lockOwner(tx, accountId)
    await tx.query(sql`
      insert into model_usage (user_id, day, tokens) values (${accountId}, ${dayOf(now)}::date, ${tokens}::bigint)
      on conflict (user_id, day) do update set tokens = model_usage.tokens + excluded.tokens`)
  })

/** Characters per token, approximately. */
const charactersPerToken = 4

/**
 * Counts an answer's tokens: as the server reports them for each step, otherwise estimated from the text sent and
 * received.
 */
export class TokenMeter {
  #reported = 0
  #characters = 0
  /** Tokens that may still be used. */
  left = Infinity

  get usedUp(): boolean {
    return this.tokens() >= this.left
  }

  count(characters: number): void {
    this.#characters += characters
  }

  /** Called when a step has ended; `tokens` is the count the server reported. */
  stepEnded(tokens: number | undefined): void {
    this.#reported = this.tokens(tokens)
    this.#characters = 0
  }

  tokens(ofStep?: number): number {
    const isReported =
      ofStep !== undefined && Number.isSafeInteger(ofStep) && ofStep > 0 && ofStep < 10_000_000
    return this.#reported + (isReported ? ofStep : Math.ceil(this.#characters / charactersPerToken))
  }
}
