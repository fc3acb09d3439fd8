import type { MiddlewareHandler } from 'hono'
import { type ServerConfig, isLoopback } from '../server-config.ts'
import { Refusal } from './refusal.ts'

/** Where the map's style, and what the style names, comes from, and how people reach the site. */
type Origins = Pick<ServerConfig, 'mapStyleUrl' | 'mapHosts'> & Partial<Pick<ServerConfig, 'publicUrl'>>

const policy = (outside: string[]): string => {
  const and = outside.map(origin => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${and}`,
    "font-src 'self'",
    `connect-src 'self'${and}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sets the security headers of every answer: pages, files and API. External origins are allowed only for the map. */
export function securityHeaders({
  mapStyleUrl,
  mapHosts,
  publicUrl,
}: Origins): Readonly<Record<string, string>> {
  const outside = mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin, ...mapHosts]
  return {
    'Content-Security-Policy': policy([...new Set(outside)]),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=()',
    // A year, for this name alone: other sites under it may have no certificate.
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/** Sets the headers of every answer. An answer that has its own policy for referrers keeps it. */
export const withHeaders =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers))
      if (name !== 'Referrer-Policy' || !c.res.headers.has(name)) c.res.headers.set(name, value)
  }

function isOwn(origin: string, siteOrigin: string, host: string): boolean {
  const direct = `http://${host}`
  if (origin === siteOrigin) return true
  if (origin !== direct || !URL.canParse(direct)) return false
  return siteOrigin.startsWith('http:') || isLoopback(new URL(direct).hostname)
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Writes from another site are refused: browsers say where a request comes from (Sec-Fetch-Site, Origin);
 * programs that are no browser send neither and have no cookie to abuse.
 * Origins are compared whole. A site that is reached over HTTPS takes none over HTTP but from this machine.
 * @param siteOrigin scheme, host and port under which people reach the site; behind a proxy the request's own differ
 */
export const refuseCrossSiteWrites =
  (siteOrigin: () => string): MiddlewareHandler =>
  async (c, next) => {
    if (!reading.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const foreign = origin !== undefined && !isOwn(origin, siteOrigin(), c.req.header('host') ?? '')
      if (site === 'cross-site' || site === 'same-site' || foreign) {
        throw new Refusal('cross_site', 'Este pedido veio de outro site e foi recusado.')
      }
    }
    await next()
  }
