import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface DialogState {
  open?: boolean
  /** Over the page, which waits; else beside it. */
  modal?: boolean
  /** Places the focus elsewhere than on the first control. */
  onOpened?: ((dialog: HTMLDialogElement) => void) | undefined
  onClose: () => void
}

/**
 * Shows a native `<dialog>` while `open`. Of a modal one the browser does the rest: it keeps the focus inside, closes
 * on Esc, and gives the focus back. `onClose` is called when a person has closed it, not when it is hidden with its
 * page or changes between modal and not.
 */
export function useDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { open = true, modal = true, onOpened, onClose }: DialogState,
): { onClose: () => void } {
  const shown = useRef(false)
  const opened = useRef(onOpened)
  useLayoutEffect(() => {
    opened.current = onOpened
  })
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    if (modal) element.showModal()
    else element.show()
    shown.current = true
    opened.current?.(element)
    return () => {
      shown.current = false
      element.close()
    }
  }, [dialog, open, modal])
  return { onClose: () => shown.current && !dialog.current?.open && onClose() }
}
