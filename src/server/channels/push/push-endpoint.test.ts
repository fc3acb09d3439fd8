import { describe, expect, it } from 'vitest'
import {
  type HostLookup,
  isPrivateHost,
  isPublicAddress,
  lookupPublic,
  readPushEndpoint,
} from './push-endpoint.ts'

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:123',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/QA',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/x',
  ])('%s is taken', endpoint => {
    expect(readPushEndpoint(endpoint)?.href).toBe(endpoint)
  })

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:pass@fcm.googleapis.com/x',
    'https://localhost/x',
    'https://push/x',
    'https://banco.internal/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'ftp://push.example.com/x',
    'javascript:alert(1)',
    'nada',
  ])('%s is refused', endpoint => {
    expect(readPushEndpoint(endpoint)).toBeNull()
  })

  it('may be this machine where a test allows it, but no other private one', () => {
    expect(readPushEndpoint('http://127.0.0.1:9/x', true)?.port).toBe('9')
    expect(readPushEndpoint('http://127.0.0.1:9/x')).toBeNull()
    expect(readPushEndpoint('http://10.0.0.1/x', true)).toBeNull()
  })

  it.each([
    ['172.15.0.1', true],
    ['172.16.0.1', false],
    ['100.64.0.1', false],
    ['255.255.255.255', false],
    ['2001:4860:4860::8888', true],
    ['2002:a00:1::', false],
    ['64:ff9b::a00:1', false],
    ['fe80::1', false],
    ['no address', false],
  ])('%s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })

  const leadsTo =
    (...addresses: string[]): HostLookup =>
    (_, __, done) =>
      done(
        null,
        addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      )

  it.each([
    [['10.0.0.1'], true],
    [['127.0.0.1', '::1'], true],
    [['8.8.8.8'], false],
    [['10.0.0.1', '8.8.8.8'], false],
  ])('is that of a private host where its name leads to %j: %s', async (addresses, isPrivate) => {
    expect(await isPrivateHost('10.0.0.1.nip.example', leadsTo(...addresses))).toBe(isPrivate)
  })

  it('may be of a public host where its name cannot be looked up now', async () => {
    const fails: HostLookup = (_, __, done) => done(Object.assign(new Error(), { code: 'EAI_AGAIN' }), [])
    expect(await isPrivateHost('push.example.com', fails)).toBe(false)
  })

  it('is connected to at the public addresses that were checked, and at no other', async () => {
    const found = await new Promise(resolve => {
      lookupPublic(leadsTo('10.0.0.1', '8.8.8.8', 'fd00::1'))('a.example', { all: true }, (_, addresses) =>
        resolve(addresses),
      )
    })
    expect(found).toEqual([{ address: '8.8.8.8', family: 4 }])
  })

  it('is not asked when its name leads to this machine', async () => {
    const problem = await new Promise(resolve => {
      lookupPublic()('localhost', {}, error => resolve(error))
    })
    expect(problem).toMatchObject({ code: 'EPRIVATE' })
  })
})
