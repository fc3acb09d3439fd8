import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startHttpServer } from './http-server.ts'

const limits = {
  headersTimeout: 50,
  requestTimeout: 50,
  bodyTimeout: 60_000,
  unreadTimeout: 60_000,
  keepAliveTimeout: 60_000,
  connectionsCheckingInterval: 10,
  maxConnections: 2_000,
  maxConnectionsPerPeer: 2_000,
}

type Answer = (request: Request) => Response | Promise<Response>
const echo: Answer = async request => new Response(await request.text())

async function startWith(changes: Partial<typeof limits>, trustProxy = false, answer: Answer = echo) {
  const listen = { host: '127.0.0.1', port: 0, trustProxy }
  const { url, stop } = await startHttpServer(answer, () => false, listen, { ...limits, ...changes })
  onTestFinished(stop)
  return async (localAddress = '127.0.0.1'): Promise<Socket> => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

describe('the HTTP server', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'],
  ])('ends a connection whose %s do not arrive in time', async (_, begun) => {
    const open = await startWith({})
    const socket = await open()
    socket.write(begun)
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })

  it.each(['GET', 'POST'])(
    'refuses a %s that names two hosts, and asks the application nothing',
    async method => {
      const open = await startWith({})
      const socket = await open()
      socket.write(
        `${method} / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nContent-Length: 2\r\n\r\nhi`,
      )
      const response = await readAll(socket)
      expect(response).toMatch(/^HTTP\/1\.1 400 /)
      expect(response).not.toContain('hi')
    },
  )

  it('answers again on a connection that was idle for longer than headers may take', async () => {
    const open = await startWith({ headersTimeout: 1_000, requestTimeout: 1_000 })
    const socket = await open()
    const chunks = socket[Symbol.asyncIterator]()
    const ask = async () => {
      socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\nhi')
      return String((await chunks.next()).value)
    }
    expect(await ask()).toMatch(/^HTTP\/1\.1 200 [\s\S]*Keep-Alive: timeout=60/)
    const slow = await open()
    slow.write('GET / HTTP/1.1\r\n')
    expect(await readAll(slow)).toMatch(/^HTTP\/1\.1 408/)
    expect(await ask()).toMatch(/^HTTP\/1\.1 200/)
  })

  it('closes connections beyond its limit, and keeps those within it', async () => {
    const open = await startWith({ headersTimeout: 60_000, requestTimeout: 60_000, maxConnections: 1 })
    const first = await open()
    const second = await open()
    expect(await readAll(second)).toBe('')
    first.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(await readAll(first)).toMatch(/^HTTP\/1\.1 200 /)
  })

  const patient = { headersTimeout: 60_000, requestTimeout: 60_000 }
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

  it('closes connections of one peer beyond its limit, until it has closed others', async () => {
    const open = await startWith({ ...patient, maxConnectionsPerPeer: 1 })
    const first = await open('127.0.0.9')
    expect(await readAll(await open('127.0.0.9'))).toBe('')
    for (const socket of [await open('127.0.0.1'), first]) {
      socket.end(request)
      expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /)
    }
    const later = await open('127.0.0.9')
    later.end(request)
    expect(await readAll(later)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('leaves connections for others when a few peers open as many as they can', async () => {
    const open = await startWith({ ...patient, maxConnections: 90, maxConnectionsPerPeer: 90 })
    const isKept = async (peer: string): Promise<boolean> => {
      const socket = await open(peer)
      socket.on('error', () => undefined)
      const closed = new Promise<boolean>(resolve => {
        socket.once('close', () => resolve(false))
      })
      // Not ended: the connection stays open.
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      const answered = new Promise<boolean>(resolve => {
        socket.once('data', () => resolve(true))
      })
      return Promise.race([answered, closed])
    }
    const kept: number[] = []
    for (const peer of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6']) {
      const all = Array.from({ length: 45 }, () => isKept(peer))
      kept.push((await Promise.all(all)).filter(Boolean).length)
    }
    expect(kept).toEqual([30, 20, 14, 9, 6])
  })

  it('ends an answer whose reader takes nothing, and none that is still being computed', async () => {
    let ended = (): void => undefined
    const unread = new Promise<void>(resolve => {
      ended = resolve
    })
    const endless = () =>
      new ReadableStream({ pull: body => body.enqueue(new Uint8Array(65_536)), cancel: () => ended() })
    const open = await startWith({ ...patient, unreadTimeout: 50 }, false, async ({ url }) => {
      if (url.endsWith('/endless')) return new Response(endless())
      await unread
      return new Response('computed')
    })
    const computing = await open()
    computing.write(request)
    const idle = await open()
    idle.write('GET /endless HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await unread
    expect(await readAll(computing)).toMatch(/^HTTP\/1\.1 200 [^]*computed/)
  })

  it('does not limit the connections of a trusted proxy', async () => {
    const open = await startWith({ ...patient, maxConnectionsPerPeer: 1 }, true)
    const sockets = [await open(), await open()]
    for (const socket of sockets) {
      socket.end(request)
      expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /)
    }
  })

  it('ends a slow body sooner than a slow file', async () => {
    const open = await startWith({ ...patient, bodyTimeout: 50 })
    const begun = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nConnection: close\r\n\r\n1`
    const file = await open()
    file.write(begun('/api/notices/explain'))
    const body = await open()
    body.write(begun('/api/parse-query'))
    expect(await readAll(body)).toMatch(/^HTTP\/1\.1 408 /)
    file.write('23456789')
    expect(await readAll(file)).toMatch(/^HTTP\/1\.1 200 [^]*123456789/)
  })
})
