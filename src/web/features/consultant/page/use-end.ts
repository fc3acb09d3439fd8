import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Pixels from the end within which one still counts as being there. */
const near = 96

const page = () => document.documentElement
const goTo = (top: number, behavior: ScrollBehavior) => page().scrollTo({ top, behavior })

/** How far the page can go until the last question is at its top, in pixels: what was asked stays in sight. */
function untilQuestion(content: RefObject<HTMLElement | null>): number {
  const question = [...(content.current?.querySelectorAll('.question') ?? [])].at(-1)
  if (!question) return Number.POSITIVE_INFINITY
  const padding = Number.parseFloat(getComputedStyle(page()).scrollPaddingTop) || 0
  return page().scrollTop + question.getBoundingClientRect().top - padding
}

/**
 * Keeps the end of a page that grows in sight, for as long as one is there and the last question is, too: who has
 * scrolled up stays where they are, and a long answer is read from its beginning.
 * @param content what grows
 */
export function useEnd(content: RefObject<HTMLElement | null>): {
  /** The end is out of sight. */
  away: boolean
  toEnd: (behavior?: ScrollBehavior) => void
  /** To the last question, or to the end where that comes first. */
  toLast: () => void
} {
  const [away, setAway] = useState(false)
  const follows = useRef(true)
  const toEnd = useCallback((behavior: ScrollBehavior = 'instant') => {
    follows.current = true
    goTo(page().scrollHeight, behavior)
  }, [])
  const toLast = useCallback(() => {
    follows.current = true
    const top = Math.min(page().scrollHeight, untilQuestion(content))
    // Never back: who has read on stays there.
    if (top > page().scrollTop) goTo(top, 'instant')
  }, [content])
  useEffect(() => {
    let before = page().scrollTop
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = page()
      const there = scrollHeight - scrollTop - clientHeight < near
      // What grows moves nobody; only who goes up wants to stay.
      if (there) follows.current = true
      else if (scrollTop < before - 1) follows.current = false
      before = scrollTop
      setAway(!there)
    }
    let fresh = true
    const sizes = new ResizeObserver(() => {
      // Who came back is where they were.
      if (fresh && page().scrollTop > 0) follows.current = false
      fresh = false
      if (follows.current) toLast()
      look()
    })
    if (content.current) sizes.observe(content.current)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [content, toLast])
  return { away, toEnd, toLast }
}
