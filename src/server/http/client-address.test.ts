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
