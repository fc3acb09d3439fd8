/** What somebody does who scrolls by hand, or begins to use the page. */
const uses = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to where a page was left, in pixels from the top, and holds it there while parts of it still come: a page that
 * is not long enough yet is scrolled on while it grows, and what grows above does not move it. Ends when somebody scrolls
 * or uses the page.
 * @returns ends it
 */
export function restorePosition(page: Window, position: number): () => void {
  const { documentElement: root, body } = page.document
  const end = new AbortController()
  const options = { capture: true, passive: true, signal: end.signal }
  const isReachable = (): boolean => position <= root.scrollHeight - page.innerHeight
  // The browser would keep in view what stood at this place while the page was short, such as the footer.
  root.style.overflowAnchor = 'none'
  // Where the last scroll of ours ended, of which the browser tells later: the page may have grown by then.
  let reached = position
  const scroll = (): void => {
    page.scrollTo(0, position)
    reached = page.scrollY
  }
  const growth = new ResizeObserver(scroll)
  end.signal.addEventListener('abort', () => {
    root.style.overflowAnchor = ''
    growth.disconnect()
  })
  for (const use of uses) page.addEventListener(use, () => end.abort(), options)
  page.addEventListener(
    'scroll',
    () => {
      const isElsewhere = [position, reached].every(place => Math.abs(page.scrollY - place) > 1)
      if (isReachable() && isElsewhere) end.abort()
    },
    options,
  )
  scroll()
  growth.observe(body)
  return () => end.abort()
}
