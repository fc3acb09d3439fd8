import type { Capability } from '../capability.ts'
import { hourMs } from '#domain/durations.ts'
import { type DeskDependencies, deskRoutes } from './desk-routes.ts'
import { deleteOrphanedExpenses } from './expense-store.ts'

/** The adviser's desk; deletes expenses of properties that left it 30 days ago. */
export const deskCapability = (dependencies: DeskDependencies): Capability => ({
  routes: [deskRoutes(dependencies)],
  housekeeping: [
    {
      name: 'forget expenses',
      every: hourMs,
      run: () => deleteOrphanedExpenses(dependencies.db, dependencies.now()),
    },
  ],
})
