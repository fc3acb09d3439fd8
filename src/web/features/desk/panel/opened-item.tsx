import { useRef, useState } from 'react'
import type { Client, Expense } from '#contract/desk-schemas.ts'
import { computeItemResult } from '#contract/item-result.ts'
import { correctOwnLot } from '../../../data/saved/own-lot-actions.ts'
import { NotesDialog } from '../../favorites/notes-dialog.tsx'
import { LotDialog } from '../lots/lot-dialog.tsx'
import { findPlan } from '../rows/desk-results.ts'
import { type DeskRow, nameRow } from '../rows/desk-row.ts'
import { ItemPanel } from './item-panel.tsx'
import { notesLength } from '#contract/saved-limits.ts'
import { tidyTypedText } from '#domain/hidden-characters.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { changeRows } from '../rows/desk-changes.ts'

/** The notes on a lot from elsewhere; saved when the dialog closes. */
function LotNotesDialog({ row, onClose }: { row: DeskRow; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(row.item.notes)
  const close = () => {
    if (text !== row.item.notes) changeRows([row], { notes: text })
    onClose()
  }
  return (
    <Dialog ref={dialog} title="Anotações" line={nameRow(row)} onClose={close}>
      <textarea
        aria-label="Anotações"
        className="control mx-5 min-h-60 w-auto flex-1 resize-none px-3 py-2.5"
        maxLength={notesLength}
        value={text}
        onChange={({ target }) => setText(tidyTypedText(target.value))}
      />
      <div className="flex justify-end p-5">
        <Button look="primary" onClick={() => dialog.current?.close()}>
          Pronto
        </Button>
      </div>
    </Dialog>
  )
}

const noExpenses: readonly Expense[] = []

/** The panel of the opened property, and its notes on top of it. */
export function OpenedItem({
  row,
  clients,
  expenses,
  today,
  unsent,
  away,
  onClose,
}: {
  row: DeskRow
  clients: readonly Client[]
  expenses: ReadonlyMap<string, readonly Expense[]>
  today: string
  unsent: boolean
  away: boolean
  onClose: () => void
}) {
  const [noting, setNoting] = useState(false)
  const [correcting, setCorrecting] = useState(false)
  const { item } = row
  const paid = expenses.get(row.id) ?? noExpenses
  const endNotes = () => setNoting(false)
  return (
    <>
      <ItemPanel
        row={row}
        clients={clients}
        expenses={paid}
        result={computeItemResult(paid, findPlan(item))}
        today={today}
        onNotes={() => setNoting(true)}
        onCorrect={() => setCorrecting(true)}
        onClose={onClose}
      />
      {correcting && !('property' in item) && (
        <LotDialog
          lot={item}
          lots={0}
          today={today}
          onSave={(content, text) => correctOwnLot(item, content, text)}
          onClose={() => setCorrecting(false)}
        />
      )}
      {noting &&
        ('property' in item ? (
          <NotesDialog favorite={item} name={nameRow(row)} unsent={unsent} away={away} onClose={endNotes} />
        ) : (
          <LotNotesDialog row={row} onClose={endNotes} />
        ))}
    </>
  )
}
