import type { DatabaseConnection, StatementOutcome } from './database-connection.ts'
import { DataFolderLost } from '../data-folder.ts'
import { isSource, startThread } from '../start-thread.ts'
import {
  type EmbeddedPlace,
  lostFolderExit,
  type WorkerReply,
  type WorkerRequest,
} from './embedded-messages.ts'
import { DatabaseError, DatabaseUnavailable } from './database-errors.ts'

interface Waiting {
  resolve: (outcome: StatementOutcome) => void
  reject: (error: Error) => void
}

const engineThread = isSource
  ? new URL('./embedded-worker.ts', import.meta.url)
  : new URL('./embedded-worker.js', import.meta.url)

/** Starts the embedded engine in its own thread. `report` is called if the thread ends unexpectedly. */
export async function startEngineThread(
  place: EmbeddedPlace,
  report: (error: Error) => void,
): Promise<DatabaseConnection & { close(): Promise<void> }> {
  const worker = startThread(engineThread, { workerData: place })
  const waiting = new Map<number, Waiting>()
  let requests = 0
  let ended: DatabaseUnavailable | null = null
  let watched = false

  function end(cause: Error): void {
    if (ended) return
    ended = new DatabaseUnavailable(`The embedded database has stopped: ${cause.message}`, { cause })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
    if (watched) report(ended)
  }

  function ask(
    text: string | null,
    values: WorkerRequest['values'],
    plannedFor?: string,
  ): Promise<StatementOutcome> {
    if (ended) return Promise.reject(ended)
    const id = ++requests
    worker.postMessage({ id, text, values, plannedFor } satisfies WorkerRequest)
    return replyTo(id)
  }

  function replyTo(id: number): Promise<StatementOutcome> {
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }

  worker.on('error', end)
  worker.on('exit', code =>
    end(
      place.fence && code === lostFolderExit
        ? new DataFolderLost(place.folder)
        : new Error(`Its thread ended with ${code}`),
    ),
  )
  worker.on('message', (reply: WorkerReply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('outcome' in reply) asked?.resolve(reply.outcome)
    else asked?.reject(reply.refusal ? new DatabaseError(reply.error, reply.refusal) : new Error(reply.error))
  })
  await replyTo(0)
  watched = true

  return {
    run: ask,
    script: async text => void (await ask(text, null)),
    close: async () => {
      watched = false
      if (!ended) await ask(null, null)
      await worker.terminate()
    },
  }
}
