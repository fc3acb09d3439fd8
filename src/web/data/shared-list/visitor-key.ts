import { daySeconds } from '#domain/durations.ts'
import { sharedListsPath, sharedVisitorCookie } from '#contract/shared-list-path.ts'
import { newUuid } from '../new-uuid.ts'

/** Seconds for which a browser keeps the key: longer than any list is open. */
const keptSeconds = 180 * daySeconds

/** Returns the key by which lists know their visitor again; `undefined` before the first reaction, and on the server. */
export function readVisitorKey(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const [, key] = new RegExp(`(?:^|;\\s*)${sharedVisitorCookie}=([\\w-]+)`).exec(document.cookie) ?? []
  return key
}

/** Returns the visitor's key; creates one when there is none. The key identifies a browser, not a person. */
export function makeVisitorKey(): string {
  const known = readVisitorKey()
  if (known !== undefined) return known
  const key = newUuid()
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${sharedVisitorCookie}=${key}; Path=${sharedListsPath}; Max-Age=${keptSeconds}; SameSite=Lax${secure}`
  return key
}
