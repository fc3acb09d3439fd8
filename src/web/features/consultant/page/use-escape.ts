import { useEffect } from 'react'

/** Calls `then` on Esc anywhere on the page, unless Esc closes an open dialog or menu. */
export function useEscape(active: boolean, then: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (document.querySelector('dialog[open], :popover-open') === null) then()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [active, then])
}
