import { formatBrasiliaLongDay } from '#domain/brasilia-time.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { formatNetRoi, formatPercent } from '#domain/format-figures.ts'
import { formatWholeNumber } from '#domain/whole-reais.ts'
import { Paper } from '../../ui/paper.tsx'
import { usePrinting } from '../../ui/use-printing.ts'
import { usePaperSender } from '../list-sharing/use-paper-sender.ts'
import { ListPaper, type PaperCell, toPaperMaxBid, toPaperNextPrice } from '../listing/paper/list-paper.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { type DeskRow, readPresence } from './rows/desk-row.ts'
import {
  type CellContext,
  type DeskColumnKey,
  deskColumns,
  formatDiscount,
  readPaidDiscount,
} from './table/desk-columns.ts'

/** Columns that a sheet on its side has room for; more of them are left out from the right. */
const mostColumns = 11

/** Columns that upright paper has room for. */
const narrowColumns = 6

/** The city stands below the name; a staircase says little in words. */
const leftOut: readonly DeskColumnKey[] = ['name', 'city', 'stairs']

/** The cell of a column on paper. */
function writePaperCell(key: DeskColumnKey, row: DeskRow, context: CellContext): PaperCell {
  const { date, range, discount, list, item } = row
  switch (key) {
    case 'date':
      return date === null ? '' : { text: date.day, small: date.what }
    case 'next':
      return row.gone ? '' : toPaperNextPrice({ price: row.price, nextPrice: row.next?.price ?? null })
    case 'discount':
      return discount === null ? '' : formatPercent(discount, 0)
    case 'paidDiscount':
      return formatDiscount(readPaidDiscount(row)) ?? ''
    case 'roi':
      return range === null ? '' : formatNetRoi(range.base)
    case 'maxBid':
      return toPaperMaxBid(row.maxBid)
    case 'list':
      return list === null || context.demonstration ? '' : formatDay(list.date, null)
    case 'saved':
      return formatDay(item.saved_at.slice(0, 10), null)
    default: {
      const cell = deskColumns.find(column => column.key === key)?.fileOf(row, context) ?? ''
      return typeof cell === 'number' ? formatWholeNumber(cell) : cell
    }
  }
}

/** The desk on A4: the shown columns of the chosen properties; drawn while it is printed. */
export function DeskPaper({
  title,
  rows,
  shown,
  context,
  targetRoi,
  now,
  wanted,
  onPrinted,
}: {
  title: string
  rows: readonly DeskRow[]
  shown: readonly DeskColumnKey[]
  context: CellContext
  targetRoi: number
  now: number
  /** Whether to print it now. */
  wanted: boolean
  onPrinted: () => void
}) {
  const sender = usePaperSender()
  const printing = usePrinting()
  if (!printing && !wanted) return null
  const columns = deskColumns
    .filter(({ key }) => shown.includes(key) && !leftOut.includes(key))
    .slice(0, mostColumns)
  return (
    <Paper isWide={columns.length > narrowColumns} wanted={wanted} onPrinted={onPrinted}>
      <ListPaper
        title={title}
        line={`${formatPropertyCount(rows.length)} · ${formatBrasiliaLongDay(now)}`}
        sender={sender}
        columns={columns.map(({ label, end }) => ({ name: label, isFigure: end === true }))}
        rows={rows.map(row => ({
          id: row.id,
          title: [row.kind, row.place].filter(Boolean).join(' '),
          detail: [
            row.city,
            row.elsewhere ? 'não é da Caixa' : `Caixa nº ${row.id}`,
            readPresence(row, context.demonstration)?.text ?? '',
            row.doubtfulPrice,
          ]
            .filter(Boolean)
            .join(' · '),
          cells: columns.map(({ key }) => writePaperCell(key, row, context)),
        }))}
      >
        <p>
          Valores em reais;{' '}
          {context.homeOf === null
            ? `lance máximo para a meta de ${formatPercent(targetRoi, 2)}`
            : 'parcela e primeiro dia pela conta da família'}
          . {context.demonstration && 'Dados de demonstração. '}
          As contas são sobre suposições ou sobre a sua planilha. Não é oferta do banco nem garantia de
          resultado.
        </p>
      </ListPaper>
    </Paper>
  )
}
