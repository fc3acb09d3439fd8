import type { UploadEvent } from '#contract/admin-schemas.ts'
import { uploadToApi } from '../../../data/api-upload.ts'
import { withAdminToken } from '../call-admin-api.ts'
import type { ImportResult } from '#contract/admin-schemas.ts'

export interface ListUploadOptions {
  /** Whether the file has only some of the state's listings; listings missing in it stay in the catalogue. */
  partial: boolean
  /** Whether to import the file although it was refused. */
  force: boolean
  /** `YYYY-MM-DD` for a file that does not state its date; empty for none. */
  date: string
}

interface UploadListeners {
  signal: AbortSignal
  /** Receives how much of the file has been sent, from 0 to 1. */
  onSent: (share: number) => void
  onProgress: (progress: Extract<UploadEvent, { progress: unknown }>['progress']) => void
}

/** The import began and failed midway. */
export class ListUploadFailed extends Error {}

/**
 * Sends a list and follows its import.
 * @throws RequestRefused, ServerUnreachable, ImportFailed; when aborted, the signal's reason
 */
export const sendList = (
  file: File,
  { partial, force, date }: ListUploadOptions,
  { signal, onSent, onProgress }: UploadListeners,
): Promise<ImportResult> =>
  withAdminToken(token =>
    uploadToApi('POST /api/admin/catalogue/import', {
      form: {
        partial: partial ? 'true' : 'false',
        force: force ? 'true' : 'false',
        date: date === '' ? undefined : date,
        file,
      },
      token,
      signal,
      onSent,
      readEvent: event => {
        if ('error' in event) throw new ListUploadFailed(event.error.message)
        if ('result' in event) return event.result
        onProgress(event.progress)
        return undefined
      },
    }),
  )
