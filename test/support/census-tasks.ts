import { type CensusMessage, doCensusTask } from '#server/addresses/census-task.ts'
import { CensusFileRefused } from '#server/addresses/census-file-refused.ts'
import type { RunCensusTask } from '#server/addresses/run-census-task.ts'

/** Does a task in this thread, as the thread of its own does it. */
export const runHere: RunCensusTask = async (task, { signal, onProgress, onImported }) => {
  const said: CensusMessage[] = []
  await doCensusTask(task, message => said.push(message), signal)
  for (const message of said) {
    if (message.kind === 'progress') onProgress?.(message.share, message.rows)
    if (message.kind === 'imported') onImported?.(message.municipality)
    if (message.kind === 'refused') throw new CensusFileRefused(message.reason)
  }
  return said.flatMap(message => (message.kind === 'matched' ? message.matches : []))
}
