import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../../ui/class-names.ts'

/**
 * A sheet over the page: from below on a phone, from the right on a desk. The browser closes it on Esc and gives the
 * focus back. While its page is hidden behind the token it is shut, but stays as it was.
 */
export function Sheet({
  title,
  line,
  wide = false,
  footer,
  onClose,
  children,
}: {
  title: string
  line?: ReactNode
  wide?: boolean
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hidden = useRef(false)
  useEffect(() => {
    const sheet = dialog.current
    hidden.current = false
    sheet?.showModal()
    heading.current?.focus()
    return () => {
      hidden.current = true
      sheet?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes('sheet', wide && 'admin-sheet')}
      aria-labelledby={id}
      closedby="any"
      onClose={() => {
        if (!hidden.current && !dialog.current?.open) onClose()
      }}
    >
      <div className="flex items-start justify-between gap-3 border-b border-line px-4 py-3 sm:px-6">
        <div className="min-w-0 py-2">
          <h2
            ref={heading}
            id={id}
            tabIndex={-1}
            className="text-lg font-semibold outline-none wrap-anywhere"
          >
            {title}
          </h2>
          {line && <div className="text-sm text-ink-2 wrap-anywhere">{line}</div>}
        </div>
        <button
          type="button"
          className="-mr-2 grid size-target shrink-0 place-content-center rounded-md text-ink-2 hover:bg-raised-2 hover:text-ink"
          aria-label="Fechar"
          onClick={() => dialog.current?.close()}
        >
          <X className="size-5" />
        </button>
      </div>
      <div className="quiet-scroll min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6">{children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-4 py-3 sm:px-6">
          {footer}
        </div>
      )}
    </dialog>
  )
}
