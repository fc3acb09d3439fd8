import { parsePrice } from '../money.ts'
import { readListingDescription } from '../property/listing-description.ts'
import { inferModalityLabel, repairModalityLabel, parseModality } from '../property/sale-modality.ts'
import { bankPageUrl } from '../property/bank-addresses.ts'
import type { Listing } from '../property/listing.ts'
import { isUf } from '../states.ts'
import { foldText, tidyText } from '../fold-text.ts'
import { repairDescription } from './damaged-text.ts'
import type { ListColumn, ListLayout } from './list-header.ts'
import type { ListRecord } from './list-records.ts'

export interface RowProblem {
  number: string | null
  /** Shown to people, in Portuguese. */
  reason: string
}

const longestField = 5_000
const longestCity = 100
const longestNeighborhood = 200

/** Characters that no database accepts in a text: NUL, and unpaired surrogates. */
const invalidTextPattern = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/**
 * Returns the digits of a property's number without leading zeros; the bank uses at most 13 digits. Its pages put a
 * dash before the last of 13 (`878770013887-4`).
 */
const digits = (text: string): string | null =>
  /^0*([1-9]\d{0,12})$/.exec(text.trim().replace(/^(\d{12})-(\d)$/, '$1$2'))?.[1] ?? null

const linkNumber = (link: string): string | null => digits(/\bhdnimovel=(\d+)/i.exec(link)?.[1] ?? '')

/**
 * Returns the number in the column, unless a spreadsheet ruined it: `1,44442E+12`, or the same written out with six
 * or more zeros at its end while the link has another number of the same length. In those cases, and when the column
 * has no number, it returns the link's number.
 */
function readListingNumber(cell: string, link: string): string | null {
  const own = digits(cell)
  const linked = linkNumber(link)
  const ruined = own !== null && /0{6}$/.test(own) && linked?.length === own.length
  return own === null || ruined ? linked : own
}

function financingOf(cell: string): boolean | null {
  const text = foldText(cell)
  if (text === 'sim') return true
  return /^n(?:a|\uFFFD+|)o$/.test(text) ? false : null
}

/** Returns the list's own link if it leads to the bank's page of this property, otherwise that page's address. */
const chooseListingUrl = (id: string, link: string): string =>
  link.startsWith('https://venda-imoveis.caixa.gov.br/') && linkNumber(link) === id ? link : bankPageUrl(id)

/** Quotes a cell for display: short, without unpaired surrogates or control characters. */
const quoteCell = (text: string) =>
  `"${[...tidyText(text).replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD')].slice(0, 40).join('')}"`

/** Reads one record of a list as a listing, or returns what is wrong with it. Total. */
export function readListRow(record: ListRecord, { at, width }: ListLayout): Listing | RowProblem {
  const { fields } = record
  const cell = (column: ListColumn): string => fields[at[column] ?? -1] ?? ''
  if (record.broken) return { number: linkNumber(fields.join(';')), reason: 'aspas abertas e não fechadas' }
  if (fields.length !== width) {
    const number = digits(cell('number')) ?? linkNumber(fields.join(';'))
    return { number, reason: `esperadas ${width} colunas, encontradas ${fields.length}` }
  }
  if (at.origin !== undefined && foldText(cell('origin')) !== 'caixa') {
    return { number: null, reason: `anúncio de outra origem: ${quoteCell(cell('origin'))}` }
  }
  const link = tidyText(cell('link'))
  const id = readListingNumber(cell('number'), link)
  if (id === null) return { number: null, reason: `número do imóvel ilegível: ${quoteCell(cell('number'))}` }
  const problem = (reason: string): RowProblem => ({ number: id, reason })
  if (fields.some(field => field.length > longestField)) return problem('campo longo demais')
  if (fields.some(field => invalidTextPattern.test(field))) return problem('caracteres que não são texto')
  const state = cell('state').trim().toUpperCase()
  if (!isUf(state)) return problem(`UF desconhecida: ${quoteCell(cell('state'))}`)
  const city = tidyText(cell('city'))
  if (city === '') return problem('cidade em branco')
  const neighborhood = tidyText(cell('neighborhood'))
  if (city.length > longestCity || neighborhood.length > longestNeighborhood) {
    return problem('cidade ou bairro longo demais')
  }
  const price = parsePrice(cell('price'))
  if (price === null) return problem(`preço ilegível: ${quoteCell(cell('price'))}`)
  const description = repairDescription(tidyText(cell('description')))
  const auctionType = repairModalityLabel(cell('modality')) || inferModalityLabel(description)
  return {
    id,
    state,
    city,
    neighborhood,
    address: tidyText(cell('address')),
    price,
    evaluation: parsePrice(cell('evaluation')),
    financing: financingOf(cell('financing')),
    description,
    auctionType,
    modality: parseModality(auctionType),
    ...readListingDescription(description),
    url: chooseListingUrl(id, link),
  }
}
