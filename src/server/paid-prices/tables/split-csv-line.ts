import { tableLimits } from './table-row.ts'

const quotes = new Set(['"', "'"])

/**
 * Splits a line of CSV. A cell is quoted when it begins with `"` or `'` and a quote of the same kind stands before a delimiter or
 * the line's end; any other quote is a character of the text (`'RUA D'AVILA'`, `"BLOCO "A""`). `null` for a line with too
 * many or too long cells.
 */
export function splitCsvLine(line: string, delimiter: string): string[] | null {
  if (line.length > tableLimits.row) return null
  const cells: string[] = []
  for (let at = 0; at <= line.length; ) {
    if (cells.length === tableLimits.cells) return null
    const end = findCellEnd(line, at, delimiter)
    const cell = line.slice(at, end)
    if (cell.length > tableLimits.cell) return null
    cells.push(unquote(cell))
    at = end + 1
  }
  return cells
}

function findCellEnd(line: string, at: number, delimiter: string): number {
  const first = line[at] ?? ''
  if (quotes.has(first)) {
    for (let quote = line.indexOf(first, at + 1); quote !== -1; quote = line.indexOf(first, quote + 1)) {
      const next = line[quote + 1]
      if (next === undefined || next === delimiter) return quote + 1
    }
  }
  const end = line.indexOf(delimiter, at)
  return end === -1 ? line.length : end
}

function unquote(cell: string): string {
  const first = cell[0] ?? ''
  if (cell.length < 2 || !quotes.has(first) || !cell.endsWith(first)) return cell.trim()
  return cell
    .slice(1, -1)
    .replaceAll(first + first, first)
    .trim()
}

/** Whether a line ends inside of a cell that `"` opens: the next line belongs to it. */
export function isOpenLine(line: string, delimiter: string): boolean {
  const last = Math.max(line.lastIndexOf(`${delimiter}"`) + 1, line.startsWith('"') ? 0 : -1)
  if (line[last] !== '"') return false
  const end = findCellEnd(line, last, delimiter)
  return !(line[end - 1] === '"' && end - 1 > last)
}

/** Finds the delimiter of a file by its first line: the sign that stands there most often. */
export function findDelimiter(header: string): string {
  const counted = [';', ',', '\t'].map(sign => ({ sign, count: header.split(sign).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ';'
}
