import { describe, expect, it } from 'vitest'
import { createExportStreams } from './me-routes.ts'

/** Data of many entries, and how many of them have been read. */
function countedData(entries: number) {
  const state = { read: 0 }
  async function* list() {
    for (let at = 0; at < entries; at++) {
      state.read += 1
      yield { at, text: 'x'.repeat(1_000) }
    }
  }
  return {
    state,
    data: { name: async () => 'Ana', entries: list, nothing: async () => null, none: noEntries },
  }
}

async function* noEntries(): AsyncGenerator<never> {}

const connected = () => new AbortController().signal
const readAll = async (stream: ReadableStream<Uint8Array>): Promise<unknown> =>
  JSON.parse(await new Response(stream).text())

describe('the stream of an export', () => {
  it('is one JSON object', async () => {
    const stream = createExportStreams()('ana', countedData(2).data, connected())
    const entry = (at: number) => ({ at, text: 'x'.repeat(1_000) })
    expect(await readAll(stream)).toEqual({
      name: 'Ana',
      entries: [entry(0), entry(1)],
      nothing: null,
      none: [],
    })
    expect(await readAll(createExportStreams()('ana', {}, connected()))).toEqual({})
  })

  it('reads no more from the database than its reader takes', async () => {
    const { state, data } = countedData(1_000)
    const reader = createExportStreams()('ana', data, connected()).getReader()
    expect(state.read).toBe(0)
    // A name and its value, and the name of the list.
    for (let piece = 0; piece < 3 + 10; piece++) await reader.read()
    await new Promise(resolve => setImmediate(resolve))
    expect(state.read).toBe(10)
  })

  it('runs one at a time for an account, until it is read, given up or failed', async () => {
    const start = createExportStreams()
    const { data } = countedData(1)
    const refused = () => expect(() => start('ana', data, connected())).toThrow('já estão sendo exportados')
    const read = start('ana', data, connected())
    refused()
    await readAll(read)
    const givenUp = start('ana', data, connected())
    refused()
    await givenUp.cancel()
    const failing = start('ana', { name: () => Promise.reject(new Error('away')) }, connected())
    refused()
    await expect(readAll(failing)).rejects.toThrow('away')
    const client = new AbortController()
    start('ana', data, client.signal)
    refused()
    client.abort()
    expect(await readAll(start('ana', data, connected()))).toMatchObject({ name: 'Ana' })
  })
})
