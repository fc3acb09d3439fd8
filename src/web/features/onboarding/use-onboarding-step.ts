import { type TouchEvent, useLayoutEffect, useRef, useState } from 'react'
import { useEscape } from '../../ui/use-escape.ts'

const typing = 'input, textarea, select, dialog, [popover]'
const pressable = 'a, button'
/** Shortest swipe, in CSS pixels; it must also be twice as wide as it is high. */
const minSwipePixels = 48

/**
 * Returns the current step and the ways to another: buttons, arrow keys, Enter (unless it presses something), Esc to
 * leave, and a swipe.
 */
export function useOnboardingStep(count: number, leave: () => void) {
  const [at, setAt] = useState(0)
  const go = (to: number) => setAt(Math.max(0, Math.min(count - 1, to)))
  const forward = () => (at === count - 1 ? leave() : go(at + 1))
  const onKey = useRef<(event: KeyboardEvent) => void>(() => {})
  useLayoutEffect(() => {
    onKey.current = event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(typing) || document.querySelector('[popover]:popover-open, dialog[open]')) return
      if (event.key === 'ArrowRight') go(at + 1)
      else if (event.key === 'ArrowLeft') go(at - 1)
      else if (event.key === 'Enter' && !target?.closest(pressable)) forward()
    }
  })
  useEscape(true, leave)
  // Keys count only while a step is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const start = useRef<{ x: number; y: number } | null>(null)
  const touch = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches.length === 1 ? touches[0] : undefined
      start.current = first ? { x: first.clientX, y: first.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0]
      if (!start.current || !end) return
      const across = end.clientX - start.current.x
      const down = Math.abs(end.clientY - start.current.y)
      start.current = null
      if (Math.abs(across) >= minSwipePixels && Math.abs(across) > 2 * down) go(at + (across < 0 ? 1 : -1))
    },
  }
  return { at, go, forward, touch }
}
