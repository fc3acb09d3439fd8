import type { FieldErrors } from './criteria.ts'

export interface Page {
  /** From 0. */
  page: number
  limit: number
}

const last = (given: unknown): string => String([given ?? ''].flat().at(-1) ?? '').trim()

/**
 * Reads `page` (from 0; any page behind the last one is simply empty) and `limit` (1…`maxLimit`). Never clamped:
 * what is wrong is told in `errors`, and the default stands in its place.
 */
export function readPage(
  given: Record<string, unknown>,
  { defaultLimit, maxLimit }: { defaultLimit: number; maxLimit: number },
): Page & { errors: FieldErrors } {
  const errors: FieldErrors = {}
  const page = last(given.page) || '0'
  const limit = last(given.limit) || String(defaultLimit)
  if (!/^\d{1,15}$/.test(page)) errors.page = 'Informe um número inteiro a partir de 0.'
  if (!/^\d{1,15}$/.test(limit) || Number(limit) < 1 || Number(limit) > maxLimit)
    errors.limit = `Informe um número inteiro de 1 a ${maxLimit}.`
  return {
    page: errors.page ? 0 : Number(page),
    limit: errors.limit ? defaultLimit : Number(limit),
    errors,
  }
}
