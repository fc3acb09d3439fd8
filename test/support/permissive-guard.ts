import type { AccessGuard } from '#server/account/access-guard.ts'

/** A guard that lets every request through without an account, for routes that read none. */
export const permissiveGuard: Pick<AccessGuard, 'plan' | 'admin'> = {
  plan: async () =>
    ({ account: { id: 'nobody', targetRoi: null } }) as Awaited<ReturnType<AccessGuard['plan']>>,
  admin: async () => undefined,
}
