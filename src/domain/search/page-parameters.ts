import type { CriteriaErrors } from './search-criteria.ts'

export interface PageParameters {
  /** Page number, from 0. */
  page: number
  limit: number
}

const lastText = (given: unknown): string => String([given ?? ''].flat().at(-1) ?? '').trim()

/**
 * Reads `page` (from 0; a page after the last one is empty) and `limit` (1…`maxLimit`). Values are never clamped: an
 * invalid one is reported in `errors`, and the default replaces it.
 */
export function readPageParameters(
  given: Record<string, unknown>,
  { defaultLimit, maxLimit }: { defaultLimit: number; maxLimit: number },
): PageParameters & { errors: CriteriaErrors } {
  const errors: CriteriaErrors = {}
  const page = lastText(given.page) || '0'
  const limit = lastText(given.limit) || String(defaultLimit)
  if (!/^\d{1,15}$/.test(page)) errors.page = 'Informe um número inteiro a partir de 0.'
  if (!/^\d{1,15}$/.test(limit) || Number(limit) < 1 || Number(limit) > maxLimit)
    errors.limit = `Informe um número inteiro de 1 a ${maxLimit}.`
  return {
    page: errors.page ? 0 : Number(page),
    limit: errors.limit ? defaultLimit : Number(limit),
    errors,
  }
}
