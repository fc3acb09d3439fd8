import { useSyncExternalStore } from 'react'
import type { UploadEvent } from '#contract/admin.ts'
import { queries } from '../../../data/query-client.ts'
import { isLockedOut } from '../call-admin-api.ts'
import { troubleWords } from '../words.ts'
import type { ImportResult } from './calls.ts'
import { ImportFailed, type ListOptions, sendList } from './send-list.ts'

/** The progress of an upload. */
export type Course =
  | { step: 'waiting' }
  | { step: 'sending'; sent: number }
  | { step: 'importing'; progress: Extract<UploadEvent, { progress: unknown }>['progress'] | null }
  | { step: 'ended'; result: ImportResult }
  | { step: 'stopped' }
  | { step: 'failed'; message: string }

export interface Upload {
  id: number
  file: File
  options: ListOptions
  course: Course
}

/** Sends one file; `sendList` in the browser. */
export type Send = typeof sendList

export const isOver = ({ course: { step } }: Upload): boolean =>
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
export function uploadQueue(send: Send, settled: () => void) {
  let uploads: readonly Upload[] = []
  let lastId = 0
  let running: { id: number; stop: AbortController } | null = null
  const listeners = new Set<() => void>()

  const set = (next: readonly Upload[]): void => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const move = (id: number, course: Course): void =>
    set(uploads.map(upload => (upload.id === id && !isOver(upload) ? { ...upload, course } : upload)))

  async function work({ id, file, options }: Upload): Promise<void> {
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
    now: (): readonly Upload[] => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files: readonly File[], options: ListOptions): void {
      const added = files.map((file): Upload => {
        lastId += 1
        const course: Course =
          file.size === 0 ? { step: 'ended', result: emptyFile(file.name) } : { step: 'waiting' }
        return { id: lastId, file, options, course }
      })
      set([...uploads, ...added])
      next()
    },
    /** Sends the same file again, with other options if given. */
    again(id: number, change: Partial<ListOptions> = {}): void {
      set(
        uploads.map(upload =>
          upload.id === id && isOver(upload)
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
      set(uploads.filter(upload => !isOver(upload)))
    },
    drop(): void {
      set([])
      running?.stop.abort()
    },
  }
}

const messageOf = (error: unknown): string => {
  if (isLockedOut(error)) return 'O token deixou de valer. Entre de novo e tente outra vez.'
  return error instanceof ImportFailed ? error.message : troubleWords(error)
}

/** The queue of this browser tab; it continues while another section of the administration is open. */
export const uploads = uploadQueue(sendList, () => void queries.invalidateQueries())

export const useUploads = (): readonly Upload[] => useSyncExternalStore(uploads.subscribe, uploads.now)

/** Stops the running upload and clears the list. */
export const dropUploads = (): void => uploads.drop()
