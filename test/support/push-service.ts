import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A message that the service took and the browser could read. */
interface ReadPush {
  /** The browser, as `subscribe` named it. */
  browser: string
  payload: { title: string; body: string; link: string; tag: string }
  ttl: number
  urgency: string
  topic: string
}

/** A status, with `Retry-After` in seconds; `stalls` never answers. */
type PushAnswer = number | { status: number; retryAfter: string } | 'stalls'

export interface PushService {
  origin: string
  /** The accepted messages, in order. */
  pushes: ReadPush[]
  /** Counts the requests that arrived, whatever was answered. */
  asked: () => number
  /** Sets what is answered from now on, by browser; 201 accepts. */
  behave(answer: (browser: string) => PushAnswer): void
  /** The seconds by which the service's clock is ahead. */
  setClock(secondsAhead: number): void
  /** Makes a browser subscribe, as `PushSubscription.toJSON` gives it. */
  subscribe(
    browser: string,
    publicKey: string,
  ): { endpoint: string; keys: { p256dh: string; auth: string }; publicKey: string }
  /** Resolves once `count` requests have arrived. */
  arrived(count: number): Promise<void>
  stop(): Promise<void>
}

interface Browser {
  name: string
  publicKey: string
  pair: ECDH
  auth: Buffer
}

/**
 * Starts a push service on this machine, with the browsers behind it: it checks the signature (RFC 8292), the browsers
 * decrypt what they get (RFC 8188, 8291), both by Node's own cryptography. What is wrong is answered by 4xx.
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const pushes: ReadPush[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let asked = 0
  let ahead = 0
  let answer: (browser: string) => PushAnswer = () => 201
  let origin = ''

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    asked++
    for (const { count, resolve } of waiting) if (asked >= count) resolve()
    const say = (status: number, headers = {}) =>
      response.writeHead(status, headers).end('detalhes do serviço')
    const browser = browsers.get(request.url ?? '')
    if (!browser) return void say(404)
    const how = answer(browser.name)
    if (how === 'stalls') return
    if (typeof how === 'object') return void say(how.status, { 'Retry-After': how.retryAfter })
    if (how !== 201) return void say(how)
    const now = Date.now() / 1000 + ahead
    const problem = findVapidProblem(request.headers.authorization ?? '', browser.publicKey, origin, now)
    if (problem !== null) return void say(problem)
    const { headers } = request
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(headers.ttl?.toString() ?? ''))
      return void say(400)
    pushes.push({
      browser: browser.name,
      payload: JSON.parse(decrypt(body, browser)) as ReadPush['payload'],
      ttl: Number(headers.ttl),
      urgency: String(headers.urgency),
      topic: String(headers.topic),
    })
    say(201, { Location: `${origin}/message/${randomUUID()}` })
  }

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.writeHead(400).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    pushes,
    asked: () => asked,
    behave(how) {
      answer = how
    },
    setClock(seconds) {
      ahead = seconds
    },
    subscribe(name, publicKey) {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomUUID()}`
      browsers.set(path, { name, publicKey, pair, auth })
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint: origin + path, keys, publicKey }
    },
    arrived: count =>
      new Promise(resolve => {
        if (asked >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Checks the header of RFC 8292; returns the status of a refusal. */
function findVapidProblem(header: string, publicKey: string, origin: string, now: number): number | null {
  const [, token = '', key] = header.match(/^vapid t=([^,\s]+), ?k=([\w-]+)$/) ?? []
  if (key !== publicKey) return 403
  const [head = '', claims = '', signature = ''] = token.split('.')
  const parse = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signedBy = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const signed = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', signed, signedBy, Buffer.from(signature, 'base64url'))) return 403
  const { aud, exp, sub } = parse(claims)
  const until = Number(exp)
  const good =
    parse(head).alg === 'ES256' && aud === origin && /^(mailto|https):/.test(String(sub)) && until > now
  return good && until <= now + 24 * 3600 ? null : 403
}

/** Decrypts a message of one record (RFC 8188, 2; RFC 8291, 3). */
function decrypt(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const derive = (secret: Uint8Array, from: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = (text: string) => Buffer.from(`${text}\0`)
  const context = Buffer.concat([info('WebPush: info'), pair.getPublicKey(), sender])
  const input = derive(pair.computeSecret(sender), auth, context, 32)
  const key = derive(input, salt, info('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(input, salt, info('Content-Encoding: nonce'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('The padding is wrong')
  return padded.subarray(0, end).toString('utf8')
}
