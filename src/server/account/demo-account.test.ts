import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { isDirectRequest } from './demo-account.ts'

const app = new Hono().get('/', c => c.json(isDirectRequest(c)))
/** Asks as a socket's peer; Node's own addresses of a socket are in `incoming.socket`. */
const direct = async (remoteAddress: string, headers: Record<string, string> = {}, incoming: object = {}) =>
  (
    await app.request(
      '/',
      { headers: { host: 'localhost:3000', ...headers } },
      {
        incoming: {
          httpVersion: '1.1',
          url: '/',
          ...incoming,
          socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' },
        },
      },
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
    'Fly-Client-IP',
    'DO-Connecting-IP',
    'CloudFront-Viewer-Address',
    'Tailscale-User-Login',
    'WL-Proxy-Client-IP',
    'NS-Client-IP',
    'Cluster-Client-IP',
    'Clientip',
    'Real-IP',
    'Front-End-Https',
    'Disguised-Host',
    'Original-Host',
    'Ngrok-Trace',
    'HTTP_X_FORWARDED_FOR',
    'X_Forwarded_For',
    'A-Header-Nobody-Has-Thought-Of',
  ])('not with %s', async header => {
    expect(await direct('127.0.0.1', { [header]: '127.0.0.1' })).toBe(false)
  })
})

describe('a request on this machine', () => {
  it('may carry everything that browsers and HTTP libraries send', async () => {
    const names =
      'Accept Accept-Encoding Accept-Language Authorization Cache-Control Connection Content-Length Content-Type Cookie DNT If-None-Match If-Modified-Since Keep-Alive Last-Event-ID Origin Pragma Priority Range Referer Save-Data Sec-CH-UA Sec-Fetch-Mode Sec-Fetch-Site Sec-GPC Sec-Purpose TE Transfer-Encoding Upgrade-Insecure-Requests User-Agent X-Requested-With'
    const headers = Object.fromEntries(names.split(' ').map(name => [name, 'x']))
    expect(await direct('127.0.0.1', headers)).toBe(true)
  })

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000'])('may ask for %s', async host => {
    expect(await direct('127.0.0.1', { host })).toBe(true)
  })

  it.each([
    'public.example',
    'localhost.public.example',
    'user@localhost',
    '2130706433',
    '127.1',
    '127.0.0.1, a.b',
  ])('does not count as direct with the host %s', async host => {
    expect(await direct('127.0.0.1', { host })).toBe(false)
  })

  it('does not count as direct when its target names a host of its own', async () => {
    expect(await direct('127.0.0.1', {}, { url: 'http://public.example/' })).toBe(false)
  })
})

describe('a request over HTTP/1.0', () => {
  it('counts as made through a proxy, which nginx does by default', async () => {
    expect(await direct('127.0.0.1', {}, { httpVersion: '1.0' })).toBe(false)
  })
})
