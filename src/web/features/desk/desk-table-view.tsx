import { setLatest } from '#domain/set-latest.ts'
import { Fragment, useEffect, useState } from 'react'
import type { Client } from '#contract/desk-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { type CsvCell, saveCsv, writeCsv } from '../../ui/csv-file.ts'
import { useMedia } from '../../ui/use-media.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { maxCompared, maxComparedWide } from '../compare/comparison-state.ts'
import { LabelMenu, NoteMenu, StageMenu } from './bulk/bulk-menus.tsx'
import { findNamesake } from './clients/find-namesake.ts'
import { DeskStrip } from './bulk/desk-strip.tsx'
import { addClient } from '../../data/saved/client-actions.ts'
import { changeRows } from './rows/desk-changes.ts'
import type { DeskSort } from './table/desk-view.ts'
import { type DeskRow, readPresence } from './rows/desk-row.ts'
import { DeskPaper } from './desk-paper.tsx'
import { DeskTable } from './table/desk-table.tsx'
import { type CellContext, type DeskColumnKey, deskColumns } from './table/desk-columns.ts'
import {
  changeSelection,
  selectChosenRows,
  noSelection,
  type RowSelection,
  type SelectionStep,
} from './table/row-selection.ts'
import { usePageLocation } from '../../framework/page-location.ts'
import { findAbsenceDay, type ListedState } from '#domain/freshness/listing-presence.ts'
import { compareCodes } from '#domain/compare-names.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { describeListAge, type ListAgeLevel } from '#domain/freshness/list-age.ts'
import { formatPercent, integerFormat } from '#domain/format-figures.ts'
import { classNames } from '../../ui/class-names.ts'
import { listAgeInks } from '../listing/list-age-inks.ts'

interface ShownList {
  state: string
  date: string
  ageDays: number | null
  level: ListAgeLevel
}

/** Lists the newest bank list of each state on the table, by state. */
function listShownLists(rows: readonly DeskRow[]): ShownList[] {
  const lists = new Map<string, ShownList>()
  for (const { list, item } of rows) {
    if (list === null || item.state === null) continue
    const before = lists.get(item.state)
    if (before === undefined || before.date < list.date) lists.set(item.state, { ...list, state: item.state })
  }
  return [...lists.values()].toSorted((a, b) => compareCodes(a.state, b.state))
}

const monthDays = 30
const mostLists = 6

/** Explains the figures: their unit, the target, and the age of the bank's lists. */
function DeskFooter({
  rows,
  total,
  targetRoi,
  demonstration,
  showsKnown,
  isResidentBuyer,
  today,
}: {
  rows: readonly DeskRow[]
  /** Of the whole desk. */
  total: number
  targetRoi: number
  demonstration: boolean
  /** The table counts the answered questions, of which one stands on the property's page alone. */
  showsKnown: boolean
  isResidentBuyer: boolean
  /** `YYYY-MM-DD` */
  today: string
}) {
  const lists = listShownLists(rows)
  const soon = rows.filter(({ date }) => date !== null && date.inDays >= 0 && date.inDays <= monthDays).length
  return (
    <div className="text-xs/5.5 flex items-center justify-between gap-x-6 gap-y-1 px-3 py-2.5 border-t border-line text-ink-3 max-md:px-4">
      <p className="min-w-0">
        {integerFormat(rows.length)} de {integerFormat(total)} ·{' '}
        {showsKnown && 'Sabe: sem os parecidos, que só a página do imóvel conta · '}
        {isResidentBuyer
          ? 'preço, parcela e primeiro dia em reais, pela conta da sua família'
          : `preço e lance máximo em reais, meta de ${formatPercent(targetRoi, 2)}`}{' '}
        ·{' '}
        {demonstration
          ? 'dados de demonstração'
          : lists.length === 0
            ? 'nenhuma lista da Caixa'
            : 'listas da Caixa: '}
        {!demonstration &&
          lists.slice(0, mostLists).map(({ state, ageDays, level, date }, at) => (
            <Fragment key={state}>
              {at > 0 && ', '}
              <span
                className={classNames(listAgeInks[level], level !== 'fresh' && 'font-semibold')}
                title={formatDay(date, null)}
              >
                {state} {describeListAge(ageDays) || formatDay(date, today)}
              </span>
            </Fragment>
          ))}
        {!demonstration && lists.length > mostLists && ` e mais ${lists.length - mostLists} estados`}
      </p>
      <p className="flex-none max-md:hidden">{soon} com data em 30 dias</p>
    </div>
  )
}

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

const mostEntries = 20

/** The selection by history entry, so that it is there again after going back from the comparison. */
const kept = new Map<string, RowSelection>()

/**
 * Returns the selection as it was left in this entry of the history, and a function that changes it. A change is stored
 * at once, because the table may be gone before its next render.
 */
function useKeptSelection(): [RowSelection, (change: (before: RowSelection) => RowSelection) => void] {
  const { key } = usePageLocation()
  const [selection, setSelection] = useState(() => kept.get(key) ?? noSelection)
  // When the address changes while the desk is open, the selection is kept.
  useEffect(() => setLatest(kept, key, selection, mostEntries), [key, selection])
  const change = (step: (before: RowSelection) => RowSelection): void => {
    const next = step(kept.get(key) ?? selection)
    setLatest(kept, key, next, mostEntries)
    setSelection(next)
  }
  return [selection, change]
}

/** The desk as a table, with what can be done with the chosen rows. */
export function DeskTableView({
  title,
  rows,
  total,
  clients,
  context,
  shown,
  sort,
  targetRoi,
  demonstration,
  now,
  onSort,
  onOpen,
  onShare,
  onRemove,
}: {
  /** On paper: whose properties these are. */
  title: string
  rows: readonly DeskRow[]
  total: number
  clients: readonly Client[]
  context: CellContext
  shown: readonly DeskColumnKey[]
  sort: DeskSort
  targetRoi: number
  demonstration: boolean
  now: number
  onSort: (sort: DeskSort) => void
  onOpen: (row: DeskRow) => void
  /** Sends the chosen ones to a client; with none chosen, what the table shows. */
  onShare: (chosen: readonly DeskRow[]) => void
  onRemove: (rows: readonly DeskRow[]) => void
}) {
  const phone = useMedia('(width < 48rem)')
  const wide = useMedia('(width >= 64rem)')
  const [selection, setSelection] = useKeptSelection()
  const [printing, setPrinting] = useState(false)
  const chosen = selectChosenRows(rows, selection)
  const select = (step: SelectionStep) =>
    setSelection(before =>
      changeSelection(
        before,
        step,
        rows.map(({ id }) => id),
      ),
    )
  const label = (client: string, on: boolean) =>
    changeRows(chosen, { clients: { [client]: on ? true : null } })
  const day = new Date(now).toISOString().slice(0, 10)
  return (
    <div className="desk-card">
      <DeskStrip
        rows={rows}
        chosen={chosen}
        isResidentBuyer={context.homeOf !== null}
        most={wide ? maxComparedWide : maxCompared}
        onAll={() => select({ to: 'all', ids: rows.map(({ id }) => id) })}
        onClear={() => select({ to: 'clear' })}
        onShare={() => onShare(chosen)}
        onFile={() =>
          saveCsv(
            `mesa-${day}.csv`,
            writeDeskCsv(chosen.length > 0 ? chosen : rows, shown, context, window.location.origin),
          )
        }
        onPrint={() => setPrinting(true)}
        onRemove={() => {
          onRemove(chosen)
          select({ to: 'clear' })
        }}
      >
        <LabelMenu
          rows={chosen}
          clients={clients}
          onLabel={label}
          onNewClient={name => label(findNamesake(clients, name)?.id ?? addClient(name, Date.now()), true)}
        />
        <StageMenu
          onStage={stage => {
            changeRows(chosen, { stage })
            showToast({
              title: `Etapa mudada: ${formatCount(chosen.length, 'imóvel', 'imóveis')}`,
            })
          }}
        />
        <NoteMenu
          count={chosen.length}
          onNote={note => {
            changeRows(chosen, { addedNotes: { [note]: true } })
            showToast({
              title: `Anotado: ${formatCount(chosen.length, 'imóvel', 'imóveis')}`,
            })
          }}
        />
      </DeskStrip>
      <div className="desk-scroll quiet-scroll">
        <DeskTable {...{ rows, shown, phone, sort, context, selection, onSort, onOpen }} onSelect={select} />
      </div>
      <DeskPaper
        {...{ title, shown, context, targetRoi, now }}
        rows={chosen.length > 0 ? chosen : rows}
        wanted={printing}
        onPrinted={() => setPrinting(false)}
      />
      <DeskFooter
        rows={rows}
        total={total}
        targetRoi={targetRoi}
        demonstration={demonstration}
        showsKnown={!phone && shown.includes('known')}
        isResidentBuyer={context.homeOf !== null}
        today={day}
      />
    </div>
  )
}
