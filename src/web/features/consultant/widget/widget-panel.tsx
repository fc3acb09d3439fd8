import { usePageNavigation } from '../../../framework/page-navigation.ts'
import { useEffect, useRef, useState } from 'react'
import { useDialog } from '../../../ui/use-dialog.ts'
import { useEscape } from '../../../ui/use-escape.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { useResizedByKeyboard } from '../thread/use-resized-by-keyboard.ts'
import { WidgetConversation } from './widget-conversation.tsx'
import '../consultant.css'

/** On a phone the panel is a modal sheet over the page. */
const phone = '(width < 40rem)'

/** Keeps a sheet at the window's bottom above the keyboard. */
function AboveKeyboard() {
  useResizedByKeyboard()
  return null
}

/**
 * The consultant on any page: beside the page on a wide screen, over it on a phone. Its conversation stays while the
 * panel is closed and across pages; it ends with the account's session or the visit.
 */
export default function ConsultantPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [round, setRound] = useState(0)
  const narrow = useMedia(phone)
  const events = useDialog(dialog, {
    open,
    modal: narrow,
    onOpened: panel => {
      // On a touch screen the keyboard would cover the first text.
      if (matchMedia('(pointer: fine)').matches) field.current?.focus()
      else panel.focus()
    },
    onClose,
  })
  const close = () => dialog.current?.close()
  const { onLeave } = usePageNavigation()
  // The browser closes the sheet, but not a panel beside the page.
  useEscape(open && !narrow, close, dialog)
  useEffect(() => {
    if (!open || !narrow) return undefined
    // A sheet would hide the page being opened.
    return onLeave(() => dialog.current?.close())
  }, [open, narrow, onLeave])
  return (
    <dialog ref={dialog} className="consultant-panel" tabIndex={-1} aria-label="Consultor IA" {...events}>
      {open && narrow && <AboveKeyboard />}
      <WidgetConversation
        key={round}
        open={open}
        field={field}
        onClose={close}
        onNewChat={() => {
          setRound(before => before + 1)
          requestAnimationFrame(() => field.current?.focus())
        }}
      />
    </dialog>
  )
}
