import { useRef, useState } from 'react'
import { notesLength } from '#contract/saved-limits.ts'
import { tidyTypedText } from '#domain/hidden-characters.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { changeRows } from '../rows/desk-changes.ts'
import { type DeskRow, nameRow } from '../rows/desk-row.ts'

/** The notes on a lot from elsewhere; saved when the dialog closes. */
export function LotNotesDialog({ row, onClose }: { row: DeskRow; onClose: () => void }) {
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
