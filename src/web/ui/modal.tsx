import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from './class-names.ts'

/** Class names of a dialog's parts. */
export interface ModalLook {
  dialog: string
  head: string
  title: string
  line: string
  /** Of the button that closes. */
  close?: string
  body: string
  foot: string
}

/**
 * A dialog over the page. The browser closes it on Esc and gives the focus back; each `title` that comes, comes with
 * the focus. While its page is hidden it is shut, but stays as it was.
 */
export function Modal({
  look,
  title,
  line,
  footer,
  onClose,
  children,
}: {
  look: ModalLook
  title: string
  /** Under the title. */
  line?: ReactNode
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const hidden = useRef(false)
  useEffect(() => {
    const shown = dialog.current
    hidden.current = false
    shown?.showModal()
    return () => {
      hidden.current = true
      shown?.close()
    }
  }, [])
  useEffect(() => {
    body.current?.scrollTo(0, 0)
    heading.current?.focus()
  }, [title])
  return (
    <dialog
      ref={dialog}
      className={look.dialog}
      aria-labelledby={id}
      aria-describedby={line ? `${id}-line` : undefined}
      closedby="any"
      onClose={() => {
        if (!hidden.current && !dialog.current?.open) onClose()
      }}
    >
      <div className={look.head}>
        <div className="min-w-0">
          <h2 ref={heading} id={id} tabIndex={-1} className={classes('outline-none', look.title)}>
            {title}
          </h2>
          {line && (
            <div id={`${id}-line`} className={classes('text-sm wrap-anywhere', look.line)}>
              {line}
            </div>
          )}
        </div>
        <button
          type="button"
          className={classes(
            '-mr-2 grid size-target shrink-0 place-content-center rounded-md text-ink-2 hover:bg-raised-2 hover:text-ink',
            look.close,
          )}
          aria-label="Fechar"
          onClick={() => dialog.current?.close()}
        >
          <X className="size-5" />
        </button>
      </div>
      <div ref={body} className={classes('quiet-scroll', look.body)}>
        {children}
      </div>
      {footer && <div className={look.foot}>{footer}</div>}
    </dialog>
  )
}
