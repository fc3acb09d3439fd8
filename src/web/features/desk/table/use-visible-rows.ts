import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { growWindow, type RowWindow, windowAround } from './row-window.ts'

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
