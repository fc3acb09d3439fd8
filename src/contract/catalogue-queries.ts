import { type Criteria, type Parameters, readCriteria } from '#domain/search/criteria.ts'
import { oneOf, type Reading } from '#domain/search/fields.ts'
import { type Page, readPage } from '#domain/search/page.ts'
import { type Category, categories } from '#domain/property/property.ts'
import { fold } from '#domain/text.ts'
import type { QueryReading } from './call.ts'

const mostPerPage = 100
/** How many properties one request may ask for by number. */
const mostListed = 100
/** The bank's numbers have 13 digits; longer ones would not fit the database's. */
const propertyNumbers = /^0*\d{1,15}$/

const reading = <T>(value: T, errors: Record<string, string | undefined>): QueryReading<T> => {
  const wrong = Object.entries(errors).filter((each): each is [string, string] => each[1] !== undefined)
  return wrong.length > 0 ? { errors: Object.fromEntries(wrong) } : { value }
}

const readingOf = <T>(name: string, read: Reading<T>): QueryReading<T> =>
  'problem' in read ? { errors: { [name]: read.problem } } : read

/** Reads the filters of a search. */
export function readFilters(given: Parameters): QueryReading<Criteria> {
  const { criteria, errors } = readCriteria(given)
  return reading(criteria, errors)
}

/** Reads filters and page. */
export function readSearch(given: Parameters): QueryReading<{ criteria: Criteria } & Page> {
  const { criteria, errors } = readCriteria(given)
  const { page, limit, errors: pageErrors } = readPage(given, { defaultLimit: 30, maxLimit: mostPerPage })
  return reading({ criteria, page, limit }, { ...errors, ...pageErrors })
}

/** Reads how many entries of a list are asked for; `null`: as many as the list has by itself. */
export function readLimit({ limit: given }: Parameters): QueryReading<{ limit: number | null }> {
  // No limit is as long as this, so what comes back was not given.
  const usual = mostPerPage + 1
  const { limit, errors } = readPage({ limit: given }, { defaultLimit: usual, maxLimit: usual })
  if (errors.limit !== undefined || (limit === usual && String(given).trim() === String(usual))) {
    return { errors: { limit: `Informe um número inteiro de 1 a ${mostPerPage}.` } }
  }
  return { value: { limit: limit === usual ? null : limit } }
}

/** Reads `ids=1,2,3` (may repeat): numbers without leading zeros, each once, in the order given. */
export function readPropertyIds({ ids: given }: Parameters): QueryReading<{ ids: string[] }> {
  const asked = [given ?? []]
    .flat()
    .flatMap(text => text.split(','))
    .map(text => text.trim())
    .filter(text => text !== '')
  if (asked.length === 0) return { errors: { ids: 'Informe ao menos um número de imóvel.' } }
  if (asked.some(text => !propertyNumbers.test(text))) {
    return { errors: { ids: 'Use só números de imóveis, separados por vírgula.' } }
  }
  const ids = [...new Set(asked.map(text => text.replace(/^0+(?=\d)/, '')))]
  if (ids.length > mostListed) return { errors: { ids: `Peça até ${mostListed} imóveis de uma vez.` } }
  return { value: { ids } }
}

/** Reads a category or one of the types shown to people (`Imóvel Rural`); `Imóvel` stands for all. */
export function readPropertyType({ type }: Parameters): QueryReading<Category | null> {
  const folded = fold(String([type ?? ''].flat().at(-1))).replace(/^imovel\s*/, '')
  return readingOf('type', oneOf(categories).read(folded === '' ? [] : [folded]))
}
