import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { sharedListsPath, sharedVisitorCookie } from '#contract/shared-list-path.ts'
import { daySeconds } from '#domain/durations.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Returns the key of a list's visitor from their cookie; `null` without one. */
export function readSharedVisitor(c: Context): string | null {
  const given = getCookie(c, sharedVisitorCookie)
  return given !== undefined && uuid.test(given) ? given.toLowerCase() : null
}

/** Gives a visitor their key, which the page's script reads as well: it opens nothing, and says nothing about them. */
export const giveSharedVisitor = (c: Context, visitor: string, secure: boolean): void =>
  setCookie(c, sharedVisitorCookie, visitor, {
    path: sharedListsPath,
    maxAge: 180 * daySeconds,
    sameSite: 'Lax',
    secure,
  })
