import type { Fence } from '../holder.ts'
import type { Outcome } from './connection.ts'
import type { Refusal } from './errors.ts'

/** The folder of the engine's files, and the lock its process must still hold to write them. */
export interface EmbeddedPlace {
  folder: string
  fence?: Fence | undefined
}

/** Exit code of the engine's thread when it would write to a folder that its process no longer holds. */
export const lostFolderExit = 86

/** `text: null` closes the engine; `values: null` runs a script. */
export interface Request {
  id: number
  text: string | null
  values: readonly (string | null)[] | null
}

/** The reply with id 0 says that the engine has started. */
export type Reply = { id: number; outcome: Outcome } | { id: number; error: string; refusal: Refusal | null }
