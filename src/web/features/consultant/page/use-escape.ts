import { useEffect } from 'react'

/** Esc anywhere on the page, unless something that is open closes by it. */
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
