import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'

/**
 * A wide sheet over the page, all of a phone's screen; the browser closes it on Esc and gives the focus back. Each
 * `title` that comes, comes with the focus. At the end of the body: where it is opened may be hidden while it is off the screen.
 */
export function NoticeDialog({
  title,
  line,
  footer,
  onClose,
  children,
}: {
  title: string
  /** Under the title. */
  line: ReactNode
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    body.current?.scrollTo(0, 0)
    heading.current?.focus()
  }, [title])
  return createPortal(
    <dialog
      ref={dialog}
      className="notice-dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-line`}
      closedby="any"
      onClose={onClose}
    >
      <div className="notice-head">
        <div className="min-w-0">
          <h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-bold tracking-tight outline-none">
            {title}
          </h2>
          <div id={`${id}-line`} className="text-sm text-ink-3 text-pretty wrap-anywhere">
            {line}
          </div>
        </div>
        <button
          type="button"
          className="-mt-1.5 -mr-2 grid size-target shrink-0 place-content-center rounded-md text-ink-2 hover:bg-raised-2 hover:text-ink"
          aria-label="Fechar"
          onClick={() => dialog.current?.close()}
        >
          <X className="size-5" />
        </button>
      </div>
      <div ref={body} className="notice-body quiet-scroll">
        {children}
      </div>
      {footer && <div className="notice-foot">{footer}</div>}
    </dialog>,
    document.body,
  )
}
