import type { Context } from 'hono'
import { z } from 'zod'
import { describeIssue } from './describe-issue.ts'
import { badRequestRefusal, Refusal } from './refusal.ts'

z.config({ customError: describeIssue })

/**
 * Reads the JSON body in the contract's shape.
 * @throws Refusal 415 for another content type, 400 for invalid JSON or wrong fields (each named, in Portuguese)
 */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal('unsupported_media_type', 'Envie o conteúdo como JSON (application/json).')
  }
  let body: unknown
  try {
    body = await c.req.json()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('bad_request', 'O conteúdo enviado não é um JSON válido.', { cause })
  }
  return parseParameters(schema, body)
}

/**
 * Parses path and query parameters in the contract's shape.
 * @throws Refusal 400
 */
export function parseParameters<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw badRequestRefusal(describeFieldErrors(result.error))
}

/** By field what is wrong with it, in Portuguese. */
export const describeFieldErrors = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'body', message]))

/**
 * Normalizes an e-mail address to the form accounts store: lower case.
 * @throws Refusal 400
 */
export function parseEmail(given: string): string {
  const address = given.trim().toLowerCase()
  if (!z.email().max(254).safeParse(address).success)
    throw badRequestRefusal({ email: 'Informe um e-mail válido.' })
  return address
}
