import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { readClientAddress } from './client-address.ts'

const addressOf = async (trustProxy: boolean, forwarded?: string): Promise<string> => {
  const app = new Hono().get('/', c => c.text(readClientAddress(c, trustProxy)))
  const response = await app.request('/', forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {})
  return response.text()
}

describe('the client address', () => {
  it('is never taken from the request itself unless a proxy is trusted', async () => {
    expect(await addressOf(false, '203.0.113.9')).toBe('127.0.0.1')
    expect(await addressOf(true, '203.0.113.9')).toBe('203.0.113.9')
    expect(await addressOf(true)).toBe('127.0.0.1')
  })

  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:10.1.2.3', true],
    ['172.31.0.9', true],
    ['192.168.1.1', true],
    ['fd12:3456::1', true],
    ['172.32.0.9', false],
    ['198.51.100.20', false],
    ['::ffff:198.51.100.20', false],
    ['2001:db8::1', false],
  ])('is taken from what the proxy at %s wrote: %s', async (remoteAddress, believed) => {
    const app = new Hono().get('/', c => c.text(readClientAddress(c, true)))
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const socket = { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' }
    const response = await app.request('/', { headers }, { incoming: { socket } })
    expect((await response.text()) === '203.0.113.9').toBe(believed)
  })

  it.each([
    ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ])('%s counts as %s', async (forwarded, network) => {
    expect(await addressOf(true, forwarded)).toBe(network)
  })
})
