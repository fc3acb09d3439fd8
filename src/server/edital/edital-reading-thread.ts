import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { explainEdital } from '#domain/edital/clauses/explain-edital.ts'
import { boundMemory, defaultMemoryBounds } from './bounded-memory.ts'
import { loadPdfReader, readPdfText } from './pdf-text.ts'
import type { EditalReadingOutcome, EditalSource, EditalThreadMessage } from './edital-reading.ts'

/** Reads one edital in its own thread, which ends afterwards: a hostile file blocks no request. */
const port = parentPort
if (!port) throw new Error('This file runs as a worker')

async function read(reading: EditalSource): Promise<EditalReadingOutcome> {
  const found =
    'pdf' in reading ? await readPdfText(reading.pdf) : { text: reading.text, pages: null, pageStarts: [] }
  if ('unreadable' in found) return found
  const { text, pages, pageStarts } = found
  return { read: { text, pages, explained: explainEdital(text, pageStarts) } }
}

boundMemory(defaultMemoryBounds, () => {
  port.postMessage({ unreadable: 'too much' } satisfies EditalReadingOutcome)
  return process.exit()
})
const source = workerData as EditalSource
// Before the clock of the reading starts, and after the memory is bounded.
if ('pdf' in source) await loadPdfReader()
port.postMessage('ready' satisfies EditalThreadMessage)
port.postMessage(await read(source))
