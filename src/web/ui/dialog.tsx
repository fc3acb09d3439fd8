import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useDialog } from './use-dialog.ts'

/** Class names of a dialog's parts. */
export interface DialogLook {
  dialog: string
  head?: string
  title: string
  line?: string
  /** Of the button that closes. */
  close?: string
  /** The classes of an element around the children; without them there is no such element. */
  body?: string
  foot?: string
}

/** From below on a phone, from the right on a desk. */
const sheetLook: DialogLook = {
  dialog: 'sheet',
  head: 'flex items-center justify-between py-2 pr-3 pl-5',
  title: 'text-lg font-semibold',
}

/** A small question in the middle, closed by its own buttons. */
export const questionLook: DialogLook = {
  dialog:
    'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-2xl border border-line-strong bg-raised p-5 shadow-high backdrop:bg-veil sm:p-6',
  title: 'text-lg font-semibold',
}

/**
 * A dialog over the page, labelled by its title. It closes on Esc, by its button and by a tap beside it, and the browser
 * gives the focus back. While its page is hidden it is shut, but stays as it was.
 */
export function Dialog({
  ref,
  look = sheetLook,
  title,
  line,
  describedBy,
  closing = 'Fechar',
  titleTakesFocus = false,
  footer,
  onOpened,
  onClose,
  children,
}: {
  /** For closing it: `ref.current?.close()`, after which `onClose` is called. */
  ref?: RefObject<HTMLDialogElement | null>
  look?: DialogLook
  title: string
  /** Under the title; describes the dialog. */
  line?: ReactNode
  /** Id of an element inside that describes the dialog, where there is no `line`. */
  describedBy?: string
  /** The name of the close button, or an element in its place; `null` where the dialog's own buttons close it. */
  closing?: ReactNode
  /** Each title that comes, comes with the focus, at the top of the body; else the first control has it. */
  titleTakesFocus?: boolean
  footer?: ReactNode
  onOpened?: (dialog: HTMLDialogElement) => void
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const events = useDialog(dialog, { onOpened, onClose })
  useEffect(() => {
    if (!titleTakesFocus) return
    body.current?.scrollTo(0, 0)
    heading.current?.focus()
  }, [title, titleTakesFocus])
  return (
    <dialog
      ref={dialog}
      className={look.dialog}
      aria-labelledby={id}
      aria-describedby={line ? `${id}-line` : describedBy}
      closedby="any"
      {...events}
    >
      <div className={look.head}>
        <div className="min-w-0">
          <h2 ref={heading} id={id} tabIndex={-1} className={classNames('outline-none', look.title)}>
            {title}
          </h2>
          {line && (
            <div id={`${id}-line`} className={classNames('text-sm wrap-anywhere', look.line)}>
              {line}
            </div>
          )}
        </div>
        {typeof closing !== 'string' ? (
          closing
        ) : (
          <button
            type="button"
            className={classNames(
              'grid size-target shrink-0 place-content-center rounded-md text-ink-2 hover:bg-raised-2 hover:text-ink',
              look.close,
            )}
            aria-label={closing}
            onClick={() => dialog.current?.close()}
          >
            <X className="size-5" />
          </button>
        )}
      </div>
      {look.body === undefined ? (
        children
      ) : (
        <div ref={body} className={classNames('quiet-scroll', look.body)}>
          {children}
        </div>
      )}
      {footer && <div className={look.foot}>{footer}</div>}
    </dialog>
  )
}
