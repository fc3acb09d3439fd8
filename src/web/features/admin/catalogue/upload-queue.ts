import { useSyncExternalStore } from 'react'
import type { ImportResult, UploadEvent } from '#contract/admin-schemas.ts'
import { queryClient } from '../../../data/query-client.ts'
import { onLeaveAdmin } from '../admin-token.ts'
import { isLockedOut, withAdminToken } from '../call-admin-api.ts'
import { describeAdminFailure } from '../admin-words.ts'
import { uploadToApi } from '../../../data/api-upload.ts'

interface ListUploadOptions {
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
class ListUploadFailed extends Error {}

/**
 * Sends a list and follows its import.
 * @throws RequestRefused, ServerUnreachable, ImportFailed; when aborted, the signal's reason
 */
const sendList = (
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

/** The progress of an upload. */
export type UploadProgress =
  | { step: 'waiting' }
  | { step: 'sending'; sent: number }
  | { step: 'importing'; progress: Extract<UploadEvent, { progress: unknown }>['progress'] | null }
  | { step: 'ended'; result: ImportResult }
  | { step: 'stopped' }
  | { step: 'failed'; message: string }

export interface ListUpload {
  id: number
  file: File
  options: ListUploadOptions
  course: UploadProgress
}

/** Sends one file; `sendList` in the browser. */
export type SendUpload = typeof sendList

/** Whether an upload has ended, was stopped or failed. */
export const isUploadOver = ({ course: { step } }: ListUpload): boolean =>
  step === 'ended' || step === 'stopped' || step === 'failed'

/** The result of an empty file, which is not sent. */
const emptyFile = (file: string): ImportResult => ({
  status: 'refused',
  file,
  listDate: null,
  states: [],
  counts: null,
  issues: [],
  notes: [],
  reason: 'O arquivo está vazio. Baixe a lista de novo.',
  forcible: false,
})

/**
 * Creates a queue that sends files one after the other, in the order they were added. Calls `settled` after each
 * file.
 */
export function createUploadQueue(send: SendUpload, settled: () => void) {
  let uploads: readonly ListUpload[] = []
  let lastId = 0
  let running: { id: number; stop: AbortController } | null = null
  const listeners = new Set<() => void>()

  const set = (next: readonly ListUpload[]): void => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const move = (id: number, course: UploadProgress): void =>
    set(uploads.map(upload => (upload.id === id && !isUploadOver(upload) ? { ...upload, course } : upload)))

  async function work({ id, file, options }: ListUpload): Promise<void> {
    const stop = new AbortController()
    running = { id, stop }
    move(id, { step: 'sending', sent: 0 })
    try {
      const result = await send(file, options, {
        signal: stop.signal,
        onSent: sent =>
          move(id, sent < 1 ? { step: 'sending', sent } : { step: 'importing', progress: null }),
        onProgress: progress => move(id, { step: 'importing', progress }),
      })
      move(id, result.status === 'cancelled' ? { step: 'stopped' } : { step: 'ended', result })
    } catch (error) {
      move(id, stop.signal.aborted ? { step: 'stopped' } : { step: 'failed', message: messageOf(error) })
    }
    running = null
    settled()
    next()
  }
  function next(): void {
    const waiting = uploads.find(({ course }) => course.step === 'waiting')
    if (waiting && running === null) void work(waiting)
  }

  return {
    now: (): readonly ListUpload[] => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files: readonly File[], options: ListUploadOptions): void {
      const added = files.map((file): ListUpload => {
        lastId += 1
        const course: UploadProgress =
          file.size === 0 ? { step: 'ended', result: emptyFile(file.name) } : { step: 'waiting' }
        return { id: lastId, file, options, course }
      })
      set([...uploads, ...added])
      next()
    },
    /** Sends the same file again, with other options if given. */
    again(id: number, change: Partial<ListUploadOptions> = {}): void {
      set(
        uploads.map(upload =>
          upload.id === id && isUploadOver(upload)
            ? { ...upload, options: { ...upload.options, ...change }, course: { step: 'waiting' } }
            : upload,
        ),
      )
      next()
    },
    stop(id: number): void {
      if (running?.id === id) running.stop.abort()
      move(id, { step: 'stopped' })
    },
    /** Removes the finished files from the list. */
    clear(): void {
      set(uploads.filter(upload => !isUploadOver(upload)))
    },
    /** Stops the running upload and clears the list. */
    drop(): void {
      set([])
      running?.stop.abort()
    },
  }
}

const messageOf = (error: unknown): string => {
  if (isLockedOut(error)) return 'O token deixou de valer. Entre de novo e tente outra vez.'
  return error instanceof ListUploadFailed ? error.message : describeAdminFailure(error)
}

/** The queue of this browser tab; it continues while another section of the administration is open. */
export const uploadQueue = createUploadQueue(sendList, () => void queryClient.invalidateQueries())

/** Returns the uploads of this tab and follows their progress. */
export const useUploads = (): readonly ListUpload[] =>
  useSyncExternalStore(uploadQueue.subscribe, uploadQueue.now, uploadQueue.now)

onLeaveAdmin(uploadQueue.drop)
