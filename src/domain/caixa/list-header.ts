import { isCalendarDate } from '../calendar-date.ts'
import { foldText, repairMojibake } from '../fold-text.ts'

/** The columns that are read, by the names the bank gives them; `Origem` is added by third-party tools. */
const columnNames = {
  number: ['N° do imóvel', 'Número do imóvel'],
  state: ['UF'],
  city: ['Cidade'],
  neighborhood: ['Bairro'],
  address: ['Endereço'],
  price: ['Preço'],
  evaluation: ['Valor de avaliação'],
  financing: ['Financiamento'],
  description: ['Descrição'],
  modality: ['Modalidade de venda'],
  link: ['Link de acesso'],
  origin: ['Origem'],
} as const

export type ListColumn = keyof typeof columnNames

const requiredColumns: readonly ListColumn[] = [
  'number',
  'state',
  'city',
  'neighborhood',
  'address',
  'price',
  'evaluation',
  'description',
]

const letters = (text: string) => text.replace(/[^a-z]/g, '')

/**
 * Columns by the letters of their names without accents, and by the letters left after every accented letter was
 * lost.
 */
const columns = new Map<string, ListColumn>(
  (Object.keys(columnNames) as ListColumn[]).flatMap(column =>
    columnNames[column].flatMap(name => [
      [letters(foldText(name)), column] as const,
      [letters(name.toLowerCase()), column] as const,
    ]),
  ),
)

const columnOf = (cell: string): ListColumn | undefined => {
  const name = repairMojibake(cell)
  return columns.get(letters(foldText(name))) ?? columns.get(letters(name.toLowerCase()))
}

export interface ListLayout {
  separator: string
  /**
   * Whether fields may be quoted (files from third-party tools); in the bank's own files a quote is an ordinary
   * character.
   */
  quoted: boolean
  /** The index of each column. */
  at: Partial<Record<ListColumn, number>>
  width: number
  /** Generation date of the preamble, YYYY-MM-DD. */
  date: string | null
  /** Offset of the first character after the header, and the number of its line. */
  start: number
  line: number
}

/** Number of lines, and of characters of each line, in which the header is looked for. */
const searchedLines = 40
const longestHeader = 2_000

/** Reads a valid calendar date, dd/mm/yyyy → YYYY-MM-DD. */
function generationDate(line: string): string | null {
  const [, day, month, year] = /data de gera.*?\b(\d{2})\/(\d{2})\/(\d{4})\b/i.exec(line) ?? []
  const date = `${year}-${month}-${day}`
  return isCalendarDate(date) ? date : null
}

function columnsIn(line: string, separator: string) {
  const cells = line.split(separator).map(cell => cell.trim())
  while (cells.at(-1) === '') cells.pop()
  const quoted = cells.some(cell => cell.startsWith('"'))
  const at: Partial<Record<ListColumn, number>> = {}
  cells.forEach((cell, index) => {
    const column = columnOf(cell)
    if (column !== undefined) at[column] ??= index
  })
  return { separator, quoted: quoted || separator === ',', at, width: cells.length }
}

/**
 * Looks for the header in the first lines; `missing` names the absent columns of an incomplete header, `null` when
 * there is none.
 */
export function findListLayout(text: string): ListLayout | { missing: string[] } | null {
  let date: string | null = null
  let start = 0
  for (let line = 1; line <= searchedLines && start < text.length; line++) {
    const end = text.indexOf('\n', start)
    const next = end < 0 ? text.length : end + 1
    const content = text.slice(start, Math.min(end < 0 ? text.length : end, start + longestHeader))
    date ??= generationDate(content)
    for (const separator of [';', ',', '\t']) {
      const found = columnsIn(content, separator)
      const missing = requiredColumns.filter(column => found.at[column] === undefined)
      if (missing.length === 0) return { ...found, date, start: next, line }
      if (missing.length <= 3) return { missing: missing.map(column => columnNames[column][0]) }
    }
    start = next
  }
  return null
}
