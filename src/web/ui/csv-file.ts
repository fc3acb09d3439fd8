export type CsvCell = string | number

const number = /^-?\d+(?:\.\d+)?$/

/** Matches the first characters that a spreadsheet would evaluate as a formula. */
const formula = /^[=+\-@\t\r]/

/** A sum of money in a file, always to the centavo; empty where it is not known. */
export const toMoneyCell = (reais: number | null): CsvCell => (reais === null ? '' : reais.toFixed(2))

/** Formats a cell: numbers with a decimal comma, text in quotes when needed. */
function cellOf(cell: CsvCell): string {
  const written = String(cell)
  if (number.test(written)) return written.replace('.', ',')
  const text = formula.test(written) ? `'${written}` : written
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats a table for Excel in Brazil: byte-order mark, semicolons, decimal commas, no thousands separators. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellOf).join(';')}\r\n`).join('')}`

/** Downloads a CSV file. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
