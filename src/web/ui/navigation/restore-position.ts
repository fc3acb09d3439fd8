/** What somebody does who scrolls by hand, or begins to use the page. */
const uses = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to where a page was left, in pixels from the top. A page that is not long enough yet, because a part of it comes
 * later, is scrolled on while it grows, until it is there or somebody uses it.
 * @returns ends that
 */
export function restorePosition(page: Window, position: number): () => void {
  page.scrollTo(0, position)
  const { documentElement: root } = page.document
  if (position <= root.scrollHeight - page.innerHeight) return () => {}
  const end = new AbortController()
  const growth = new ResizeObserver(() => {
    page.scrollTo(0, position)
    if (position <= root.scrollHeight - page.innerHeight) end.abort()
  })
  end.signal.addEventListener('abort', () => growth.disconnect())
  for (const use of uses)
    page.addEventListener(use, () => end.abort(), { capture: true, passive: true, signal: end.signal })
  growth.observe(page.document.body)
  return () => end.abort()
}
