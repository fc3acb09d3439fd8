import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { isDirectRequest } from './demo-account.ts'

const app = new Hono().get('/', c => c.json(isDirectRequest(c)))
/** Asks as a socket's peer; Node's own addresses of a socket are in `incoming.socket`. */
const direct = async (remoteAddress: string, headers: Record<string, string> = {}, httpVersion = '1.1') =>
  (
    await app.request(
      '/',
      { headers: { host: 'localhost:3000', ...headers } },
      { incoming: { httpVersion, socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } },
    )
  ).json()

describe('a request counts as made on this machine', () => {
  it.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('from %s', async peer => {
    expect(await direct(peer)).toBe(true)
  })

  it.each(['192.168.0.7', '203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9'])(
    'not from %s, whatever name it asks by',
    async peer => {
      expect(await direct(peer)).toBe(false)
    },
  )

  it.each([
    'Forwarded',
    'Via',
    'X-Forwarded-Host',
    'X-Real-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
    'CF-Ray',
    'Fastly-Client-IP',
    'X-Request-ID',
    'X-Original-URL',
    'X-NF-Client-Connection-IP',
    'Remote-Addr',
    'SSL-Client-Verify',
    'Akamai-Origin-Hop',
    'Traceparent',
  ])('not with %s', async header => {
    expect(await direct('127.0.0.1', { [header]: '127.0.0.1' })).toBe(false)
  })
})

describe('a request over HTTP/1.0', () => {
  it('counts as made through a proxy, which nginx does by default', async () => {
    expect(await direct('127.0.0.1', {}, '1.0')).toBe(false)
  })
})
