import { type RefCallback, useCallback, useEffect, useState } from 'react'

/**
 * Makes a column that is longer than the window sticky once it is complete, at its current position, so that nothing
 * on the screen moves.
 * @param wide there are two columns
 * @returns the ref of the column, whether it is sticky, and a function to call once its last card has rendered
 */
export function useStickyColumn(
  wide: boolean,
): [place: RefCallback<HTMLElement>, along: boolean, complete: () => void] {
  const [column, place] = useState<HTMLElement | null>(null)
  const [isComplete, setComplete] = useState(false)
  const [along, setAlong] = useState(false)
  useEffect(() => {
    if (!column || !wide || !isComplete || along) return
    const look = (): void => {
      const end = Number.parseFloat(getComputedStyle(column).bottom) || 0
      if (column.getBoundingClientRect().bottom >= window.innerHeight - end) setAlong(true)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [column, wide, isComplete, along])
  const complete = useCallback(() => setComplete(true), [])
  return [place, along, complete]
}
