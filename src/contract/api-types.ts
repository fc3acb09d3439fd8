import type { z } from 'zod'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import type { ApiCall } from './api-call.ts'
import type { apiCalls } from './all-calls.ts'

type AnyApiCall = (typeof apiCalls)[keyof typeof apiCalls]
type EndpointOf<C> = C extends ApiCall ? `${Uppercase<C['method']>} ${C['path']}` : never
type ApiCalls = { [C in AnyApiCall as EndpointOf<C>]: C }

/** Method and path of a call of the API, such as `GET /api/favorites`. */
export type Endpoint = keyof ApiCalls

type PathInput<C> = C extends { pathParameters: { shape: infer Shape } }
  ? { params: { [Name in keyof Shape]: string | number } }
  : unknown

/** A parameter that the server reads from text, as its type says or as the text itself. */
type QueryValues<Q> = { [Name in keyof Q]: unknown extends Q[Name] ? string | number : Q[Name] }

type QueryInput<C> = C extends { readQuery: unknown }
  ? { query: QueryParameters }
  : C extends { query: infer Q extends z.ZodType }
    ? object extends z.input<Q>
      ? { query?: QueryValues<z.input<Q>> }
      : { query: QueryValues<z.input<Q>> }
    : unknown

type BodyInput<C> = C extends { body: infer B extends z.ZodType }
  ? C extends { bodyOptional: true }
    ? { body?: z.input<B> }
    : { body: z.input<B> }
  : unknown

/** What a call is asked with: path parameters, query and body, as its definition says. */
export type ApiInput<E extends Endpoint> = PathInput<ApiCalls[E]> &
  QueryInput<ApiCalls[E]> &
  BodyInput<ApiCalls[E]>

type FormOf<C> = C extends { form: infer F extends z.ZodType } ? z.input<F> : never
type EventOf<C> = C extends { events: infer V extends z.ZodType } ? z.output<V> : never

/** The calls that take a form with a file. */
export type FormEndpoint = {
  [E in Endpoint]: [FormOf<ApiCalls[E]>] extends [never] ? never : E
}[Endpoint]

/** The calls that can answer with server-sent events. */
export type StreamEndpoint = {
  [E in Endpoint]: ApiCalls[E] extends { also: 'text/event-stream' } ? E : never
}[Endpoint]

/** The fields of a call's form. */
export type ApiForm<E extends Endpoint> = FormOf<ApiCalls[E]>

/** One event of a call's answer. */
export type ApiEvent<E extends Endpoint> = EventOf<ApiCalls[E]>

/** What a call answers. */
export type ApiOutput<E extends Endpoint> = z.output<ApiCalls[E]['response']>
