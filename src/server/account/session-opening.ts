import { randomBytes } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { DatabaseError } from '../database/database-errors.ts'
import { Refusal } from '../http/refusal.ts'
import type { AuthLibrary } from './auth-library.ts'

/** An opened session: its token and the cookies that carry it. */
export interface OpenedSession {
  token: string
  cookies: string[]
}

const wrong = (cause: unknown) => new Refusal('invalid_credentials', 'E-mail ou senha incorretos.', { cause })

/**
 * Finds the real cause of an error that the library wrapped, so that a lost database connection is still recognized.
 */
export const findAuthCause = (error: unknown): unknown =>
  isAPIError(error) && error.statusCode >= 500 && error.cause !== undefined ? error.cause : error

/**
 * Opens a session with e-mail and password.
 * @throws Refusal 401, the same for an unknown e-mail as for a wrong password
 */
export async function openWithPassword(
  auth: AuthLibrary,
  { email, password }: { email: string; password: string },
  headers: Headers,
): Promise<OpenedSession> {
  const { internalAdapter } = await auth.$context
  const hashOf = async () =>
    (await internalAdapter.findUserByEmail(email, { includeAccounts: true }))?.accounts.find(
      ({ providerId }) => providerId === 'credential',
    )?.password
  const hash = await hashOf()
  let opened: OpenedSession
  try {
    const answer = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
    opened = { token: answer.response.token, cookies: answer.headers.getSetCookie() }
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) throw wrong(error)
    throw findAuthCause(error)
  }
  if (hash === (await hashOf())) return opened
  // The password was changed during the check: the session is deleted again.
  await internalAdapter.deleteSession(opened.token)
  throw wrong(null)
}

/** Opens a session of the demonstration account. */
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
  return (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie()
}

export async function isPasswordRight(auth: AuthLibrary, userId: string, password: string): Promise<boolean> {
  const { internalAdapter, password: hashing } = await auth.$context
  const hash = (await internalAdapter.findCredentialAccount(userId))?.password
  return hash ? hashing.verify({ hash, password }) : false
}

export async function hasPassword(auth: AuthLibrary, userId: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context
  return Boolean((await internalAdapter.findCredentialAccount(userId))?.password)
}

/** Sets a password for an account that is not signed in (an administrator's provisional one). */
export async function setPassword(auth: AuthLibrary, userId: string, password: string): Promise<void> {
  const { internalAdapter, password: hashing } = await auth.$context
  const hash = await hashing.hash(password)
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

const linkName = (token: string) => `reset-password:${token}`

/** Issues a token for one link that sets a password; stored as a hash. */
export async function issuePasswordLink(auth: AuthLibrary, userId: string, expiresAt: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({ identifier: linkName(token), value: userId, expiresAt })
  return token
}

/** Returns the account whose password the link sets; `null` when the link was used, has expired, or never existed. */
export async function findPasswordLinkOwner(
  auth: AuthLibrary,
  token: string,
  now: Date,
): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(linkName(token))
  return link && link.expiresAt > now ? link.value : null
}
