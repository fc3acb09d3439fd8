import { Refusal } from '../http/refusal.ts'
import type { ExportedData } from './owner-data.ts'

/** Writes exported data as the text of one JSON object, each value or entry of a list when the text is read so far. */
async function* writeExport(data: ExportedData): AsyncGenerator<string> {
  let before = '{'
  for (const [name, read] of Object.entries(data)) {
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    const value = read()
    if (!(Symbol.asyncIterator in value)) {
      yield JSON.stringify(await value)
      continue
    }
    let opening = '['
    for await (const entry of value) {
      yield opening + JSON.stringify(entry)
      opening = ','
    }
    yield opening === '[' ? '[]' : ']'
  }
  yield before === '{' ? '{}' : '}'
}

/** Creates the streams of exports; each account has at most one at a time. */
export function createExportStreams() {
  const running = new Set<string>()

  /**
   * Streams an account's data as JSON. Nothing is read before the reader asks for it.
   * @param gone aborts when the reader disconnects
   * @throws Refusal 429 while another export of the account runs
   */
  return (accountId: string, data: ExportedData, gone: AbortSignal): ReadableStream<Uint8Array> => {
    if (running.has(accountId))
      throw new Refusal(
        'too_many_requests',
        'Seus dados já estão sendo exportados. Espere o arquivo chegar e tente de novo.',
        { retryAfter: 5 },
      )
    running.add(accountId)
    const encoder = new TextEncoder()
    const text = writeExport(data)
    const end = (): void => void running.delete(accountId)
    gone.addEventListener('abort', end, { once: true })
    return new ReadableStream(
      {
        async pull(body) {
          try {
            const { value, done } = await text.next()
            if (done !== true) return body.enqueue(encoder.encode(value))
            end()
            body.close()
          } catch (error) {
            end()
            body.error(error)
          }
        },
        async cancel() {
          end()
          await text.return(undefined)
        },
      },
      { highWaterMark: 0 },
    )
  }
}
