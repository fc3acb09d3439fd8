import { type CsvCell, writeCsv } from '../../ui/csv-file.ts'
import { findAbsenceDay, type ListedState } from '#domain/freshness/listing-presence.ts'
import { type DeskRow, readPresence } from './rows/desk-row.ts'
import { type CellContext, type DeskColumnKey, deskColumns } from './table/desk-columns.ts'

const listedWords: Record<ListedState, string> = { listed: 'sim', unseen: 'não visto', gone: 'não' }

function writeListed(row: DeskRow, { demonstration }: CellContext): string {
  const presence = readPresence(row, demonstration)
  return presence === null ? '' : listedWords[presence.listed]
}

/** The first day on which its list, or the bank's page, said that it is gone; empty of others. */
function writeGoneSince({ item }: DeskRow): string {
  if (!('property' in item) || !item.property.gone) return ''
  return findAbsenceDay(item.property) ?? ''
}

/**
 * Writes the rows as a file for a spreadsheet: the shown columns, of which list each property is
 * and whether it still has it, and where it is from. Days are written whole: a file is read later.
 */
export function writeDeskCsv(
  rows: readonly DeskRow[],
  shown: readonly DeskColumnKey[],
  context: CellContext,
  site: string,
): string {
  const columns = deskColumns.filter(({ key }) => key === 'name' || key === 'list' || shown.includes(key))
  const head: CsvCell[] = [
    ...columns.map(({ name }) => name),
    'Na lista?',
    'Fora da lista desde',
    'A confirmar',
    'De onde',
    'Número',
    'Página',
  ]
  const lines = rows.map((row): CsvCell[] => [
    ...columns.map(({ fileOf }) => fileOf(row, context)),
    writeListed(row, context),
    writeGoneSince(row),
    row.doubtfulPrice,
    row.elsewhere ? 'não é da Caixa' : 'Caixa',
    row.elsewhere ? '' : row.id,
    row.path === null ? '' : `${site}${row.path}`,
  ])
  return writeCsv([head, ...lines])
}
