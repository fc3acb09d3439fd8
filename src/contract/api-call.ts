import type { z } from 'zod'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import type { CallTurn } from './call-queues.ts'
import type { ErrorCode } from './error-codes.ts'

/**
 * Access to a call. `public`: everyone. `owner`: the visitor (by its anonymous id) or the account (by its session) that
 * `user_id` of the query or the body names. `session`: any signed-in account. `plan`: a signed-in account with its own
 * password and a plan that runs. `admin`: a request with the administrator's token. `machine`: a process of the
 * server's machine, or a request with that token. `local`: a command of the server's machine with the token in the data
 * folder. `webhook`: a request with a token of the payment provider's webhook.
 */
export type CallAccess = 'public' | 'owner' | 'session' | 'plan' | 'admin' | 'machine' | 'local' | 'webhook'

export type BodyType =
  | 'application/json'
  | 'application/octet-stream'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'
  | 'text/plain'

/** A value read from query parameters, or by field what is wrong with them, in Portuguese. */
export type QueryReading<T> = { value: T } | { errors: Record<string, string> }

/** Access to a call that everybody may ask, also without an account. */
type OpenAccess = 'public' | 'owner'

/**
 * One call of the API: how it is mounted by the server, asked for by the pages, and documented. A call that is open to
 * everybody says whose turn it takes, and at what cost; one with another access takes the usual turn of its access where
 * it does not say so.
 */
export type ApiCall = CallDefinition &
  ({ access: OpenAccess; turn: CallTurn } | { access: Exclude<CallAccess, OpenAccess>; turn?: CallTurn })

interface CallDefinition {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With `{name}` for each path parameter. */
  path: `/api/${string}`
  tag: string
  summary: string
  description?: string
  /** The call only reads, although its question comes in a body: when its client has gone, it need not be answered. */
  changesNothing?: true
  pathParameters?: z.ZodObject
  /** Only a signed-in person may call it, no program with a key of the account. */
  closedToKeys?: true
  /** Query parameters; the schema marks the optional ones. */
  query?: z.ZodObject
  /** Others write its address and may add parameters of their own, which are not read. */
  takesAnyParameter?: true
  /** Reads the query where browser and server share a reader without Zod; `query` then documents it. */
  readQuery?: (given: QueryParameters) => QueryReading<unknown>
  /** The JSON body. */
  body?: z.ZodType
  /** The fields of a `multipart/form-data` body, the file after the others. */
  form?: z.ZodObject
  /** A request without a body counts as one with an empty object. */
  bodyOptional?: true
  /** Content types of the body where JSON is not the only one; the handler then reads the body itself. */
  accepts?: readonly BodyType[]
  /** Bytes of a body at most, if need be by its content type; `usualBodyLimit` where it is left out. */
  bodyLimit?: number | Partial<Record<BodyType, number>>
  response: z.ZodType
  /** The status of the answer; 200 where it is left out. */
  status?: 201
  /** Content type of the answer; JSON where it is left out. */
  content?: 'image/webp' | 'image/png' | 'text/calendar' | 'text/plain' | 'text/html' | 'application/x-ndjson'
  /** The answer can also come in this content type; `description` says when. */
  also?: 'text/event-stream' | 'application/x-ndjson'
  /** One event of the answer in the content type `also`. */
  events?: z.ZodType
  errors: readonly ErrorCode[]
}

const smallTurn: CallTurn = { queue: 'ordinary', cost: 20 }

/**
 * The turn of calls that do not state their own. What the operator, the server's machine and the payment provider ask
 * carries a secret of the server and takes none, so that it is answered also while a crowd waits.
 */
const usualTurns: Record<Exclude<CallAccess, OpenAccess>, CallTurn | null> = {
  session: smallTurn,
  plan: smallTurn,
  admin: null,
  machine: null,
  local: null,
  webhook: null,
}

/** Returns the turn that a call takes; `null` where it takes none. */
export const findCallTurn = (call: ApiCall): CallTurn | null =>
  call.access === 'public' || call.access === 'owner' ? call.turn : (call.turn ?? usualTurns[call.access])

/** Bytes of a body at most, where a call does not say otherwise. */
export const usualBodyLimit = 1024 * 1024

/** What a program with a key is answered. */
const keyErrors = ['unauthorized', 'key_scope', 'closed_to_keys'] as const satisfies readonly ErrorCode[]

/** The errors a call can answer besides its own, by who may call it. */
export const accessErrors: Record<CallAccess, readonly ErrorCode[]> = {
  public: [],
  owner: [
    'no_session',
    'not_yours',
    'password_change_required',
    'plan_suspended',
    'access_expired',
    'too_many_requests',
    ...keyErrors,
  ],
  session: ['no_session', 'too_many_requests', ...keyErrors],
  plan: [
    'no_session',
    'password_change_required',
    'plan_suspended',
    'access_expired',
    'too_many_requests',
    ...keyErrors,
  ],
  admin: ['unauthorized', 'too_many_requests'],
  machine: ['not_found', 'too_many_requests'],
  local: ['not_found', 'unauthorized'],
  webhook: ['unauthorized', 'too_many_requests'],
}
