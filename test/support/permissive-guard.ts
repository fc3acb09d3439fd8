import type { AccessGuard } from '#server/account/access-guard.ts'

/** Lets everybody through as nobody in particular: for routes that look at no account. */
export const permissiveGuard: Pick<AccessGuard, 'plan' | 'admin'> = {
  plan: async () =>
    ({ account: { id: 'nobody', targetRoi: null } }) as Awaited<ReturnType<AccessGuard['plan']>>,
  admin: async () => undefined,
}
