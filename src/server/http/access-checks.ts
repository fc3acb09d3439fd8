import type { Context } from 'hono'

/** Decides who may call, by the access that a call's definition names. Each check throws a Refusal. */
export interface AccessChecks {
  /** Gives back the id whose data the caller may read and change. */
  owner: (c: Context, userId: string) => Promise<string>
  /** What it gives back joins the handler's arguments. */
  session: (c: Context) => Promise<object>
  plan: (c: Context) => Promise<object>
  admin: (c: Context) => Promise<void>
  machine: (c: Context) => Promise<void>
  local: (c: Context) => Promise<void>
  webhook: (c: Context) => Promise<void>
}
