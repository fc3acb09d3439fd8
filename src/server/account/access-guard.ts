import { isAPIError } from 'better-auth/api'
import type { Context } from 'hono'
import type { ErrorCode } from '#contract/error-codes.ts'
import { type AccessRestriction, findAccessRestriction } from '#domain/account/access-restriction.ts'
import type { Database } from '../database/database.ts'
import { readClientAddress } from '../http/client-address.ts'
import { noSessionRefusal, Refusal } from '../http/refusal.ts'
import { expireOlderSession, readOlderSession } from '../http/session-cookie.ts'
import type { AuthLibrary } from './auth-library.ts'
import { findAuthCause } from './session-opening.ts'
import type { RateLimits } from './rate-limits.ts'
import { endSession, hasOlderCookie } from './session-store.ts'
import { findShownApiKey } from './api-key-store.ts'
import { type Account, findAccount, isAccountId } from './account-store.ts'
import { hasBearerToken } from '../http/local-check.ts'

/** Accepts requests with the administrator's token; none when the token is `null`. @throws Refusal 401, 429 */
const adminCheck =
  (token: string | null, { limits, trustProxy }: { limits: RateLimits; trustProxy: boolean }) =>
  async (c: Context): Promise<void> => {
    // Only wrong tokens count, and the right one passes whatever was tried before it.
    if (token === null || !hasBearerToken(c, token)) {
      await limits.count('adminByAddress', readClientAddress(c, trustProxy))
      throw new Refusal('unauthorized', 'Informe o token de administração.')
    }
    c.header('Cache-Control', 'no-store')
  }

interface PresentSession {
  account: Account
  /** That of the key where a program calls. */
  sessionId: string
}

/** The signed-in caller, passed to the handlers of calls that need an account. */
interface SignedIn extends PresentSession {
  /**
   * Returns the key by which usage is counted: the account's id, or the address for the shared demonstration account.
   */
  usageKey: string
}

/** The access checks of accounts; each throws a Refusal. */
export interface AccessGuard {
  /** Returns the signed-in account whatever its plan; `null` for a visitor or an ended session. */
  present(c: Context): Promise<PresentSession | null>
  /** Requires a signed-in account. */
  session(c: Context): Promise<SignedIn>
  /** Requires a signed-in account with its own password and an active plan. */
  plan(c: Context): Promise<SignedIn>
  /**
   * Returns the owner id whose favorites and searches the caller may read or change: an account's own id (by its
   * session) or a visitor's anonymous id.
   * @throws Refusal 401, 403, 429
   */
  owner(c: Context, userId: string): Promise<string>
  /** Accepts a request with the administrator's token. @throws Refusal otherwise */
  admin(c: Context): Promise<void>
}

const ended = { headers: new Headers(), response: null }

type RestrictableAccount = Pick<Account, 'mustChangePassword' | 'status' | 'premiumUntil'>

const refusals: Record<AccessRestriction, readonly [ErrorCode, words: string]> = {
  password: ['password_change_required', 'Troque a senha provisória no seu perfil para continuar.'],
  suspended: ['plan_suspended', 'Seu plano está suspenso. Veja o seu perfil.'],
  expired: ['access_expired', 'Acesso expirado. Seu plano premium está vencido. Renove para continuar!'],
}

/**
 * Refuses a restricted account, which may open only its profile.
 * @throws Refusal 403
 */
function refuseRestricted(
  { mustChangePassword, status, premiumUntil }: RestrictableAccount,
  now: Date,
): void {
  const reason = findAccessRestriction(
    { mustChangePassword, suspended: status === 'suspended', premiumUntil: premiumUntil?.getTime() ?? null },
    now.getTime(),
  )
  if (reason !== null) throw new Refusal(...refusals[reason])
}

/**
 * Refuses an account whose plan has ended; a suspended account may still see its profile.
 * @throws Refusal 403
 */
export const refuseExpired = ({ premiumUntil, status }: Account, now: Date): void => {
  if (status !== 'suspended') refuseRestricted({ premiumUntil, status, mustChangePassword: false }, now)
}

/** Bytes that a visitor's write may store before it counts as several. */
const bytesPerWrite = 4096

/** As how many writes a request counts in a day's limit, by the bytes of its body. */
const writesIn = async (c: Context): Promise<number> =>
  Math.max(1, Math.ceil(Buffer.byteLength(await c.req.text()) / bytesPerWrite))

/** Creates the guard of all protected calls. */
export function createAccessGuard({
  db,
  auth,
  limits,
  now,
  trustProxy,
  adminToken,
  isDemonstrationOpen,
}: {
  db: Database
  auth: AuthLibrary
  limits: RateLimits
  now: () => Date
  trustProxy: boolean
  /** `null`: there is no administrator. */
  adminToken: string | null
  isDemonstrationOpen: () => Promise<boolean>
}): AccessGuard {
  async function present(c: Context): Promise<PresentSession | null> {
    const key = await findShownApiKey(db, c, now())
    if (key !== null) {
      const account = await findAccount(db, key.userId)
      return account && { account, sessionId: key.id }
    }
    // Most visitors have no cookie, so they cost no query.
    if (!c.req.header('cookie')?.includes('session_token')) return null
    const older = readOlderSession(c.req.raw.headers, auth.secure)
    const { headers, response } = await auth.api
      .getSession({ headers: older?.headers ?? c.req.raw.headers, returnHeaders: true })
      .catch((error: unknown) => {
        // The session ended just while its lifetime was being extended.
        if (isAPIError(error) && error.statusCode < 500) return ended
        throw findAuthCause(error)
      })
    // Another site of the same domain may set a cookie of the older name, but only of a session that it opened itself.
    const isRefused = older && response && !(await hasOlderCookie(db, response.session.id))
    const cookies = isRefused ? expireOlderSession(c.req.raw.headers) : (older?.cookies ?? [])
    for (const cookie of [...cookies, ...(isRefused ? [] : headers.getSetCookie())])
      c.header('Set-Cookie', cookie, { append: true })
    if (!response || isRefused) return null
    const account = await findAccount(db, response.user.id)
    if (!account) return null
    if (account.demonstration && !(await isDemonstrationOpen())) {
      // A session of the demonstration ends with it.
      await endSession(db, account.id, response.session.id)
      return null
    }
    return { account, sessionId: response.session.id }
  }

  async function session(c: Context): Promise<SignedIn> {
    const found = await present(c)
    if (!found) throw noSessionRefusal()
    c.header('Cache-Control', 'no-store')
    const { id, demonstration } = found.account
    return { ...found, usageKey: demonstration ? `${id} ${readClientAddress(c, trustProxy)}` : id }
  }

  return {
    present,
    session,
    admin: adminCheck(adminToken, { limits, trustProxy }),
    async plan(c) {
      const caller = await session(c)
      refuseRestricted(caller.account, now())
      return caller
    },
    async owner(c, userId) {
      c.header('Cache-Control', 'no-store')
      const found = await present(c)
      if (found) {
        if (userId !== found.account.id) {
          throw new Refusal('not_yours', 'Estes dados são de outra conta.')
        }
        refuseRestricted(found.account, now())
        return userId
      }
      if (isAccountId(userId)) throw noSessionRefusal()
      if (c.req.method !== 'GET') {
        const address = readClientAddress(c, trustProxy)
        await limits.count('anonymousWritesByAddress', address)
        await limits.count('anonymousWritesByAddressAndDay', address, await writesIn(c))
      }
      return userId
    },
  }
}
