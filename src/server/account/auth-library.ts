import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { z } from 'zod'
import { passwordLengths } from '#contract/account-limits.ts'
import type { Database, Queryable } from '../database/database.ts'
import { daySeconds } from '#domain/durations.ts'
import { cookiePrefix, sessionSeconds } from '../http/session-cookie.ts'
import { hashSessionTokens } from './hash-session-tokens.ts'
import { createScryptHashing, type PasswordHashing } from './password-hashing.ts'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** A connection as the sign-in library expects it, over our database: one dialect for both engines. */
class DatabaseLine implements DatabaseConnection {
  readonly #db: Database
  #transaction: { tx: Queryable; end: (outcome: 'commit' | 'rollback') => Promise<void> } | null = null

  constructor(db: Database) {
    this.#db = db
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const rows = await (this.#transaction?.tx ?? this.#db).query({ text: sql, values: [...parameters] })
    return { rows: rows as Row[] }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered')
  }

  /**
   * Our transactions take a callback, but the library begins, runs queries, then commits: the callback here waits for
   * that commit.
   */
  begin(): Promise<void> {
    return new Promise((begun, failed) => {
      let finish: ((outcome: 'commit' | 'rollback') => void) | undefined
      const ended = new Promise<'commit' | 'rollback'>(resolve => {
        finish = resolve
      })
      const whole = this.#db
        .transaction(async tx => {
          const end = async (outcome: 'commit' | 'rollback') => {
            this.#transaction = null
            finish?.(outcome)
            await whole
          }
          this.#transaction = { tx, end }
          begun()
          if ((await ended) === 'rollback') throw rolledBack
        })
        .catch((error: unknown) => {
          this.#transaction = null
          failed(error)
          if (error !== rolledBack) throw error
        })
      whole.catch(() => undefined)
    })
  }

  async end(outcome: 'commit' | 'rollback'): Promise<void> {
    await this.#transaction?.end(outcome)
  }
}

const rolledBack = new Error('Rolled back')

const dialect = (db: Database): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: kysely => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: () => ({
    init: async () => undefined,
    acquireConnection: async () => new DatabaseLine(db),
    beginTransaction: line => (line as DatabaseLine).begin(),
    commitTransaction: line => (line as DatabaseLine).end('commit'),
    rollbackTransaction: line => (line as DatabaseLine).end('rollback'),
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  }),
})

/** Creates a Kysely instance over our database; it neither owns nor closes the database. */
export const createKysely = <Tables>(db: Database): Kysely<Tables> => new Kysely({ dialect: dialect(db) })

const dates = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** Opens a session without a password, only for the demonstration's one-click sign-in. Not reachable over HTTP. */
const entryWithoutPassword = {
  id: 'entry-without-password',
  endpoints: {
    openSession: createAuthEndpoint(
      '/open-session',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async ctx => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw ctx.error('NOT_FOUND')
        const session = await ctx.context.internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ token: session.token })
      },
    ),
  },
} as const

/**
 * Configures the sign-in library over our own tables (the only place that maps its names to ours). Its HTTP handler
 * is not mounted: our routes call it, check and limit first, and translate its errors.
 * @param options.hashing how passwords are hashed: by scrypt unless a test passes another
 */
export function createAuth(
  db: Database,
  {
    secret,
    secure,
    hashing = createScryptHashing(),
  }: { secret: string; secure: boolean; hashing?: PasswordHashing | undefined },
) {
  const store = kyselyAdapter(createKysely<Record<string, never>>(db), {
    type: 'postgres',
    transaction: true,
  })
  const library = betterAuth({
    database: (options: Parameters<typeof store>[0]) => hashSessionTokens(store(options)),
    secret,
    baseURL: 'http://localhost',
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [entryWithoutPassword],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengths.min,
      maxPasswordLength: passwordLengths.max,
      revokeSessionsOnPasswordReset: true,
      password: hashing,
    },
    user: {
      modelName: 'usuarios',
      fields: { name: 'nome', emailVerified: 'email_verificado', image: 'imagem', ...dates },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        password: 'senha',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...dates,
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...dates,
      },
      expiresIn: sessionSeconds,
      updateAge: daySeconds,
      // Any session may change the password, because that needs the current password.
      freshAge: 0,
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', ...dates },
      storeIdentifier: 'hashed',
    },
    advanced: {
      cookiePrefix: cookiePrefix(secure),
      // The library knows only the prefix `__Secure-`; `secure` is set below.
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
    },
  })
  return { api: library.api, $context: library.$context, hashing, secure }
}
export type AuthLibrary = ReturnType<typeof createAuth>
