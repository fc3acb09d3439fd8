import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Distance in pixels from the end that still counts as the end. */
const near = 96

const page = () => document.documentElement
const goTo = (top: number, behavior: ScrollBehavior) => page().scrollTo({ top, behavior })

/** Returns the scroll position in pixels at which the last question is at the top, so that it stays visible. */
function untilQuestion(content: RefObject<HTMLElement | null>): number {
  const question = [...(content.current?.querySelectorAll('.question') ?? [])].at(-1)
  if (!question) return Number.POSITIVE_INFINITY
  const padding = Number.parseFloat(getComputedStyle(page()).scrollPaddingTop) || 0
  return page().scrollTop + question.getBoundingClientRect().top - padding
}

/**
 * Keeps the end of a growing page visible while the reader is there and the last question is visible. The position
 * stays after scrolling up, and a long answer is read from its start.
 * @param content the element that grows
 */
export function useFollowEnd(content: RefObject<HTMLElement | null>): {
  /** Whether the end is out of sight. */
  away: boolean
  toEnd: (behavior?: ScrollBehavior) => void
  /** Scrolls to the last question, or to the end if that comes first. */
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
    // Never scrolls back when the reader is already further down.
    if (top > page().scrollTop) goTo(top, 'instant')
  }, [content])
  useEffect(() => {
    let before = page().scrollTop
    const updateFollowing = () => {
      const { scrollHeight, scrollTop, clientHeight } = page()
      const isAtEnd = scrollHeight - scrollTop - clientHeight < near
      // Growing content does not end following; only scrolling up does.
      if (isAtEnd) follows.current = true
      else if (scrollTop < before - 1) follows.current = false
      before = scrollTop
      setAway(!isAtEnd)
    }
    let fresh = true
    const sizes = new ResizeObserver(() => {
      // A restored scroll position stays.
      if (fresh && page().scrollTop > 0) follows.current = false
      fresh = false
      if (follows.current) toLast()
      updateFollowing()
    })
    if (content.current) sizes.observe(content.current)
    window.addEventListener('scroll', updateFollowing, { passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', updateFollowing)
    }
  }, [content, toLast])
  return { away, toEnd, toLast }
}
