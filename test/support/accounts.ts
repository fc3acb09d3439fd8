import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { AccountDependencies } from '#server/account/account-dependencies.ts'
import { accountAdminRoutes } from '#server/account/account-capability.ts'
import { createAuth } from '#server/account/auth-library.ts'
import type { PasswordHashing } from '#server/account/password-hashing.ts'
import { authRoutes } from '#server/account/account-capability.ts'
import { openWithoutPassword, setPassword } from '#server/account/session-opening.ts'
import { createAccessGuard } from '#server/account/access-guard.ts'
import { createRateLimits } from '#server/account/rate-limits.ts'
import { apiKeyRoutes } from '#server/account/api-key-routes.ts'
import { meRoutes } from '#server/account/me-routes.ts'
import { combineOwnerData } from '#server/account/owner-data.ts'
import { passwordRoutes } from '#server/account/password-routes.ts'
import { signInRoutes } from '#server/account/sign-in-routes.ts'
import { type Account, changeAccount, createAccount, createAccountId } from '#server/account/account-store.ts'
import type { Database } from '#server/database/database.ts'
import { createDemonstrationCheck } from '#server/demonstration-access.ts'
import { createErrorBoundary, answerRefusal } from '#server/http/error-boundary.ts'
import { notFoundRefusal } from '#server/http/refusal.ts'
import { refuseCrossSiteWrites } from '#server/http/security-headers.ts'
import type { QueuedMail } from '#server/mail/outbox.ts'
import { quickHashing } from './quick-hashing.ts'

export const testSecret = 'um segredo so dos testes, bem longo'
export const testAdminToken = 'token-de-administracao-dos-testes'

type NewPerson = Partial<Pick<Account, 'plan' | 'status' | 'premiumUntil' | 'mustChangePassword'>> & {
  email?: string
  name?: string
  password?: string
}

/** The account part of the server on a test database: routes, guard, sent mails, and accounts. */
export function accountsOn(
  db: Database,
  {
    now = () => new Date(),
    demonstration = false,
    ownedData = combineOwnerData([]),
    unread = async () => 0,
    hashing = quickHashing,
    secure = false,
  }: {
    now?: () => Date
    demonstration?: boolean
    ownedData?: AccountDependencies['ownedData']
    unread?: AccountDependencies['unread']
    /** `null` = as in production. */
    hashing?: PasswordHashing | null
    /** As over HTTPS: the names of cookies. */
    secure?: boolean
  } = {},
) {
  const auth = createAuth(db, {
    secret: testSecret,
    secure,
    hashing: hashing ?? undefined,
  })
  const limits = createRateLimits(db)
  const isDemonstrationOpen = createDemonstrationCheck(db, demonstration)
  const guard = createAccessGuard({
    db,
    auth,
    limits,
    now,
    trustProxy: true,
    adminToken: testAdminToken,
    isDemonstrationOpen,
  })
  const mails: QueuedMail[] = []
  const background: Promise<unknown>[] = []
  const access: AccountDependencies = {
    db,
    log: pino({ level: 'silent' }),
    now,
    auth,
    limits,
    guard,
    ownedData,
    unread,
    send: async (_, mail) => {
      mails.push(mail)
    },
    siteUrl: () => 'https://arremate.example',
    trustProxy: true,
    isDemonstrationOpen,
    inBackground: work => background.push(work),
    randomId: randomUUID,
  }
  const app = new Hono()
  app.onError(createErrorBoundary(access.log))
  app.notFound(c => answerRefusal(c, notFoundRefusal()))
  app.use(refuseCrossSiteWrites(() => 'https://arremate.example'))
  app.route('/', authRoutes(access))
  app.route('/', signInRoutes(access))
  app.route('/', passwordRoutes(access))
  app.route('/', meRoutes(access))
  app.route('/', apiKeyRoutes(access))
  app.route('/', accountAdminRoutes(access))

  /** Creates an account with an annual plan that runs for a year, unless given otherwise. */
  async function person({ email, name, password, ...rest }: NewPerson = {}): Promise<Account> {
    const id = createAccountId(randomUUID())
    const address = email ?? `${id}@exemplo.com.br`
    const { account } = await createAccount(db, { id, email: address, name: name ?? 'Maria Souza' }, now())
    const premiumUntil = new Date(now().getTime() + 360 * 86_400_000)
    const changed = await changeAccount(db, account.id, { plan: 'annual', premiumUntil, ...rest }, now())
    if (password !== undefined) await setPassword(auth, account.id, password)
    return changed ?? account
  }

  /** Returns a session of the account as the Cookie header of a request. */
  async function cookieOf(account: Pick<Account, 'id'>): Promise<string> {
    return cookieHeader((await openWithoutPassword(auth, account.id, new Headers())).cookies)
  }

  return { app, access, guard, mails, person, cookieOf, settled: () => Promise.all(background) }
}

/** Converts Set-Cookie lines to the Cookie header that a browser would send. */
export const cookieHeader = (lines: readonly string[]): string =>
  lines.map(line => line.split(';')[0]).join('; ')

/** Returns the options of a request with a JSON body. */
export const jsonRequest = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  body?: unknown,
  headers: Record<string, string> = {},
): RequestInit => ({
  method,
  headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})
