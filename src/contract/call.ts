import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call: `public` anybody; `owner` whoever the `user_id` belongs to (a visitor its anonymous id, an account
 * its own session); `session` any signed-in account; `plan` a signed-in account that the guard lets through;
 * `admin` who shows the administrator's token.
 */
export type Access = 'public' | 'owner' | 'session' | 'plan' | 'admin'

/** One call of the API as its documentation tells it. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With `{name}` for what varies. */
  path: `/api/${string}`
  tag: string
  summary: string
  description?: string
  access: Access
  /** What varies in the path. */
  pathParameters?: z.ZodObject
  /** Query parameters; all of them optional where the schema says so. */
  query?: z.ZodObject
  /** The JSON body. */
  body?: z.ZodType
  response: z.ZodType
  /** Of the answer; JSON unless said otherwise. */
  content?: 'image/webp' | 'text/calendar'
  /** The answer comes as these events, too; `description` tells which. */
  also?: 'text/event-stream'
  errors: readonly ErrorCode[]
}

/** What a caller may be told besides a call's own errors, by who may call it. */
export const accessErrors: Record<Access, readonly ErrorCode[]> = {
  public: [],
  owner: [
    'no_session',
    'not_yours',
    'password_change_required',
    'plan_suspended',
    'access_expired',
    'too_many_requests',
  ],
  session: ['no_session'],
  plan: ['no_session', 'password_change_required', 'plan_suspended', 'access_expired'],
  admin: ['unauthorized', 'too_many_requests'],
}
