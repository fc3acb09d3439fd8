import type { Hono } from 'hono'
import { expect } from 'vitest'
import { SessionEntry } from '#contract/account-schemas.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { cookieHeader, jsonRequest } from './accounts.ts'

/** The password of accounts that sign in during tests. */
export const testPassword = 'cavalo-bateria-grampo'

/** Checks that a call was refused like this; returns the error's body. */
export async function expectRefusal(
  response: Response,
  status: number,
  code: string,
): Promise<ErrorBody['error']> {
  const { error } = ErrorBody.parse(await response.json())
  expect([response.status, error.code]).toEqual([status, code])
  return error
}

/** A client with cookies, like a browser. */
export function createBrowserClient(app: () => Hono) {
  const ask = async (path: string, init?: RequestInit): Promise<Response> => app().request(path, init)
  /** Gives every caller an address of its own, so that one test's attempts do not count for another. */
  let callers = 0
  const somebody = (): Record<string, string> => ({
    'x-forwarded-for': `10.0.${callers++ >> 8}.${callers & 255}`,
  })
  const signIn = (email: string, given: unknown, headers = somebody()) =>
    ask('/api/auth/sign-in/email', jsonRequest('POST', { email, password: given }, headers))
  return {
    ask,
    somebody,
    signIn,
    /** Signs in and returns the cookie. */
    async signedIn(email: string, given: string = testPassword): Promise<string> {
      const response = await signIn(email, given)
      expect(response.status).toBe(200)
      return cookieHeader(response.headers.getSetCookie())
    },
    /** Returns the e-mail of the account of a cookie. */
    async whoIs(cookie: string): Promise<string | null> {
      const response = await ask('/api/auth/session', { headers: { cookie } })
      return SessionEntry.parse(await response.json()).me?.user.email ?? null
    },
  }
}
