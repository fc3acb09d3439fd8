import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { type DownloadOptions, downloadList, downloadIfChanged } from './download-list.ts'

const list = Buffer.from(listFile('2026-01-08', flatRows(3)), 'latin1')
const challenge = '<html><title>Radware</title><body>validate.perfdrive.com hCaptcha</body></html>'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** A fake bank: answers each request with the next of `answers`, repeating the last one. */
async function bank(...answers: RequestListener[]) {
  const asked: string[] = []
  const waits: number[] = []
  const server = createServer((req, res) => {
    asked.push(req.url ?? '')
    answers[Math.min(asked.length, answers.length) - 1]?.(req, res)
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const options: DownloadOptions = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/listaweb`,
    pauses: [10, 20],
    wait: async milliseconds => void waits.push(milliseconds),
  }
  const download = (more: Partial<DownloadOptions> = {}) => downloadList('SP', { ...options, ...more })
  return { download, asked, waits, options }
}

const answer =
  (status: number, body: string | Buffer = '', headers: Record<string, string> = {}): RequestListener =>
  (_, res) =>
    res.writeHead(status, headers).end(body)
const cutOff: RequestListener = (_, res) => {
  res.writeHead(200, { 'Content-Length': String(list.length) }).write(list.subarray(0, 200))
  setImmediate(() => res.destroy())
}
const silent: RequestListener = () => undefined
const stalling: RequestListener = (_, res) => void res.writeHead(200).write(list.subarray(0, 200))

describe('downloading a list', () => {
  it('returns the bytes of a list unchanged', async () => {
    const { download, asked } = await bank(answer(200, list))
    expect(Buffer.from(await download())).toEqual(list)
    expect(asked).toEqual(['/listaweb/Lista_imoveis_SP.csv'])
  })

  it('returns a list with only a header, which the importer refuses', async () => {
    const { download } = await bank(answer(200, listFile('2026-01-08', [])))
    expect((await download()).length).toBeGreaterThan(0)
  })

  it('follows redirects within the bank’s site', async () => {
    const { download, asked } = await bank(
      answer(302, '', { Location: '/novo/lista.csv' }),
      answer(200, list),
    )
    await download()
    expect(asked[1]).toBe('/novo/lista.csv')
  })

  it.each<[string, RequestListener, RegExp]>([
    ['a challenge page with status 200', answer(200, challenge), /captcha/],
    [
      'a redirect to the challenge',
      answer(302, '', { Location: 'https://validate.perfdrive.com/x' }),
      /captcha/,
    ],
    ['a redirect to elsewhere', answer(302, '', { Location: 'https://example.com/' }), /example\.com/],
    ['a redirect in a circle', answer(302, '', { Location: '/de-novo' }), /outro endereço/],
    ['another page', answer(200, '<!doctype html><html><body>Manutenção</body></html>'), /HTML/],
    ['nothing', answer(200), /vazio/],
    ['404', answer(404), /404/],
    ['403', answer(403), /403/],
    ['429', answer(429), /429/],
    ['503 for long', answer(503, '', { 'Retry-After': '600' }), /503/],
    ['304 that nobody asked for', answer(304), /304/],
  ])('gives up at once on %s', async (_, listener, reason) => {
    const { download, waits } = await bank(listener)
    await expect(download()).rejects.toThrow(reason)
    expect(waits).toEqual([])
  })

  it.each<[string, RequestListener, RegExp]>([
    ['500', answer(500), /500/],
    ['a connection cut off in the middle', cutOff, /conexão caiu/],
    ['a last line that is cut off', answer(200, list.subarray(0, -40)), /cortada/],
    ['no answer', silent, /demorou/],
    ['an answer that stops in the middle', stalling, /demorou/],
  ])('retries at growing intervals after %s, and says so in the end', async (_, listener, reason) => {
    const { download, waits, asked } = await bank(listener)
    // As short as a stall may be tested; real answers get enough time.
    const timeoutMs = reason.test('demorou') ? 200 : 20_000
    await expect(download({ timeoutMs })).rejects.toThrow(reason)
    expect([waits, asked.length]).toEqual([[10, 20], 3])
  })

  it('returns the list when it comes after failures', async () => {
    const { download } = await bank(answer(503), cutOff, answer(200, list))
    expect(Buffer.from(await download())).toEqual(list)
  })

  it('waits as long as the bank demands', async () => {
    const { download, waits } = await bank(answer(503, '', { 'Retry-After': '30' }), answer(200, list))
    await download()
    expect(waits).toEqual([30_000])
  })

  it('reports that the bank refuses the client, and until when', async () => {
    const date = 'Mon, 23 Nov 2026 12:00:00 GMT'
    const headers = { Date: date, 'Retry-After': 'Mon, 23 Nov 2026 13:00:00 GMT' }
    const { download } = await bank(
      answer(429, '', headers),
      answer(403),
      answer(200, challenge),
      answer(404),
    )
    await expect(download()).rejects.toMatchObject({ blocked: true, retryAfter: 3600 })
    await expect(download()).rejects.toMatchObject({ blocked: true, retryAfter: null })
    await expect(download()).rejects.toMatchObject({ blocked: true })
    await expect(download()).rejects.toMatchObject({ blocked: false })
  })

  it('sends the known validators and returns the new ones', async () => {
    const headers: unknown[] = []
    const { options } = await bank(
      answer(200, list, { ETag: 'W/"1"', 'Last-Modified': 'Fri, 20 Nov 2026 09:00:00 GMT' }),
      (request, response) => {
        headers.push([request.headers['if-none-match'], request.headers['if-modified-since']])
        response.writeHead(304).end()
      },
    )
    const first = await downloadIfChanged('SP', { etag: null, lastModified: null }, options)
    expect(first).toMatchObject({ etag: 'W/"1"', lastModified: 'Fri, 20 Nov 2026 09:00:00 GMT' })
    const known = first === 'unchanged' ? { etag: null, lastModified: null } : first
    expect(await downloadIfChanged('SP', known, options)).toBe('unchanged')
    expect(headers).toEqual([['W/"1"', 'Fri, 20 Nov 2026 09:00:00 GMT']])
  })

  it('stops reading what is too large for a list', async () => {
    const { download } = await bank(answer(200, list))
    await expect(download({ largest: 100 })).rejects.toThrow(/grande demais/)
  })

  it('refuses the list of another state', async () => {
    const { download } = await bank(answer(200, listFile('2026-01-08', [{ state: 'AC' }])))
    await expect(download()).rejects.toThrow('No lugar da lista de SP veio a de AC.')
  })

  it('stops when it is cancelled', async () => {
    const stop = new AbortController()
    const { download } = await bank(() => stop.abort())
    await expect(download({ signal: stop.signal })).rejects.toThrow(/abort/i)
  })
})
