import { hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import { accountAdminRoutes } from './account-admin-routes.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { accountListRoutes } from './account-list-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { deleteExpiredAccess } from './delete-expired-access.ts'
import { meRoutes } from './me-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'

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
