import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { betterAuth } from 'better-auth/minimal'
import { z } from 'zod'
import { passwordLengths } from '#contract/account-limits.ts'
import type { Database } from '../database/database.ts'
import { createKysely } from './kysely-dialect.ts'
import { daySeconds } from '../durations.ts'
import { cookiePrefix, sessionSeconds } from '../http/session-cookie.ts'
import { hashSessionTokens } from './hash-session-tokens.ts'
import { createScryptHashing, type PasswordHashing } from './password-hashing.ts'

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
