import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startHttpServer } from './http-server.ts'

const limits = {
  headersTimeout: 50,
  requestTimeout: 50,
  connectionsCheckingInterval: 10,
  maxConnections: 2_000,
}

async function startWith(changes: Partial<typeof limits>) {
  const answer = async (request: Request) => new Response(await request.text())
  const listen = { host: '127.0.0.1', port: 0 }
  const { url, stop } = await startHttpServer(answer, () => false, listen, { ...limits, ...changes })
  onTestFinished(stop)
  return async (): Promise<Socket> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
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

  it('closes connections beyond its limit, and keeps those within it', async () => {
    const open = await startWith({ headersTimeout: 60_000, requestTimeout: 60_000, maxConnections: 1 })
    const first = await open()
    const second = await open()
    expect(await readAll(second)).toBe('')
    first.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(await readAll(first)).toMatch(/^HTTP\/1\.1 200 /)
  })
})
