import { type CsvCell, writeCsv } from '../../ui/csv-file.ts'
import type { DeskRow } from './rows/desk-row.ts'
import { type CellContext, type DeskColumnKey, deskColumns } from './table/desk-columns.ts'

/** Writes the rows as a file for a spreadsheet: the shown columns, and where each property is from. */
export function writeDeskCsv(
  rows: readonly DeskRow[],
  shown: readonly DeskColumnKey[],
  context: CellContext,
  site: string,
): string {
  const columns = deskColumns.filter(({ key }) => key === 'name' || shown.includes(key))
  const head: CsvCell[] = [...columns.map(({ name }) => name), 'De onde', 'Número', 'Página']
  const lines = rows.map((row): CsvCell[] => [
    ...columns.map(({ fileOf }) => fileOf(row, context)),
    row.elsewhere ? 'não é da Caixa' : row.gone ? 'Caixa, fora da lista' : 'Caixa',
    row.elsewhere ? '' : row.id,
    row.path === null ? '' : `${site}${row.path}`,
  ])
  return writeCsv([head, ...lines])
}
