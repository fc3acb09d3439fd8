import { useState } from 'react'
import type { Client } from '#contract/desk-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { saveCsv } from '../../ui/csv-file.ts'
import { useMedia } from '../../ui/use-media.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { maxCompared, maxComparedWide } from '../compare/comparison-state.ts'
import { LabelMenu, NoteMenu, StageMenu } from './bulk/bulk-menus.tsx'
import { findNamesake } from './clients/find-namesake.ts'
import { DeskStrip } from './bulk/desk-strip.tsx'
import { addClient } from '../../data/saved/client-actions.ts'
import { changeRows } from './rows/desk-changes.ts'
import { writeDeskCsv } from './desk-csv.ts'
import type { DeskSort } from './table/desk-view.ts'
import type { DeskRow } from './rows/desk-row.ts'
import { DeskPaper } from './desk-paper.tsx'
import { DeskFooter } from './table/desk-footer.tsx'
import { DeskTable } from './table/desk-table.tsx'
import type { CellContext, DeskColumnKey } from './table/desk-columns.ts'
import { useKeptSelection } from './table/kept-selection.ts'
import { changeSelection, chosenIn, type SelectionStep } from './table/row-selection.ts'

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
  const chosen = chosenIn(rows, selection)
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
        isForLiving={context.homeOf !== null}
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
        isForLiving={context.homeOf !== null}
        today={day}
      />
    </div>
  )
}
