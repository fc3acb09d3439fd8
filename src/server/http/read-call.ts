import type { Context } from 'hono'
import type { z } from 'zod'
import type { ApiCall, QueryReading } from '#contract/api-call.ts'
import { readQueryString } from '#domain/search/query-string.ts'
import { parseParameters, describeFieldErrors, readBody } from './request-body.ts'

type Values = Record<string, unknown>

const parsed = (schema: z.ZodType, given: unknown): QueryReading<Values> => {
  const result = schema.safeParse(given)
  return result.success ? { value: result.data as Values } : { errors: describeFieldErrors(result.error) }
}

/** The path parameters in the contract's shape, or what is wrong with them. */
export const readPath = (c: Context, { pathParameters }: ApiCall): QueryReading<Values> =>
  pathParameters ? parsed(pathParameters, c.req.param()) : { value: {} }

const maxQueryParameters = 300

/** The query in the contract's shape, or what is wrong with it. */
export function readCallQuery(c: Context, call: ApiCall): QueryReading<Values> {
  const { search } = new URL(c.req.url)
  if (search.split('&', maxQueryParameters + 1).length > maxQueryParameters) {
    return { errors: { query: `Use no máximo ${maxQueryParameters} parâmetros.` } }
  }
  if (call.readQuery) return call.readQuery(readQueryString(search)) as QueryReading<Values>
  return call.query ? parsed(call.query, c.req.query()) : { value: {} }
}

/**
 * The JSON body in the contract's shape; empty where the handler reads it itself.
 * @throws Refusal 400, 415
 */
export async function readCallBody(c: Context, { body, bodyOptional, accepts }: ApiCall): Promise<Values> {
  if (!body || accepts) return {}
  if (bodyOptional && c.req.header('content-type') === undefined) return parseParameters(body, {}) as Values
  return (await readBody(c, body)) as Values
}
