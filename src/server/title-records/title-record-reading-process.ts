import process from 'node:process'
import { createPersonalDataMask } from '#domain/personal-data/mask-personal-data.ts'
import { explainTitleRecord } from '#domain/title-records/explain-title-record.ts'
import { readTitleRecordFile } from './read-title-record-file.ts'
import { boundProcessMemory } from './bound-process-memory.ts'
import type { TitleRecordMessage, TitleRecordOrder } from './title-record-reading.ts'

/**
 * Reads one matrícula in a process of its own, which ends afterwards: a hostile file blocks no request. Its argument is
 * the memory that it may hold, in bytes.
 */
const send = (message: TitleRecordMessage): Promise<void> =>
  new Promise(resolve => {
    if (process.send === undefined) throw new Error('This file runs as a process of the server.')
    process.send(message, undefined, undefined, () => resolve())
  })

async function read({ source, today }: TitleRecordOrder): Promise<TitleRecordMessage> {
  const found =
    'text' in source
      ? { text: source.text, pages: null, lines: [] }
      : await readTitleRecordFile(source.file, {
          report: progress => void send({ progress }),
          onRecognition: step => void send(step),
        })
  if ('unreadable' in found) return found
  const explained = explainTitleRecord(found.text, { today, lines: found.lines, pages: found.pages })
  return {
    read: {
      explained,
      text: createPersonalDataMask(found.text).mask(found.text),
      pages: found.pages,
      recognized: found.lines.length > 0,
    },
  }
}

boundProcessMemory(Number(process.argv[2]))
process.once('message', order => {
  void read(order as TitleRecordOrder)
    .catch((): TitleRecordMessage => ({ unreadable: 'broken' }))
    .then(send)
    .then(() => process.exit())
})
// The server ended: nobody waits for this file any more.
process.once('disconnect', () => process.exit())
await send('ready')
