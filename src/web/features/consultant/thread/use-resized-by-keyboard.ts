import { useEffect } from 'react'

const viewport = 'meta[name=viewport]'
const resizing = ', interactive-widget=resizes-content'

/** While the page is there, the on-screen keyboard makes the window smaller instead of covering what is at its bottom. */
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
