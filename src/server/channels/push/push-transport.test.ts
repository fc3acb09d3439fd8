import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type PushService, startPushService } from '#test/support/push-service.ts'
import { createPushTransport, readRetryAfter } from './push-transport.ts'
import { completeVapidKeys, generateVapidPrivateKey } from '../../vapid-keys.ts'

const keys = completeVapidKeys(generateVapidPrivateKey())
const message = { payload: JSON.stringify({ title: 'Olá' }), ttl: 60, urgent: false, topic: 'a'.repeat(32) }
const never = new AbortController().signal

describe('the way to a push service', () => {
  let service: PushService
  beforeEach(async () => {
    service = await startPushService()
  })
  afterEach(() => service.stop())

  const send = (
    change: Partial<Parameters<typeof createPushTransport>[0]> = {},
    what = message,
    signal = never,
  ) => {
    const { endpoint, keys: own } = service.subscribe('ana', keys.publicKey)
    const contact = 'mailto:ana@arremate.example'
    return createPushTransport({ keys, contact, now: () => new Date(), allowLocal: true, ...change })(
      { endpoint, ...own },
      what,
      signal,
    )
  }

  it('is signed and encrypted: the service verifies, the browser reads', async () => {
    expect(await send({}, { ...message, urgent: true })).toEqual({ is: 'sent' })
    expect(service.pushes).toEqual([
      { browser: 'ana', payload: { title: 'Olá' }, ttl: 60, urgency: 'high', topic: message.topic },
    ])
  })

  it('carries the longest message that there can be', async () => {
    const payload = JSON.stringify({ title: '🏠'.repeat(120), body: '🏠'.repeat(600), link: '/'.repeat(300) })
    expect(Buffer.byteLength(payload)).toBeGreaterThan(3000)
    expect(await send({}, { ...message, payload })).toEqual({ is: 'sent' })
  })

  it.each([
    [404, { is: 'gone' }],
    [410, { is: 'gone' }],
    [400, { is: 'refused', problem: 'HTTP 400' }],
    [413, { is: 'refused', problem: 'HTTP 413' }],
    [302, { is: 'refused', problem: 'HTTP 302' }],
    [401, { is: 'later', problem: 'HTTP 401', service: false, after: null }],
    [403, { is: 'later', problem: 'HTTP 403', service: false, after: null }],
    [429, { is: 'later', problem: 'HTTP 429', service: true, after: null }],
    [500, { is: 'later', problem: 'HTTP 500', service: true, after: null }],
    [
      { status: 429, retryAfter: '120' },
      { is: 'later', problem: 'HTTP 429', service: true, after: 120_000 },
    ],
    [
      { status: 503, retryAfter: 'logo' },
      { is: 'later', problem: 'HTTP 503', service: true, after: null },
    ],
  ] as const)('reads the answer %j', async (answer, outcome) => {
    service.behave(() => answer)
    expect(await send()).toEqual(outcome)
  })

  it('cuts a service off that never answers', async () => {
    service.behave(() => 'stalls')
    expect(await send({ timeout: 200 })).toMatchObject({ is: 'later', service: true })
    const cut = new AbortController()
    const sending = send({ timeout: 3_600_000 }, message, cut.signal)
    await service.arrived(2)
    cut.abort()
    expect(await sending).toMatchObject({ is: 'later' })
  })

  it('bears clocks that differ by up to half a day, in either direction', async () => {
    for (const hours of [-11, 11]) {
      service.setClock(hours * 3600)
      expect(await send()).toEqual({ is: 'sent' })
    }
    service.setClock(13 * 3600)
    expect(await send()).toMatchObject({ is: 'later', problem: 'HTTP 403' })
  })

  /** A service that answers as the test says, and a way to a browser of it on the test's clock. */
  async function otherService(answer: RequestListener) {
    const sockets: Socket[] = []
    const server = createServer(answer)
    server.on('connection', socket => {
      sockets.push(socket)
      socket.on('error', () => undefined)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    let time = Date.now()
    const transport = createPushTransport({
      keys,
      contact: 'mailto:a@b.co',
      now: () => new Date(time),
      allowLocal: true,
    })
    const { keys: own } = service.subscribe('ana', keys.publicKey)
    const target = { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`, ...own }
    return {
      sockets,
      send: () => transport(target, message, never),
      pass(milliseconds: number) {
        time += milliseconds
      },
    }
  }

  it('uses a connection again, and for an hour a signature', async () => {
    const signatures: (string | undefined)[] = []
    const { sockets, send, pass } = await otherService((request, response) => {
      signatures.push(request.headers.authorization)
      request.resume().once('end', () => response.writeHead(201, { 'Content-Length': 0 }).end())
    })
    for (const passed of [0, 3_599_000, 1_000, -7_200_000]) {
      pass(passed)
      expect(await send()).toEqual({ is: 'sent' })
      // The answer has ended by then, and the connection is free.
      await new Promise(resolve => setImmediate(resolve))
    }
    expect(sockets).toHaveLength(1)
    expect(signatures[1]).toBe(signatures[0])
    expect(new Set(signatures).size).toBe(3)
  })

  it('closes the connection of a service whose answer does not end', async () => {
    const { sockets, send } = await otherService((request, response) => {
      request.resume()
      response.writeHead(201)
      const go = (): void => {
        if (!response.destroyed) response.write('x'.repeat(4096), go)
      }
      go()
    })
    expect(await send()).toEqual({ is: 'sent' })
    const [socket] = sockets
    await new Promise<void>(resolve => {
      if (!socket || socket.closed) resolve()
      else socket.once('close', () => resolve())
    })
    expect(socket?.closed).toBe(true)
  })

  it('is refused with a key that is not the browser’s', async () => {
    expect(await send({ keys: completeVapidKeys(generateVapidPrivateKey()) })).toMatchObject({
      problem: 'HTTP 403',
    })
    expect(service.pushes).toEqual([])
  })

  it('leads to no private host, and to no browser whose keys are none', async () => {
    expect(await send({ allowLocal: false })).toEqual({ is: 'gone' })
    const transport = createPushTransport({
      keys,
      contact: 'mailto:a@b.co',
      now: () => new Date(),
      allowLocal: true,
    })
    const broken = { endpoint: `${service.origin}/push/x`, p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }
    expect(await transport(broken, message, never)).toEqual({ is: 'gone' })
    expect(service.asked()).toBe(0)
  })

  it('goes nowhere where the name of its service leads into a private network by now', async () => {
    const transport = createPushTransport({
      keys,
      contact: 'mailto:a@b.co',
      now: () => new Date(),
      lookupHost: (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    })
    const { keys: own } = service.subscribe('ana', keys.publicKey)
    const target = { endpoint: 'https://10.0.0.1.nip.example/x', ...own }
    expect(await transport(target, message, never)).toEqual({ is: 'gone' })
    expect(service.asked()).toBe(0)
  })

  it('is not there when the service is down', async () => {
    const { endpoint, keys: own } = service.subscribe('ana', keys.publicKey)
    await service.stop()
    const transport = createPushTransport({
      keys,
      contact: 'mailto:a@b.co',
      now: () => new Date(),
      allowLocal: true,
    })
    expect(await transport({ endpoint, ...own }, message, never)).toEqual({
      is: 'later',
      problem: 'ECONNREFUSED',
      service: true,
      after: null,
    })
    service = await startPushService()
  })

  it.each([
    ['120', 120_000],
    ['Thu, 26 Nov 2026 12:01:00 GMT', 60_000],
    ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    [undefined, null],
  ])('reads Retry-After %s', (text, milliseconds) => {
    expect(readRetryAfter(text, new Date('2026-11-26T12:00:00Z'))).toBe(milliseconds)
  })
})
