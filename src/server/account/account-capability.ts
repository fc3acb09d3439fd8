import sql from 'sql-template-tag'
import { hourMs } from '#domain/durations.ts'
import { accountAdminRoutes } from './account-admin-routes.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { accountListRoutes } from './account-list-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { deleteExpiredClients } from './known-clients.ts'
import { meRoutes } from './me-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import type { Capability } from '../capability.ts'
import type { Queryable } from '../database/database.ts'

/** Deletes expired sessions, mail links, rate-limit counts, and clients that were not seen for long. */
async function deleteExpiredAccess(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from sessions where expires_at < ${now}`)
  await db.query(sql`delete from verifications where expires_at < ${now}`)
  await deleteExpiredClients(db, now)
  await db.query(sql`delete from limits where expire < ${now.getTime()}`)
}

/** Accounts and sign-in; deletes expired sessions, mail links and rate-limit counts. */
export const accountCapability = (dependencies: AccountDependencies): Capability => ({
  routes: [
    authRoutes(dependencies),
    signInRoutes(dependencies),
    passwordRoutes(dependencies),
    meRoutes(dependencies),
    accountAdminRoutes(dependencies),
    accountListRoutes(dependencies),
  ],
  housekeeping: [
    {
      name: 'forget sessions',
      every: hourMs,
      run: () => deleteExpiredAccess(dependencies.db, dependencies.now()),
    },
  ],
})
