import type { Hono } from 'hono'
import { deskCalls } from '#contract/desk-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { Database } from '../database/database.ts'
import { actionDone, createCallRoutes } from '../http/call-routes.ts'
import { changeDesk } from './change-desk.ts'
import { deleteClient, listClients, saveClient } from './client-store.ts'
import { readDeskTag } from './desk-tag.ts'
import { deleteExpense, listExpenses, saveExpense } from './expense-store.ts'

export interface DeskDependencies {
  db: Database
  now: () => Date
  guard: Pick<AccessGuard, 'owner'>
}

/** The adviser's desk of an account (by its session) or of a visitor (by its own id). */
export function deskRoutes({ db, now, guard }: DeskDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(deskCalls.changeFavorites, ({ owner, body }) => changeDesk(db, owner, body, now()))

  mountCall(deskCalls.deskTag, async ({ owner }) => ({ tag: await readDeskTag(db, owner) }))

  mountCall(deskCalls.clients, ({ owner }) => listClients(db, owner))

  mountCall(deskCalls.saveClient, ({ owner, params, body: { name } }) =>
    saveClient(db, owner, { id: params.id, name }, now()),
  )

  mountCall(
    deskCalls.deleteClient,
    async ({ owner, params }) => {
      await deleteClient(db, owner, params.id, now())
      return actionDone
    },
    // No client has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  mountCall(deskCalls.expenses, ({ owner }) => listExpenses(db, owner))

  mountCall(deskCalls.saveExpense, ({ owner, params, body }) =>
    saveExpense(db, owner, { id: params.id, ...body }, now()),
  )

  mountCall(
    deskCalls.deleteExpense,
    async ({ owner, params }) => {
      await deleteExpense(db, owner, params.id)
      return actionDone
    },
    // No expense has such an id; deleting a missing one changes nothing.
    { invalidPath: () => actionDone },
  )

  return app
}
