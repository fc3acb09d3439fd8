import { isAPIError } from 'better-auth/api'
import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import { DatabaseError } from '../database/database-errors.ts'
import { expireOlderSession, readOlderSession } from '../http/session-cookie.ts'
import { Refusal } from '../http/refusal.ts'
import type { AuthLibrary } from './auth-library.ts'

/** An opened session: its token and the cookies that carry it. */
export interface OpenedSession {
  token: string
  cookies: string[]
}

/** Creates the refusal of an unknown e-mail or a wrong password, which it does not distinguish. */
export const wrongPasswordRefusal = (cause?: unknown) =>
  new Refusal('invalid_credentials', 'E-mail ou senha incorretos.', { cause })

/**
 * Finds the real cause of an error that the library wrapped, so that a lost database connection is still recognized.
 */
export const findAuthCause = (error: unknown): unknown =>
  isAPIError(error) && error.statusCode >= 500 && error.cause !== undefined ? error.cause : error

/** The headers by which the library finds the session of a request, also of one with the older cookie. */
export const readSessionHeaders = (auth: AuthLibrary, headers: Headers): Headers =>
  readOlderSession(headers, auth.secure)?.headers ?? headers

const findPasswordHash = async (auth: AuthLibrary, userId: string): Promise<string | null> =>
  (await (await auth.$context).internalAdapter.findCredentialAccount(userId))?.password ?? null

/**
 * Returns the hash that this password matches; `null` when it is wrong. An account without a password and an unknown
 * one (`null`) take as long as any other.
 */
export async function findMatchingHash(
  auth: AuthLibrary,
  userId: string | null,
  password: string,
): Promise<string | null> {
  const hash = userId === null ? null : await findPasswordHash(auth, userId)
  if (hash === null) {
    await auth.hashing.hash(password)
    return null
  }
  return (await auth.hashing.verify({ hash, password })) ? hash : null
}

/**
 * Opens a session for a password that was checked.
 * @param checked the hash that it matched
 * @throws Refusal 401 when the password was changed since
 */
export async function openAfterCheck(
  auth: AuthLibrary,
  { userId, password, checked }: { userId: string; password: string; checked: string },
  headers: Headers,
): Promise<OpenedSession> {
  const opened = await openWithoutPassword(auth, userId, headers)
  const present = await findPasswordHash(auth, userId)
  // The same password may have been hashed again meanwhile.
  const isStillRight =
    present === checked || (present !== null && (await auth.hashing.verify({ hash: present, password })))
  if (isStillRight) return opened
  await (await auth.$context).internalAdapter.deleteSession(opened.token)
  throw wrongPasswordRefusal()
}

/** Opens a session of an account whose owner proved it otherwise: by a link, or in the demonstration by one click. */
export async function openWithoutPassword(
  auth: AuthLibrary,
  userId: string,
  headers: Headers,
): Promise<OpenedSession> {
  const opened = await auth.api.openSession({ body: { userId }, headers, returnHeaders: true })
  return { token: opened.response.token, cookies: opened.headers.getSetCookie() }
}

/** Returns the cookies that end a session in the browser; `endSession` ends it on the server. */
export async function expireSessionCookies(auth: AuthLibrary, headers: Headers): Promise<string[]> {
  const ended = await auth.api.signOut({ headers: readSessionHeaders(auth, headers), returnHeaders: true })
  return [...ended.headers.getSetCookie(), ...expireOlderSession(headers)]
}

/** Whether a password is the account's; false for an account without one. */
export const isPasswordRight = async (
  auth: AuthLibrary,
  userId: string,
  password: string,
): Promise<boolean> => (await findMatchingHash(auth, userId, password)) !== null

/** Whether an account has a password. */
export const hasPassword = async (auth: AuthLibrary, userId: string): Promise<boolean> =>
  Boolean(await findPasswordHash(auth, userId))

/** Sets a password for an account that is not signed in (an administrator's provisional one). */
export async function setPassword(auth: AuthLibrary, userId: string, password: string): Promise<void> {
  const { internalAdapter } = await auth.$context
  const hash = await auth.hashing.hash(password)
  if (!(await internalAdapter.findCredentialAccount(userId))) {
    const credential = { userId, providerId: 'credential', accountId: userId, password: hash }
    try {
      await internalAdapter.createAccount(credential)
      return
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === '23505')) throw error
    }
  }
  await internalAdapter.updatePassword(userId, hash)
}

/** Stores a password's hash of today's cost in place of an outdated one, unless it was changed meanwhile. */
export async function renewHash(
  db: Queryable,
  auth: AuthLibrary,
  { userId, password, checked }: { userId: string; password: string; checked: string },
): Promise<void> {
  const hash = await auth.hashing.hash(password)
  await db.query(sql`
    update credentials set senha = ${hash}
    where user_id = ${userId} and provider_id = 'credential' and senha = ${checked}`)
}
