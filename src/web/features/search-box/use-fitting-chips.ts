import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import { countFittingChips } from './count-fitting-chips.ts'

/** A low window, as in tokens.css: the chips take one row, so that the first result stays in view. */
const lowScreenQuery = '(height < 32rem)'
/** What the button of the folded chips takes at most (rem), as in search-box.css. */
const foldButtonWidth = 6

const pixels = (length: string): number => Number.parseFloat(length) || 0

/**
 * Returns how many chips of the list fit in its one row in a low window, `null` where all do; `undefined` in other
 * windows, which show all, and until the row is measured, which CSS shows as it will be.
 */
export function useFittingChips(
  list: RefObject<HTMLUListElement | null>,
  labels: string,
): number | null | undefined {
  const low = useMedia(lowScreenQuery)
  const [fitting, setFitting] = useState<number | null>()
  useLayoutEffect(() => {
    const element = list.current
    if (!low || !element) return undefined
    const measure = () => {
      const style = getComputedStyle(element)
      const widths = [...element.querySelectorAll('.search-chip')].map(
        chip => chip.getBoundingClientRect().width,
      )
      const next = countFittingChips(widths, {
        // Until it is measured, the row keeps the room of the button free at its end.
        room: element.clientWidth - 2 * pixels(style.paddingLeft),
        gap: pixels(style.columnGap),
        button: foldButtonWidth * pixels(getComputedStyle(document.documentElement).fontSize),
      })
      setFitting(next < widths.length ? next : null)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, low, labels])
  return low ? fitting : undefined
}
