import { Hono } from 'hono'
import type { AccountParts } from './parts.ts'

/** `/api/admin/users`: accounts as an administrator looks for them. */
export function userDirectory(_access: AccountParts): Hono {
  return new Hono()
}
