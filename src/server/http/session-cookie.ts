import { daySeconds } from '#domain/durations.ts'

/** Seconds after its last use for which a session stays open. */
export const sessionSeconds = 30 * daySeconds

/** What the names of the site's cookies begin with: over HTTPS, no other name of the domain can set such a cookie. */
export const cookiePrefix = (secure: boolean): string => `${secure ? '__Host-' : ''}arremate`

/** The names of the session's cookie over HTTPS, and before the first of them was used. */
const secureName = `${cookiePrefix(true)}.session_token`
const olderName = '__Secure-arremate.session_token'

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'
/** Takes the older cookie away. */
const expiredOlderCookie = `${olderName}=; Max-Age=0; ${attributes}`

const sessionCookie = /(?:^|;\s*)(?:__Host-|__Secure-)?arremate\.session_token=[^;]/

/** Whether a request's cookies have a session, valid or not: pages for people with one show another frame. */
export const hasSessionCookie = (cookies: string | undefined): boolean =>
  cookies !== undefined && sessionCookie.test(cookies)

const findCookie = (cookies: string, name: string): string | null =>
  cookies
    .split(/;\s*/)
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) || null

/** The session of a cookie with the older name: the same request as if it had come under the present one. */
interface OlderSession {
  headers: Headers
  /** Give the browser the cookie under its present name, and take the older one away. */
  cookies: string[]
}

/** Returns the session that a browser still sends under the older name alone; `null` without one, or over HTTP. */
export function readOlderSession(headers: Headers, secure: boolean): OlderSession | null {
  const cookies = headers.get('cookie') ?? ''
  const value = secure && findCookie(cookies, secureName) === null ? findCookie(cookies, olderName) : null
  if (value === null) return null
  const renamed = new Headers(headers)
  renamed.set('cookie', `${cookies}; ${secureName}=${value}`)
  return {
    headers: renamed,
    cookies: [`${secureName}=${value}; Max-Age=${sessionSeconds}; ${attributes}`, expiredOlderCookie],
  }
}

/** Returns the cookie that takes an older one away; nothing when the request has none. */
export const expireOlderSession = (headers: Headers): string[] =>
  findCookie(headers.get('cookie') ?? '', olderName) === null ? [] : [expiredOlderCookie]
