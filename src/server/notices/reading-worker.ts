import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { explainNotice } from '#domain/notice/clauses/explain.ts'
import { boundMemory, usualMemory } from './bounded-memory.ts'
import { pdfText } from './pdf-text.ts'
import type { Outcome, Reading } from './reading.ts'

/** Reads one edital in its own thread, which ends afterwards: a hostile file blocks no request. */
const port = parentPort
if (!port) throw new Error('This file runs as a worker')

async function read(reading: Reading): Promise<Outcome> {
  const found = 'pdf' in reading ? await pdfText(reading.pdf) : { text: reading.text, pages: null }
  if ('unreadable' in found) return found
  return { read: { ...found, explained: explainNotice(found.text) } }
}

boundMemory(usualMemory, () => {
  port.postMessage({ unreadable: 'too much' } satisfies Outcome)
  return process.exit()
})
port.postMessage(await read(workerData as Reading))
