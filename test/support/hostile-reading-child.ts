import process from 'node:process'
import type { TitleRecordMessage, TitleRecordOrder } from '#server/title-records/title-record-reading.ts'

/** Stands in for the reading of a matrícula: a file that says `stall` is never read, `die` ends it. */
const send = (message: TitleRecordMessage): boolean | undefined => process.send?.(message)

process.once('message', ({ source }: TitleRecordOrder) => {
  const content = 'file' in source ? Buffer.from(source.file).toString('latin1') : source.text
  // The process's id as the number of a page, so that a test can look for the process.
  if (content.includes('stall')) send({ progress: { page: process.pid, pages: process.pid } })
  else if (content.includes('die')) process.kill(process.pid, 'SIGKILL')
  else send({ unreadable: 'without text' })
})
process.once('disconnect', () => process.exit())
send('ready')
