import type { Context } from 'hono'
import type { z } from 'zod'
import type { ApiCall, QueryReading } from '#contract/api-call.ts'
import type { AccessChecks } from './access-checks.ts'

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
export type CallArguments<C extends ApiCall, Checks extends Partial<AccessChecks>> = {
  c: Context
} & PathArguments<C> &
  QueryArguments<C> &
  BodyArguments<C> &
  CallerArguments<C, Checks>

/** What the handler of a call answers. */
export type CallAnswer<C extends ApiCall> = z.input<C['response']>
