import type { Fence } from '../holder.ts'
import type { Outcome } from './connection.ts'
import type { Refusal } from './errors.ts'

/** Where the engine's files are, and what its process must still hold to write them. */
export interface EmbeddedPlace {
  folder: string
  fence?: Fence | undefined
}

/** How the engine's thread ends when it would write to a folder that its process has lost. */
export const lostFolderExit = 86

/** `text: null` closes the engine; `values: null` runs a script. */
export interface Request {
  id: number
  text: string | null
  values: readonly (string | null)[] | null
}

/** The reply to 0 says that the engine has started. */
export type Reply = { id: number; outcome: Outcome } | { id: number; error: string; refusal: Refusal | null }
