import { type RefObject, useLayoutEffect, useState } from 'react'

export interface RowWindow {
  from: number
  /** Exclusive. */
  to: number
}

/** Rows by which the window moves, and that are drawn beyond what is visible. */
const step = 6
const firstRows = 48

/**
 * Returns which rows of equal height are to be drawn: those on the screen and some around them, whatever scrolls them.
 * The stylesheet alone knows how tall a row is: the body is as tall as all of them together.
 */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [drawn, setDrawn] = useState<RowWindow>({ from: 0, to: firstRows })
  useLayoutEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const box = body.current?.getBoundingClientRect()
      const row = box === undefined || count === 0 ? 0 : box.height / count
      if (box === undefined || row === 0) return
      const first = Math.max(0, Math.floor(-box.top / row))
      const last = Math.ceil((window.innerHeight - box.top) / row)
      const from = Math.max(0, (Math.floor(first / step) - 1) * step)
      const to = (Math.ceil(last / step) + 1) * step
      setDrawn(before => (before.from === from && before.to === to ? before : { from, to }))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
  }, [body, count])
  return { from: drawn.from, to: Math.min(drawn.to, count) }
}
