import type { Outcome } from './connection.ts'
import type { Refusal } from './errors.ts'

/** `text: null` closes the engine; `values: null` runs a script. */
export interface Request {
  id: number
  text: string | null
  values: readonly (string | null)[] | null
}

/** The reply to 0 says that the engine has started. */
export type Reply = { id: number; outcome: Outcome } | { id: number; error: string; refusal: Refusal | null }
