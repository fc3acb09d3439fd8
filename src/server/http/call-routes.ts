import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { type ApiCall, type QueryReading, findCallTurn } from '#contract/api-call.ts'
import type { CallTurn } from '#contract/call-queues.ts'
import { readQueryString } from '#domain/search/query-string.ts'
import { readApiKeyToken } from './api-key-token.ts'
import { limitBody } from './limit-body.ts'
import { Refusal, badRequestRefusal } from './refusal.ts'
import { describeFieldErrors, maxDescribedFields, parseParameters, readBody } from './request-body.ts'
import { describeUnknownParameters } from './unknown-parameters.ts'
import { runInTurn } from '../queue/request-context.ts'

/** Decides who may call, by the access that a call's definition names. Each check throws a Refusal. */
interface AccessChecks {
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

/** The owner's id is checked by the guard and comes as `owner`, so handlers do not see the unchecked one. */
type WithoutUserId<C extends ApiCall, Given> = C['access'] extends 'owner' ? Omit<Given, 'user_id'> : Given

type PathArguments<C extends ApiCall> = C extends { pathParameters: infer P extends z.ZodType }
  ? { params: z.output<P> }
  : unknown

type QueryArguments<C extends ApiCall> = C extends {
  readQuery: (...given: never[]) => QueryReading<infer Value>
}
  ? { query: Value }
  : C extends { query: infer Q extends z.ZodType }
    ? { query: WithoutUserId<C, z.output<Q>> }
    : unknown

type BodyArguments<C extends ApiCall> = C extends { accepts: readonly string[] }
  ? unknown
  : C extends { body: infer B extends z.ZodType }
    ? { body: WithoutUserId<C, z.output<B>> }
    : unknown

type CallerArguments<C extends ApiCall, Checks extends Partial<AccessChecks>> = C['access'] extends 'owner'
  ? { owner: string }
  : C['access'] extends 'session' | 'plan'
    ? Checks extends Record<C['access'], (c: Context) => Promise<infer Caller>>
      ? Caller
      : never
    : unknown

/** What the handler of a call gets: the request parsed by the call's definition, and who asks. */
type CallArguments<C extends ApiCall, Checks extends Partial<AccessChecks>> = {
  c: Context
} & PathArguments<C> &
  QueryArguments<C> &
  BodyArguments<C> &
  CallerArguments<C, Checks>

/** What the handler of a call answers. */
type CallAnswer<C extends ApiCall> = z.input<C['response']>

type Values = Record<string, unknown>

const parsed = (schema: z.ZodType, given: unknown): QueryReading<Values> => {
  const result = schema.safeParse(given)
  return result.success ? { value: result.data as Values } : { errors: describeFieldErrors(result.error) }
}

/** The path parameters in the contract's shape, or what is wrong with them. */
const readPath = (c: Context, { pathParameters }: ApiCall): QueryReading<Values> =>
  pathParameters ? parsed(pathParameters, c.req.param()) : { value: {} }

const maxQueryParameters = 300

/** Calls whose session says whose data is meant; the id that calls of visitors need says nothing beside it. */
const knowsItsAccount: ReadonlySet<ApiCall['access']> = new Set(['owner', 'session', 'plan'])

/** The query in the contract's shape, or what is wrong with it. */
export function readCallQuery(c: Context, call: ApiCall): QueryReading<Values> {
  const { search } = new URL(c.req.url)
  if (search.split('&', maxQueryParameters + 1).length > maxQueryParameters) {
    return { errors: { query: `Use no máximo ${maxQueryParameters} parâmetros.` } }
  }
  const given = readQueryString(search)
  const unknown = call.takesAnyParameter
    ? {}
    : describeUnknownParameters(
        Object.keys(given).filter(name => !(name === 'user_id' && knowsItsAccount.has(call.access))),
        Object.keys(call.query?.shape ?? {}),
      )
  const read = call.readQuery
    ? (call.readQuery(given) as QueryReading<Values>)
    : call.query
      ? parsed(call.query, c.req.query())
      : { value: {} }
  if (Object.keys(unknown).length === 0) return read
  const errors = { ...unknown, ...('errors' in read && read.errors) }
  return { errors: Object.fromEntries(Object.entries(errors).slice(0, maxDescribedFields)) }
}

/**
 * The JSON body in the contract's shape; empty where the handler reads it itself.
 * @throws Refusal 400, 415
 */
async function readCallBody(c: Context, { body, bodyOptional, accepts }: ApiCall): Promise<Values> {
  if (!body || accepts) return {}
  if (bodyOptional && c.req.header('content-type') === undefined) return parseParameters(body, {}) as Values
  return (await readBody(c, body)) as Values
}

/** The answer of a call that only reports success. */
export const actionDone = { ok: true } as const

type Answered<T> = T | Promise<T>

/**
 * Returns the cached answer of a call, or the one that `answer` computes when it is its turn.
 * @param key identifies the call and its parsed path and query: the same for all ways to write them
 */
export type CacheAnswer = (
  c: Context,
  key: string,
  turn: CallTurn,
  answer: () => Promise<Response>,
) => Promise<Response>

interface MountOptions<Answer = unknown> {
  /**
   * Creates the answer for a path that fails its schema, such as a refusal that names the missing thing; a refusal with 400
   * without it.
   */
  invalidPath?: () => Refusal | Answer
  /** Throws the refusal of a body over the limit. */
  refuseLargeBody?: (c: Context) => never | Promise<never>
  /** Runs around the whole call, its access check included; gives the answer back, or another. */
  around?: (c: Context, answer: () => Promise<Response>) => Promise<Response>
  /** The handler takes the call's turn itself, for the part that needs one. */
  takesOwnTurn?: true
  /** Caches the answers of a public call that reads. */
  cache?: CacheAnswer
}

type Mountable<Checks> = ApiCall & { access: 'public' | keyof Checks }

/**
 * Routes made from the contract: method, path, access check, body limit, parsing and turn come from the call's
 * definition.
 * @param checks one for each access that the mounted calls name; a call without its check does not compile
 */
export function createCallRoutes<Checks extends Partial<AccessChecks> = Record<never, never>>(
  checks: Checks = {} as Checks,
) {
  const app = new Hono()

  function mount(
    call: ApiCall,
    respond: (values: Record<string, unknown>, c: Context) => Promise<Response>,
    {
      invalidPath,
      refuseLargeBody,
      around = (_, answer) => answer(),
      takesOwnTurn,
      cache,
    }: MountOptions<unknown>,
  ): void {
    const turn = findCallTurn(call)
    async function answer(c: Context): Promise<Response> {
      if (call.closedToKeys && readApiKeyToken(c) !== null)
        throw new Refusal('closed_to_keys', 'Isto só a pessoa faz, entrando na conta: nenhuma chave de API.')
      const caller = await callerOf(c, call, checks)
      await limitBody(c, call, refuseLargeBody)
      const path = readPath(c, call)
      const query = readCallQuery(c, call)
      const errors = {
        ...('errors' in path && !invalidPath && path.errors),
        ...('errors' in query && query.errors),
      }
      if ('errors' in query || Object.keys(errors).length > 0) throw badRequestRefusal(errors)
      const body = await readCallBody(c, call)
      const compute = async () => {
        const given =
          call.access === 'owner'
            ? await ownedValues(c, query.value, body, checks)
            : { query: query.value, body }
        if (!('errors' in path)) return respond({ ...caller, ...given, params: path.value, c }, c)
        const instead = invalidPath?.()
        if (instead instanceof Refusal) throw instead
        return c.json(instead)
      }
      if (turn === null || takesOwnTurn) return compute()
      if (!cache || 'errors' in path) return runInTurn(turn, compute)
      return cache(c, `${call.path} ${JSON.stringify([path.value, query.value])}`, turn, compute)
    }
    app.on(call.method.toUpperCase(), honoPath(call), c => around(c, () => answer(c)))
  }

  return {
    app,

    /** Mounts a call that answers JSON in the shape of the call's response. */
    mountCall<C extends Mountable<Checks>>(
      call: C,
      handle: (asked: CallArguments<C, Checks>) => Answered<CallAnswer<C>>,
      options: MountOptions<CallAnswer<C>> = {},
    ): void {
      mount(
        call,
        async (asked, c) => c.json((await handle(asked as CallArguments<C, Checks>)) as object),
        options,
      )
    },

    /** Mounts a call that answers otherwise (events, images, files), with the same access check and parsing. */
    mountRawCall<C extends Mountable<Checks>>(
      call: C,
      handle: (asked: CallArguments<C, Checks>) => Answered<Response>,
      options: MountOptions<CallAnswer<C>> = {},
    ): void {
      mount(call, async asked => handle(asked as CallArguments<C, Checks>), options)
    },
  }
}

/** `/api/properties/{id}` as the router writes it. */
export const honoPath = ({ path }: Pick<ApiCall, 'path'>): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

async function callerOf(c: Context, { access }: ApiCall, checks: Partial<AccessChecks>): Promise<object> {
  // The owner's id comes with the query or the body, which are read later.
  if (access === 'public' || access === 'owner') return {}
  return (await required(checks, access)(c)) ?? {}
}

/** The owner that the guard lets through, in place of the `user_id` that was given. */
async function ownedValues(
  c: Context,
  query: Record<string, unknown>,
  body: Record<string, unknown>,
  checks: Partial<AccessChecks>,
): Promise<object> {
  const { user_id: inQuery, ...ownQuery } = query
  const { user_id: inBody, ...ownBody } = body
  const owner = await required(checks, 'owner')(c, String(inQuery ?? inBody))
  return { owner, query: ownQuery, body: ownBody }
}

function required<K extends keyof AccessChecks>(checks: Partial<AccessChecks>, access: K): AccessChecks[K] {
  const check = checks[access]
  if (!check) throw new Error(`No check for the access "${access}"`)
  return check as AccessChecks[K]
}
