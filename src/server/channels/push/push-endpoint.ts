import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses of no public host: private, local, shared, documentation, multicast, and IPv6 forms of all of IPv4. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
/** Public IPv6 is 2000::/3; of it, Teredo, documentation and 6to4 lead elsewhere. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inside.check(address, 'ipv4')
  return family === 6 && publicIpv6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/**
 * Reads the address of a push service, which came from a browser: HTTPS at its usual port, no user, no name of a local
 * network, no private address; `null` for anything else. `allowLocal` also takes HTTP and this machine: for tests.
 */
export function readPushEndpoint(endpoint: string, allowLocal = false): URL | null {
  if (!URL.canParse(endpoint)) return null
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (allowLocal && url.protocol === 'http:' && host === '127.0.0.1') return url
  if (url.protocol !== 'https:' || url.port !== '') return null
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : null
  return /^(?=.*\.)[a-z0-9.-]*\.[a-z]{2,}$/.test(host) &&
    !/\.(local|localhost|internal|lan|home|intranet)$/.test(host)
    ? url
    : null
}

/** Looks up all addresses of a name; `lookup` of `node:dns`, or a test's. */
export type HostLookup = (
  host: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

const lookupHost: HostLookup = (host, options, done) => lookup(host, { ...options, all: true }, done)

/** The code of the error for a name that leads into a private network. */
export const privateHostCode = 'EPRIVATE'
const refused = (host: string) =>
  Object.assign(new Error(`${host} is not on the public Internet`), { code: privateHostCode })

/**
 * Looks a name up for a connection, which goes to the addresses that were checked here: none of them is private, even if
 * the name resolved to another address before, or does so a moment later.
 */
export const lookupPublic =
  (find: HostLookup = lookupHost): LookupFunction =>
  (host, options, done) =>
    find(host, options, (error, found) => {
      if (error) return done(error, '')
      const addresses = found.filter(({ address }) => isPublicAddress(address))
      const [first] = addresses
      if (!first) return done(refused(host), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

/** Whether a name leads only into a private network (`10.0.0.1.nip.io`); `false` when it cannot be looked up now. */
export const isPrivateHost = (host: string, find: HostLookup = lookupHost): Promise<boolean> =>
  new Promise(resolve => {
    lookupPublic(find)(host, { all: true }, error => resolve(error?.code === privateHostCode))
  })
