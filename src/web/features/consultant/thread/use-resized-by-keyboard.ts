import { useEffect } from 'react'

const viewport = 'meta[name=viewport]'
const resizing = ', interactive-widget=resizes-content'

/**
 * Makes the on-screen keyboard resize the window while the page is mounted, instead of covering the page's bottom.
 */
export function useResizedByKeyboard(): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>(viewport)
    if (!meta) return
    const before = meta.content
    meta.content = before + resizing
    return () => {
      meta.content = before
    }
  }, [])
}
