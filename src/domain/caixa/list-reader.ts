import type { Listing } from '../property/listing.ts'
import { foldText, repairMojibake, tidyText } from '../fold-text.ts'
import { findListLayout, type ListColumn, type ListLayout } from './list-header.ts'
import { parsePrice } from '../money.ts'
import { readListingDescription } from '../property/listing-description.ts'
import { inferModalityLabel, parseModality, repairModalityLabel } from '../property/sale-modality.ts'
import { bankPageUrl } from '../property/bank-addresses.ts'
import { isUf } from '../states.ts'

interface ListRecord {
  line: number
  fields: string[]
  /** Whether a quote was opened and never closed: the line is then kept as it is. */
  broken: boolean
}

/** A quoted field that spans more lines than this is taken as never closed. */
const maxQuotedLines = 40

/** Splits a line whose fields may be quoted; `null` while a quote is open at its end. */
function splitQuoted(line: string, separator: string): string[] | null {
  const fields: string[] = []
  let at = 0
  for (;;) {
    if (line[at] !== '"') {
      const end = line.indexOf(separator, at)
      fields.push(line.slice(at, end < 0 ? line.length : end))
      if (end < 0) return fields
      at = end + 1
      continue
    }
    let close = line.indexOf('"', at + 1)
    while (close >= 0 && line[close + 1] === '"') close = line.indexOf('"', close + 2)
    if (close < 0) return null
    const end = line.indexOf(separator, close + 1)
    const rest = line.slice(close + 1, end < 0 ? line.length : end)
    fields.push(line.slice(at + 1, close).replaceAll('""', '"') + rest)
    if (end < 0) return fields
    at = end + 1
  }
}

const lineEnd = (text: string, start: number): number => {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.length : end
}

/**
 * Returns the record that begins at `start`, over as many lines as its quotes span; `null` when a quote is never
 * closed.
 */
function quotedRecord(text: string, start: number, separator: string) {
  let end = start - 1
  for (let lines = 1; lines <= maxQuotedLines && end < text.length; lines++) {
    end = lineEnd(text, end + 1)
    const fields = splitQuoted(text.slice(start, end), separator)
    if (fields !== null) return { fields, end, lines }
  }
  return null
}

/** Yields the records after the header lazily, without blank ones (nothing but separators). */
function* readListRecords(text: string, layout: ListLayout): Generator<ListRecord> {
  const { separator, quoted, width } = layout
  let line = layout.line + 1
  for (let start = layout.start; start < text.length; ) {
    const end = lineEnd(text, start)
    const content = text.slice(start, end)
    const whole = quoted && content.includes('"') ? quotedRecord(text, start, separator) : undefined
    const fields = whole?.fields ?? content.split(separator)
    while (fields.length > width && fields.at(-1)?.trim() === '') fields.pop()
    if (fields.some(field => field.trim() !== '')) yield { line, fields, broken: whole === null }
    line += whole?.lines ?? 1
    start = (whole?.end ?? end) + 1
  }
}

/** Words of the generated descriptions that lose letters when Latin-1 is read as UTF-8. */
const repairs: readonly [RegExp, string][] = [
  [/\uFFFDrea\b/g, 'área'],
  [/\bPr\uFFFDdio\b/g, 'Prédio'],
  [/\bIm\uFFFDvel\b/g, 'Imóvel'],
  [/\bGalp\uFFFDo\b/g, 'Galpão'],
]

/** Whether letters of a text were lost for good (U+FFFD). */
const isDamagedText = (text: string): boolean => text.includes('\uFFFD')

/** Restores the lost letters of a description's fixed words; free text stays unchanged. */
function repairDescription(description: string): string {
  if (!isDamagedText(description)) return description
  return repairs.reduce((text, [damaged, whole]) => text.replace(damaged, whole), description)
}

interface RowProblem {
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
function readListRow(record: ListRecord, { at, width }: ListLayout): Listing | RowProblem {
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

type ListRefusalCode =
  | 'empty'
  | 'broken_gzip'
  | 'binary'
  | 'challenge_page'
  | 'old_html_list'
  | 'html'
  | 'missing_columns'
  | 'not_a_list'

interface ListRefusal {
  kind: 'refused'
  code: ListRefusalCode
  /** Shown to people, in Portuguese. */
  reason: string
}

const reasons: Record<ListRefusalCode, string> = {
  empty: 'O arquivo está vazio.',
  broken_gzip: 'O arquivo compactado (gzip) está danificado e não pôde ser aberto.',
  binary: 'O arquivo não é de texto. Salve a lista como CSV e tente de novo.',
  challenge_page:
    'No lugar da lista veio a página de verificação de segurança do site da Caixa (captcha). Baixe a lista pelo navegador.',
  old_html_list:
    'Esta é a lista antiga da Caixa em HTML (2018), sem valor de avaliação nem modalidade de venda. Use a lista em CSV.',
  html: 'O arquivo é uma página da internet (HTML), não a lista em CSV.',
  missing_columns: 'O cabeçalho da lista está incompleto.',
  not_a_list: 'O arquivo não é uma lista de imóveis da Caixa: o cabeçalho não foi encontrado.',
}

const refuseList = (code: ListRefusalCode, detail?: string): ListRefusal => ({
  kind: 'refused',
  code,
  reason: detail === undefined ? reasons[code] : `${reasons[code]} ${detail}`,
})

const inspectedLength = 100_000

/**
 * Explains what a text without the list's header is. Lists are recognized by their header, never by status or size.
 */
function explainListRefusal(text: string): ListRefusal {
  const beginning = text.slice(0, inspectedLength)
  if (text.startsWith('\x1f\x8b') || text.startsWith('\x1f‹')) return refuseList('broken_gzip')
  if (['PK\x03\x04', '%PDF-'].some(mark => text.startsWith(mark)) || beginning.includes('\0')) {
    return refuseList('binary')
  }
  const folded = foldText(beginning)
  if (folded === '') return refuseList('empty')
  if (/perfdrive|hcaptcha|radware|shieldsquare|verificacao de seguranca|voce nao e robo/.test(folded)) {
    return refuseList('challenge_page')
  }
  if (/<(?:!doctype|html|head|body|table)\b/.test(folded)) {
    return refuseList(/lista de imoveis/.test(folded) && /hdnimovel=/.test(folded) ? 'old_html_list' : 'html')
  }
  return refuseList('not_a_list')
}

/** A row that could not be read. `number`, when it is legible, shows that the list does name the property. */
export interface ListProblem {
  line: number
  number: string | null
  /** Shown to people, in Portuguese. */
  reason: string
}

type ListEntry = { line: number; listing: Listing } | { line: number; problem: ListProblem }

export interface BankList {
  kind: 'list'
  /** `Data de geração`, YYYY-MM-DD. */
  date: string | null
  /** Whether letters were lost before the import (U+FFFD): fixed words are repaired, free text is not. */
  damaged: boolean
  /** Whether the list has the `Financiamento` column (the bank's lists since April 2026). */
  hasFinancing: boolean
  /** Reads row by row during iteration; each iteration reads from the start. */
  entries: Iterable<ListEntry>
}

export type ListReading = BankList | ListRefusal

function* entriesOf(text: string, layout: ListLayout): Generator<ListEntry> {
  const lines = new Map<string, number>()
  for (const record of readListRecords(text, layout)) {
    const { line } = record
    const read = readListRow(record, layout)
    if ('reason' in read) {
      yield { line, problem: { line, ...read } }
      continue
    }
    const earlier = lines.get(read.id)
    if (earlier === undefined) {
      lines.set(read.id, line)
      yield { line, listing: read }
    } else {
      const reason = `número repetido no arquivo (já na linha ${earlier})`
      yield { line, problem: { line, number: read.id, reason } }
    }
  }
}

/**
 * Reads a bank list of any year, also after the changes that common tools make to it (source: the files offered on
 * `/sistema/download-lista.asp`). Total: any text is either a list, whose every row is a listing or a problem, or
 * refused with a reason. A header without rows is a list without entries.
 */
export function readList(text: string): ListReading {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  const found = findListLayout(lines)
  if (found === null) return explainListRefusal(text)
  if ('missing' in found) return refuseList('missing_columns', `Faltam: ${found.missing.join(', ')}.`)
  const garbled = repairMojibake(lines.slice(0, found.start)).length < found.start
  const whole = garbled ? lines.slice(0, found.start) + repairMojibake(lines.slice(found.start)) : lines
  return {
    kind: 'list',
    date: found.date,
    damaged: isDamagedText(whole),
    hasFinancing: found.at.financing !== undefined,
    entries: { [Symbol.iterator]: () => entriesOf(whole, found) },
  }
}
