export type Cell = string | number

const number = /^-?\d+(?:\.\d+)?$/

/** What a spreadsheet would reckon instead of showing. */
const formula = /^[=+\-@\t\r]/

/** A number with its decimal comma; text as text, in quotes where it needs them. */
function cellOf(cell: Cell): string {
  const said = String(cell)
  if (number.test(said)) return said.replace('.', ',')
  const text = formula.test(said) ? `'${said}` : said
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as Excel opens it in Brazil: byte-order mark, semicolons, decimal commas, no thousands. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cellOf).join(';')}\r\n`).join('')}`

/** Gives the browser a file to keep. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
