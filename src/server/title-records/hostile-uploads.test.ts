import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { TitleRecordEvent } from '#contract/title-record-schemas.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { testEngine } from '#test/support/database.ts'
import { inDepth } from '#test/support/depth.ts'
import { createTestEditalReader } from '#test/support/edital-readers.ts'
import { eventually } from '#test/support/eventually.ts'
import { buildDrawingThatRefers, buildPdfThatRefers, hostileFiles } from '#test/support/hostile-files.ts'
import { hostileTexts } from '#test/support/hostile-texts.ts'
import { buildPdf } from '#test/support/pdf.ts'
import { createTestTitleRecordReader } from '#test/support/title-record-readers.ts'
import { editalRoutes } from '../edital/edital-routes.ts'
import { startHttpServer } from '../http/http-server.ts'
import { titleRecordRoutes } from './title-record-routes.ts'

const paths = { matrícula: '/api/title-records/explain', edital: '/api/notices/explain' }
/** Where a process reads that stalls or dies when a file says so. */
const acted = `/acted${paths.matrícula}`
const papers = Object.entries(paths)

const engine = testEngine('embedded')
let on: ReturnType<typeof accountsOn>
let server: Awaited<ReturnType<typeof startHttpServer>>

beforeAll(async () => {
  on = accountsOn(await engine.fresh(), { demonstration: true })
  const { guard, limits } = on.access
  const log = pino({ level: 'silent' })
  const shared = { guard, limits, plainWords: null, log, now: () => new Date('2026-11-26T15:00:00Z') }
  on.app.route('/', titleRecordRoutes({ ...shared, reader: await createTestTitleRecordReader() }))
  on.app.route(
    '/acted',
    titleRecordRoutes({ ...shared, reader: await createTestTitleRecordReader({}, 'hostile-reading-child') }),
  )
  on.app.route('/', editalRoutes({ guard, limits, model: null, reader: await createTestEditalReader() }))
  server = await startHttpServer(
    request => on.app.fetch(request),
    () => false,
    { host: '127.0.0.1', port: 0 },
  )
})
afterAll(() => server.stop())

const fileNames = [
  '../../../etc/passwd',
  '/dev/null',
  'a\u202efdp.exe',
  'a"\r\nX-Injected: 1\r\n\r\n.pdf',
  'con',
  `${'a'.repeat(5_000)}.pdf`,
  '.',
  ' ',
]

const newCookie = async () => on.cookieOf(await on.person())

async function send(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const cookie = headers.cookie ?? (await newCookie())
  return fetch(server.url + path, { method: 'POST', body, headers: { ...headers, cookie } })
}

const formWith = (...files: [bytes: Uint8Array<ArrayBuffer> | string, name: string][]): FormData => {
  const form = new FormData()
  for (const [bytes, name] of files) form.append('file', new File([bytes], name))
  return form
}

/** Reads a refusal as the contract has it: a code, and words in Portuguese. */
async function readRefusal(response: Response) {
  const { error } = ErrorBody.parse(await response.json())
  expect(error.message).toMatch(/^\p{Lu}.*[a-zà-ú]{3} .*\.$/u)
  return [response.status, error.code]
}

describe.each(papers)('a hostile file in the place of a %s', (_, path) => {
  it.each(
    inDepth(
      hostileFiles.filter(({ usual }) => usual),
      hostileFiles,
    ),
  )('is answered: $name', async ({ name, make, readable }) => {
    const response = await send(path, formWith([make(), 'arquivo.pdf']))
    if (readable) return expect(response.status).toBe(200)
    expect(await readRefusal(response)).toEqual(
      name === 'nothing' ? [400, 'bad_request'] : [422, 'unreadable_file'],
    )
  })

  it('makes nobody fetch what it refers to', async () => {
    const asked: (string | undefined)[] = []
    const elsewhere = createServer((request, response) => {
      asked.push(request.url)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    onTestFinished(() => void elsewhere.close())
    const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    expect((await send(path, formWith([buildPdfThatRefers(address), 'a.pdf']))).status).toBe(200)
    expect((await send(path, formWith([buildDrawingThatRefers(address), 'a.svg']))).status).toBe(422)
    expect(asked).toEqual([])
  })

  it.each(inDepth(fileNames.slice(0, 1), fileNames))(
    'is read by its bytes, whatever its name: %j',
    async name => {
      const response = await send(
        path,
        formWith([
          buildPdf([
            ['R-1/1 - COMPRA E VENDA de um apartamento, com tantas letras que isto basta para uma página.'],
          ]),
          name,
        ]),
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('x-injected')).toBeNull()
    },
  )

  const boundary = 'multipart/form-data; boundary=b'
  it.each<[string, BodyInit, string | undefined]>([
    ['two files', formWith(['%PDF-', 'a.pdf'], ['%PDF-', 'b.pdf']), undefined],
    ['no field', new FormData(), undefined],
    ['no boundary', 'file', 'multipart/form-data'],
    [
      'another boundary',
      '--c\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--c--',
      boundary,
    ],
    [
      'an end that never comes',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\na',
      boundary,
    ],
    [
      'a header that never ends',
      `--b\r\nContent-Disposition: form-data; name="${'a'.repeat(100_000)}`,
      boundary,
    ],
    [
      '20,000 fields',
      `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\na\r\n'.repeat(20_000)}--b--\r\n`,
      boundary,
    ],
  ])('comes in a form with %s', async (_name, body, type) => {
    const response = await send(path, body, type === undefined ? {} : { 'content-type': type })
    expect(await readRefusal(response)).toEqual([400, 'bad_request'])
  })
})

describe.each(papers)('a hostile text in the place of a %s', (_, path) => {
  it.each(inDepth(hostileTexts.slice(-2), hostileTexts))('is explained: $name', async ({ make }) => {
    const response = await send(path, JSON.stringify({ text: make(60_000) }), {
      'content-type': 'application/json',
    })
    // White space alone is no text.
    expect([200, 400]).toContain(response.status)
  })
})

/** Begins to send a file, and stops in the middle of it. */
async function beginUpload(url: string, path: string, cookie: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-`,
  )
  return socket
}

const placesTaken = (path: string, cookie: string) =>
  eventually(async () => expect((await send(path, formWith(['x', 'a']), { cookie })).status).toBe(429))
const placesFree = (path: string, cookie: string) =>
  eventually(async () => expect((await send(path, formWith(['x', 'a']), { cookie })).status).toBe(422))

describe('a sender who goes away', () => {
  it('in the middle of sending leaves the place to others', async () => {
    const cookie = await newCookie()
    const sockets = [
      await beginUpload(server.url, paths.edital, cookie),
      await beginUpload(server.url, paths.edital, cookie),
    ]
    await placesTaken(paths.edital, cookie)
    for (const socket of sockets) socket.destroy()
    await placesFree(paths.edital, cookie)
  })

  it('while it is read ends the process that reads', async () => {
    const cookie = await newCookie()
    const gone = new AbortController()
    const response = await fetch(server.url + acted, {
      method: 'POST',
      body: formWith(['stall', 'a.pdf']),
      headers: { cookie, accept: 'application/x-ndjson' },
      signal: gone.signal,
    })
    const first = await response.body?.getReader().read()
    const event = TitleRecordEvent.parse(JSON.parse(Buffer.from(first?.value ?? []).toString()))
    const pid = 'progress' in event ? event.progress.page : 0
    expect(process.kill(pid, 0)).toBe(true)
    gone.abort()
    await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
    expect(await readRefusal(await send(acted, formWith(['x', 'a']), { cookie }))).toEqual([
      422,
      'unreadable_file',
    ])
  })
})

it('a file that comes too slowly is refused, and its place is free again', async () => {
  const { url, stop } = await startHttpServer(
    request => on.app.fetch(request),
    () => false,
    { host: '127.0.0.1', port: 0 },
    {
      headersTimeout: 300,
      requestTimeout: 300,
      bodyTimeout: 60_000,
      unreadTimeout: 60_000,
      keepAliveTimeout: 60_000,
      connectionsCheckingInterval: 20,
      maxConnections: 99,
      maxConnectionsPerPeer: 99,
    },
  )
  onTestFinished(stop)
  const cookie = await newCookie()
  const sockets = await Promise.all([1, 2].map(() => beginUpload(url, paths.edital, cookie)))
  for (const socket of sockets) {
    let response = ''
    for await (const chunk of socket) response += String(chunk)
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
  }
  await placesFree(paths.edital, cookie)
})

it('a process that is killed while it reads gives an answer, and the next file its turn', async () => {
  expect(await readRefusal(await send(acted, formWith(['die', 'a.pdf'])))).toEqual([422, 'unreadable_file'])
  expect(await readRefusal(await send(acted, formWith(['x', 'a.pdf'])))).toEqual([422, 'unreadable_file'])
})

describe.each([
  ['matrículas', acted],
  ['editais', paths.edital],
])('twenty %s at once', (_, path) => {
  it('are read in turn, or answered with when to come again', async () => {
    const cookies = await Promise.all(Array.from({ length: 20 }, newCookie))
    const responses = await Promise.all(cookies.map(cookie => send(path, formWith(['x', 'a']), { cookie })))
    const answers = await Promise.all(
      responses.map(async response => ({ response, is: await readRefusal(response.clone()) })),
    )
    for (const { response, is } of answers) {
      expect([
        [422, 'unreadable_file'],
        [429, 'too_many_requests'],
      ]).toContainEqual(is)
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(answers.filter(({ response }) => response.status === 422).length).toBeGreaterThanOrEqual(10)
    expect((await send(path, formWith(['x', 'a']))).status).toBe(422)
  })
})
