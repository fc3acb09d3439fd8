import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useDialog } from '../../../ui/use-dialog.ts'
import { useMedia } from '../../../ui/media.ts'
import { useResizedByKeyboard } from '../thread/use-resized-by-keyboard.ts'
import { WidgetConversation } from './widget-conversation.tsx'
import './widget-panel.css'

/** A phone: the panel is a sheet over the page, which waits. */
const phone = '(width < 40rem)'

/** A sheet at the window's lower end ends above the keyboard. */
function AboveKeyboard() {
  useResizedByKeyboard()
  return null
}

/**
 * The consultant over any page: beside what is being looked at on a desk, over it on a phone. While it is closed, and
 * from page to page, its conversation stays; with the account, or with the visit, it ends.
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
      // A finger would have its keyboard come up over the first words.
      if (matchMedia('(pointer: fine)').matches) field.current?.focus()
      else panel.focus()
    },
    onClose,
  })
  const close = () => dialog.current?.close()
  const router = useRouter()
  useEffect(() => {
    if (!open) return
    // A sheet would hide the page one goes to.
    if (narrow) return router.subscribe('onBeforeNavigate', () => dialog.current?.close())
    // What stands beside the page, the browser does not close.
    const onKey = (event: KeyboardEvent) => {
      const inside = event.target instanceof Element && event.target.closest('dialog, [popover]')
      if (event.key !== 'Escape' || event.defaultPrevented || inside !== dialog.current) return
      dialog.current?.close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open, narrow, router])
  return (
    <dialog ref={dialog} className="consultant-panel" tabIndex={-1} aria-label="Consultor IA" {...events}>
      {open && narrow && <AboveKeyboard />}
      <WidgetConversation
        key={round}
        open={open}
        field={field}
        onClose={close}
        onAnew={() => {
          setRound(before => before + 1)
          requestAnimationFrame(() => field.current?.focus())
        }}
      />
    </dialog>
  )
}
