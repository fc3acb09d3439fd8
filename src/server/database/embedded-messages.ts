import type { FolderFence } from '../folder-lock.ts'
import type { StatementOutcome } from './database-connection.ts'
import type { EngineRefusal } from './database-errors.ts'

/** The folder of the engine's files, and the lock its process must still hold to write them. */
export interface EmbeddedPlace {
  folder: string
  fence?: FolderFence | undefined
}

/** Exit code of the engine's thread when it would write to a folder that its process no longer holds. */
export const lostFolderExit = 86

/** `text: null` closes the engine; `values: null` runs a script; `plannedFor` is that of `SqlStatement`. */
export interface WorkerRequest {
  id: number
  text: string | null
  values: readonly (string | null)[] | null
  plannedFor?: string | undefined
}

/** The reply with id 0 says that the engine has started. */
export type WorkerReply =
  | { id: number; outcome: StatementOutcome }
  | { id: number; error: string; refusal: EngineRefusal | null }
