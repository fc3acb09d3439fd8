import { LRUCache } from 'lru-cache'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import webPush from 'web-push'
import type { SendingOutcome } from '../../outbox/outbox-channel.ts'
import { type HostLookup, lookupPublic, privateHostCode, readPushEndpoint } from './push-endpoint.ts'
import type { VapidKeys } from '../../vapid-keys.ts'

/** A browser as its push service knows it. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What is sent to a browser. */
interface PushMessage {
  /** The text that the service worker reads; at most some 3,900 bytes. */
  payload: string
  /** Seconds for which the service keeps it while the browser is away. */
  ttl: number
  urgent: boolean
  /** Of two messages with the same topic (32 characters of base64url at most), the service keeps the later one. */
  topic: string
}

export interface PushTransportSettings {
  keys: VapidKeys
  /** How the service reaches the operator: `mailto:…` or `https://…`. */
  contact: string
  now: () => Date
  /** Milliseconds for one message altogether. */
  timeout?: number
  /** Also sends to services on this machine: for tests. */
  allowLocal?: boolean
  /** Looks up the services' names; the system's by default. */
  lookupHost?: HostLookup | undefined
}

export type PushTransport = (
  target: PushTarget,
  message: PushMessage,
  signal: AbortSignal,
) => Promise<SendingOutcome>

/** Half of what a service accepts (24 hours): clocks may differ by 11 hours in either direction. */
const validSeconds = 12 * 3600

/** Seconds for which a signature is used again for the same service. */
const signedAgainAfter = 3600
/** Services whose signatures are kept: there are few, but a browser may name any. */
const maxServices = 100

/**
 * Connections are kept for the next message: opening one costs more than sending. An address is checked as its connection
 * is opened; beyond these numbers the one unused longest is closed.
 */
const connections = {
  keepAlive: true,
  maxSockets: 20,
  maxFreeSockets: 20,
  maxTotalSockets: 100,
  timeout: 10_000,
}
/** The most bytes that are read of an answer's body, which is not used; after more, the connection is closed. */
const maxBody = 16 * 1024

/** Sends messages to push services (RFC 8030, 8188, 8291, 8292); follows no redirect, keeps no answer's body. */
export function createPushTransport({
  keys,
  contact,
  now,
  timeout = 10_000,
  allowLocal = false,
  lookupHost,
}: PushTransportSettings): PushTransport {
  const agents = {
    http: new HttpAgent(connections),
    https: new HttpsAgent({ ...connections, lookup: lookupPublic(lookupHost) }),
  }
  const signatures = new LRUCache<string, { header: string; expires: number }>({ max: maxServices })

  function sign(origin: string): string {
    const seconds = Math.floor(now().getTime() / 1000)
    const kept = signatures.get(origin)
    // Also when the clock was set back: a service takes no signature that is valid for longer than a day.
    if (
      kept &&
      kept.expires - seconds > validSeconds - signedAgainAfter &&
      kept.expires - seconds <= validSeconds
    )
      return kept.header
    const expires = seconds + validSeconds
    const { publicKey, privateKey } = keys
    const signed = [origin, contact, publicKey, privateKey, 'aes128gcm', expires] as const
    const { Authorization: header } = webPush.getVapidHeaders(...signed)
    signatures.set(origin, { header, expires })
    return header
  }

  return async (target, { payload, ttl, urgent, topic }, signal) => {
    const url = readPushEndpoint(target.endpoint, allowLocal)
    if (url === null) return { is: 'gone' }
    let body: Buffer
    try {
      body = webPush.encrypt(target.p256dh, target.auth, payload, 'aes128gcm').cipherText
    } catch {
      return { is: 'gone' }
    }
    const headers = {
      Authorization: sign(url.origin),
      TTL: Math.max(0, Math.floor(ttl)),
      Urgency: urgent ? 'high' : 'normal',
      Topic: topic,
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      'Content-Length': body.length,
    }
    const enough = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    try {
      const answer = await post(url, agents, headers, body, enough)
      return readAnswer(answer, now())
    } catch (error) {
      const problem = describeProblem(error)
      // No push service is in a private network: its name was made to lead there.
      if (problem === privateHostCode) return { is: 'gone' }
      return { is: 'later', problem, service: true, after: null }
    }
  }
}

interface Answer {
  status: number
  retryAfter: string | undefined
}

function post(
  url: URL,
  agents: { http: HttpAgent; https: HttpsAgent },
  headers: Record<string, string | number>,
  body: Buffer,
  signal: AbortSignal,
): Promise<Answer> {
  const local = url.protocol === 'http:'
  const agent = local ? agents.http : agents.https
  const options = { method: 'POST', headers, signal, agent }
  return new Promise((resolve, reject) => {
    const sending = (local ? requestHttp : requestHttps)(url, options, response => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      let read = 0
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > maxBody) response.destroy()
      })
      response.on('error', () => undefined)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

/** Reads a service's answer (RFC 8030, 5 and 8.4). */
function readAnswer({ status, retryAfter }: Answer, now: Date): SendingOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  const problem = `HTTP ${status}`
  if (status === 429 || status >= 500)
    return { is: 'later', problem, service: true, after: readRetryAfter(retryAfter, now) }
  // The service does not accept our signature: its clock or ours is wrong, or the browser signed with another key.
  if (status === 401 || status === 403) return { is: 'later', problem, service: false, after: null }
  return { is: 'refused', problem }
}

/** Reads seconds or a date as milliseconds from now; `null` when there are neither. */
export function readRetryAfter(text: string | undefined, now: Date): number | null {
  if (text === undefined) return null
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1000
  const at = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}

/** Only codes: messages may name addresses that open a browser. */
const describeProblem = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown'
}
