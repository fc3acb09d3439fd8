import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Returns the address by which limits count a request: the address at the other end of the socket, or with a trusted
 * proxy (TRUST_PROXY) the last entry of X-Forwarded-For, which the proxy itself wrote. Only a loopback or private
 * address is believed to be the proxy. Of IPv6 the first half: it identifies one household, which may change the rest
 * at will.
 */
export function readClientAddress(c: Context, trustProxy: boolean): string {
  const peer = socketAddress(c)
  const forwarded =
    trustProxy && isPrivate(peer) ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded || peer)
}

/** The loopback, private, shared (RFC 6598) and link-local networks. */
const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Whether an address belongs to a private network or to this machine. */
export function isPrivate(peer: string): boolean {
  const address = peer.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
  return privateNetworks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/** Whether the other end of the socket is this machine, whatever the request itself says. */
export function comesFromThisMachine(c: Context): boolean {
  const address = socketAddress(c).replace(/^::ffff:/i, '')
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'))
}

/** Requests without a socket (tests call the application directly) count as from this machine. */
function socketAddress(c: Context): string {
  const served = (c.env as { incoming?: unknown } | undefined)?.incoming !== undefined
  return (served && getConnInfo(c).remote.address) || '127.0.0.1'
}

/** Returns an address as limits count it: of IPv6 the first half, without a port. */
export function networkOf(given: string): string {
  const address = withoutPort(given)
  const mapped = /^::ffff:(?<v4>[\d.]+)$/i.exec(address)?.groups?.v4
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  if (!isIPv6(address)) return address.slice(0, 64)
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')]
  return `${all
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** `203.0.113.9:8080`, `[2001:db8::1]:8080` and `[2001:db8::1]`, as some proxies write addresses. */
const withoutPort = (address: string): string =>
  /^\[(?<inner>[^\]]*)\](?::\d+)?$/.exec(address)?.groups?.inner ??
  /^(?<inner>\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.groups?.inner ??
  address

/**
 * Returns the /48 around a network that `readClientAddress` returned: the range that a provider gives one site; `null` for
 * IPv4.
 */
export const widenNetwork = (network: string): string | null =>
  /^(?<site>[\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.groups?.site?.concat('::/48') ?? null
