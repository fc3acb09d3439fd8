import { hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import { lastlinkAdminRoutes } from './lastlink-admin-routes.ts'
import { deleteOldLogs } from './log-retention.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { webhookRoutes } from './webhook-routes.ts'

/** Payments by webhook and their administration; deletes old lines of the webhook's log. */
export const paymentCapability = (dependencies: PaymentDependencies): Capability => ({
  routes: [webhookRoutes(dependencies), lastlinkAdminRoutes(dependencies)],
  housekeeping: [
    {
      name: 'forget webhook logs',
      every: hourMs,
      run: () => deleteOldLogs(dependencies.db, dependencies.now()),
    },
  ],
})
