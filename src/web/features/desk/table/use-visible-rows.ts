import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The rows of a long list that are drawn. */
export interface RowWindow {
  from: number
  /** Exclusive. */
  to: number
}

/** Rows by which the wanted window moves, and that it has beyond what is visible. */
const step = 6

/** Returns the window for the rows that are visible: they, and some around them. */
export const windowAround = (first: number, last: number, count: number): RowWindow => ({
  from: Math.max(0, (Math.floor(first / step) - 1) * step),
  to: Math.min(count, (Math.ceil(last / step) + 1) * step),
})

/**
 * Returns the next window on the way from the drawn one to the wanted one. It adds at most the given number of rows,
 * first those below, and drops rows that are no longer wanted. Where no drawn row is wanted, it starts again at the
 * first visible row.
 */
export function growWindow(
  drawn: RowWindow,
  wanted: RowWindow,
  firstVisible: number,
  most: number,
): RowWindow {
  const [from, to] = [Math.max(drawn.from, wanted.from), Math.min(drawn.to, wanted.to)]
  if (from >= to) {
    const begin = Math.min(Math.max(firstVisible, wanted.from), wanted.to)
    return { from: begin, to: Math.min(wanted.to, begin + most) }
  }
  const below = Math.min(most, wanted.to - to)
  return { from: Math.max(wanted.from, from - (most - below)), to: to + below }
}

/** Rows drawn where nothing is laid out, and so no height is known. */
const rowsUnmeasured = 48
/** Rows drawn at first, and new ones in one picture: more of them would hold up the scrolling. */
const [firstWindow, mostNewRows] = [{ from: 0, to: 16 }, 8]

/**
 * Returns which rows of equal height are to be drawn: those on the screen and some around them, whatever scrolls them.
 * The stylesheet alone knows how tall a row is: the body is as tall as all of them together.
 */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [drawn, setDrawn] = useState<RowWindow>(firstWindow)
  const last = useRef(firstWindow)
  useLayoutEffect(() => {
    let frame = 0
    const show = (next: RowWindow) => {
      if (last.current.from === next.from && last.current.to === next.to) return
      last.current = next
      setDrawn(next)
    }
    const measure = () => {
      frame = 0
      const box = body.current?.getBoundingClientRect()
      if (box === undefined || count === 0) return
      const row = box.height / count
      if (row === 0) return show({ from: 0, to: rowsUnmeasured })
      const first = Math.max(0, Math.floor(-box.top / row))
      const wanted = windowAround(first, Math.ceil((window.innerHeight - box.top) / row), count)
      const next = growWindow(last.current, wanted, first, mostNewRows)
      if (next.from !== wanted.from || next.to !== wanted.to) soon()
      show(next)
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
