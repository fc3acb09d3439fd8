import { parentPort, workerData } from 'node:worker_threads'
import { startEmbedded } from './embedded-engine.ts'
import { readEngineRefusal } from './database-errors.ts'
import type { EmbeddedPlace, WorkerReply, WorkerRequest } from './embedded-messages.ts'

/** The thread of the embedded engine: a long statement here does not block the server. */
const port = parentPort
if (!port) throw new Error('This file runs as a worker')

const { folder, fence } = workerData as EmbeddedPlace
const engine = await startEmbedded(folder, fence)
port.on('message', ({ id, text, values, plannedFor }: WorkerRequest) => {
  const work =
    text === null
      ? engine.close()
      : values === null
        ? engine.script(text)
        : engine.run(text, values, plannedFor)
  work.then(
    outcome => send({ id, outcome: outcome ?? { rows: [], command: '' } }),
    (error: unknown) => send({ id, error: describe(error), refusal: readEngineRefusal(error) }),
  )
})
send({ id: 0, outcome: { rows: [], command: '' } })

function send(reply: WorkerReply): void {
  port?.postMessage(reply)
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
