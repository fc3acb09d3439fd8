import {
  type Criteria,
  emptyCriteria,
  type QueryParameters,
  readCriteria,
} from '#domain/search/search-criteria.ts'
import { choiceField, type FieldReading } from '#domain/search/criteria-fields.ts'
import { type PageParameters, readPageParameters } from '#domain/search/page-parameters.ts'
import { type Category, categories } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'
import { waitingPrior } from '#domain/waiting/waiting-prior.ts'
import type { QueryReading } from './api-call.ts'

const mostPerPage = 100
/** How many properties one request may ask for by number. */
const mostListed = 100
/** The bank's numbers have 13 digits; longer ones would not fit the database's. */
const propertyNumbers = /^0*\d{1,15}$/

const reading = <T>(value: T, errors: Record<string, string | undefined>): QueryReading<T> => {
  const wrong = Object.entries(errors).filter((each): each is [string, string] => each[1] !== undefined)
  return wrong.length > 0 ? { errors: Object.fromEntries(wrong) } : { value }
}

const readingOf = <T>(name: string, read: FieldReading<T>): QueryReading<T> =>
  'problem' in read ? { errors: { [name]: read.problem } } : read

/** Reads the filters of a search, without its order. */
export function readFilters(given: QueryParameters): QueryReading<Criteria> {
  const { criteria, errors } = readCriteria(given)
  return reading({ ...criteria, sort: emptyCriteria.sort }, errors)
}

/** Maximum characters of the beginning of a place's name. */
const maxTypedPlace = 100

/** Reads what is being typed, and the filters within which is counted; their text is named `words` here. */
export function readSuggestions({
  text,
  words,
  ...filters
}: QueryParameters): QueryReading<{ typed: string; criteria: Criteria }> {
  const typed = [text ?? ''].flat().at(-1) ?? ''
  const { criteria, errors } = readCriteria({ ...filters, text: words })
  const { text: wordsProblem, ...others } = errors
  return reading(
    { typed, criteria: { ...criteria, sort: emptyCriteria.sort } },
    {
      ...others,
      words: wordsProblem,
      text:
        text === undefined
          ? 'Informe o começo do nome.'
          : [...typed].length > maxTypedPlace
            ? `Use no máximo ${maxTypedPlace} caracteres.`
            : undefined,
    },
  )
}

/** Reads filters and page. */
export function readSearch(given: QueryParameters): QueryReading<{ criteria: Criteria } & PageParameters> {
  const { criteria, errors } = readCriteria(given)
  const {
    page,
    limit,
    errors: pageErrors,
  } = readPageParameters(given, { defaultLimit: 30, maxLimit: mostPerPage })
  return reading({ criteria, page, limit }, { ...errors, ...pageErrors })
}

/** Reads how far ahead the odds of waiting look, in days; the usual number where none is asked for. */
export function readWaitingDays({
  waitingDays: given,
}: QueryParameters): QueryReading<{ waitingDays: number }> {
  const { from, to, standard } = waitingPrior.horizon
  if (given === undefined) return { value: { waitingDays: standard } }
  const text = ([given].flat().at(-1) ?? '').trim()
  const waitingDays = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  return waitingDays >= from && waitingDays <= to
    ? { value: { waitingDays } }
    : { errors: { waitingDays: `Informe um número inteiro de ${from} a ${to}.` } }
}

/** Reads how many entries of a list are asked for; `null`: the list's own number. */
export function readLimit({ limit: given }: QueryParameters): QueryReading<{ limit: number | null }> {
  // No limit is as long as this, so what comes back was not given.
  const usual = mostPerPage + 1
  const { limit, errors } = readPageParameters({ limit: given }, { defaultLimit: usual, maxLimit: usual })
  if (errors.limit !== undefined || (limit === usual && String(given).trim() === String(usual))) {
    return { errors: { limit: `Informe um número inteiro de 1 a ${mostPerPage}.` } }
  }
  return { value: { limit: limit === usual ? null : limit } }
}

/** Reads `ids=1,2,3` (may repeat): numbers without leading zeros, each once, in the order given. */
export function readPropertyIds({ ids: given }: QueryParameters): QueryReading<{ ids: string[] }> {
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
export function readPropertyType({ type }: QueryParameters): QueryReading<Category | null> {
  const folded = foldText(String([type ?? ''].flat().at(-1))).replace(/^imovel\s*/, '')
  return readingOf('type', choiceField(categories).read(folded === '' ? [] : [folded]))
}
