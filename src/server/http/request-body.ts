import type { Context } from 'hono'
import { z } from 'zod'
import { integerFormat } from '#domain/format-figures.ts'
import { badRequestRefusal, Refusal } from './refusal.ts'

const kinds: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
}

const formats: Record<string, string> = {
  email: 'Informe um e-mail válido.',
  uuid: 'Informe um identificador (UUID).',
  datetime: 'Informe data e hora, como 2026-11-21T12:00:00Z.',
}

/** Writes a number as in Brazil: 0,01. */
const formatNumber = (limit: number | bigint): string => limit.toLocaleString('pt-BR')

/** Describes what is wrong with a field of a request, in plain Portuguese. */
const describeIssue = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Falta este campo.'
        : `Use ${kinds[issue.expected] ?? 'outro valor'}.`
    case 'too_small':
      if (issue.origin !== 'string') return `O mínimo é ${formatNumber(issue.minimum)}.`
      return issue.minimum === 1 ? 'Preencha este campo.' : `Use pelo menos ${issue.minimum} caracteres.`
    case 'too_big':
      if (issue.origin === 'string') return `Use no máximo ${issue.maximum} caracteres.`
      return issue.origin === 'array'
        ? `No máximo ${issue.maximum} itens.`
        : `O máximo é ${formatNumber(issue.maximum)}.`
    case 'invalid_format':
      return formats[issue.format] ?? 'Este formato não serve.'
    case 'invalid_value':
      return `Use ${issue.values.map(String).join(', ')}.`
    default:
      return 'Este valor não serve.'
  }
}

z.config({ customError: describeIssue })

/**
 * The most values of one body. Each value is checked, so the number is bounded as a whole and not only by the limits of
 * lists.
 */
const maxBodyValues = 10_000

/** The most fields of which an answer says what is wrong. */
export const maxDescribedFields = 50

/** Whether a body has more values, of all depths, than any call asks for. */
function hasTooManyValues(body: unknown): boolean {
  const waiting = [body]
  for (let at = 0; at < waiting.length; at++) {
    const value = waiting[at]
    if (typeof value !== 'object' || value === null) continue
    const parts: unknown[] = Object.values(value)
    if (waiting.length + parts.length > maxBodyValues) return true
    waiting.push(...parts)
  }
  return false
}

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
  if (hasTooManyValues(body))
    throw badRequestRefusal({ body: `Envie no máximo ${integerFormat(maxBodyValues)} valores.` })
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

/** By field what is wrong with it, in Portuguese; of the first fields of many. */
export const describeFieldErrors = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    issues.slice(0, maxDescribedFields).map(({ path, message }) => [path.join('.') || 'body', message]),
  )

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
