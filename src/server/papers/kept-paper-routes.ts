import type { Hono } from 'hono'
import { keptPaperCalls } from '#contract/kept-paper-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import type { Database } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import {
  deleteKeptPaper,
  keepPaper,
  listKeptPapers,
  paperNotFoundRefusal,
  readKeptPaper,
} from './kept-paper-store.ts'
import type { PaperSealer } from './paper-sealer.ts'

export interface KeptPaperDependencies {
  db: Database
  now: () => Date
  guard: Pick<AccessGuard, 'session' | 'plan'>
  limits: Pick<RateLimits, 'count'>
  sealer: PaperSealer
}

/** The papers that an account keeps. */
export function keptPaperRoutes({ db, now, guard, limits, sealer }: KeptPaperDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(keptPaperCalls.keptPapers, async ({ account, query }) => ({
    items: await listKeptPapers(db, sealer, account.id, query.property_id),
  }))

  mountCall(
    keptPaperCalls.keptPaper,
    ({ account, params }) => readKeptPaper(db, sealer, account.id, params.id),
    { invalidPath: paperNotFoundRefusal },
  )

  mountCall(keptPaperCalls.keepPaper, async ({ account, usageKey, params, body }) => {
    // All visitors of the demonstration share one account, so papers kept there would be shown to others.
    if (account.demonstration)
      throw new Refusal(
        'not_in_demonstration',
        'A conta de demonstração é de todos e não guarda papéis. O que você leu fica aberto nesta visita.',
      )
    await limits.count('papersByAccount', usageKey)
    return keepPaper(db, sealer, account.id, { ...body, id: params.id }, now())
  })

  mountCall(
    keptPaperCalls.deleteKeptPaper,
    async ({ account, params }) => {
      await deleteKeptPaper(db, account.id, params.id)
      return actionDone
    },
    // No paper has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  return app
}
