import type { Hono } from 'hono'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { Database } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import {
  addOwnLot,
  changeOwnLot,
  deleteOwnLot,
  listOwnLots,
  ownLotNotFoundRefusal,
  readOwnLotText,
} from './own-lot-store.ts'

export interface OwnLotDependencies {
  db: Database
  now: () => Date
  guard: Pick<AccessGuard, 'owner'>
}

/** The lots from elsewhere of an account (by its session) or of a visitor (by its own id). */
export function ownLotRoutes({ db, now, guard }: OwnLotDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(ownLotCalls.ownLots, ({ owner }) => listOwnLots(db, owner))

  mountCall(
    ownLotCalls.ownLotText,
    async ({ owner, params }) => ({ text: await readOwnLotText(db, owner, params.id) }),
    { invalidPath: ownLotNotFoundRefusal },
  )

  mountCall(ownLotCalls.addOwnLot, ({ owner, params, body }) =>
    addOwnLot(db, owner, { ...body, id: params.id }, now()),
  )

  mountCall(
    ownLotCalls.changeOwnLot,
    ({ owner, params, body }) => changeOwnLot(db, owner, params.id, body, now()),
    { invalidPath: ownLotNotFoundRefusal },
  )

  mountCall(
    ownLotCalls.deleteOwnLot,
    async ({ owner, params }) => {
      await deleteOwnLot(db, owner, params.id)
      return actionDone
    },
    // No lot has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  return app
}
