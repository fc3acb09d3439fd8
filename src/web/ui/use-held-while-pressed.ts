import { useState } from 'react'
import { useBrowserValue } from '../framework/use-browser-value.ts'

/** Milliseconds within which a touch that has ended becomes a click, or becomes none. */
const clickFollowsMs = 400

let isPressed = false
let timer: ReturnType<typeof setTimeout> | undefined
/** Ends the watch for presses, which lasts as long as somebody follows it. */
let watch: AbortController | null = null
const listeners = new Set<() => void>()

function release(): void {
  isPressed = false
  for (const listener of listeners) listener()
}

/** Ends the press so many milliseconds later. */
function releaseIn(ms: number): void {
  if (!isPressed) return
  clearTimeout(timer)
  timer = setTimeout(release, ms)
}

function watchPresses(): AbortController {
  const end = new AbortController()
  const options = { capture: true, passive: true, signal: end.signal }
  const press = ({ button, isPrimary }: PointerEvent): void => {
    if (button !== 0 || !isPrimary) return
    clearTimeout(timer)
    isPressed = true
  }
  window.addEventListener('pointerdown', press, options)
  window.addEventListener('pointerup', ({ isPrimary }) => isPrimary && releaseIn(clickFollowsMs), options)
  // In its own task, so that the pressed element stays until all listeners have received the click.
  for (const name of ['click', 'pointercancel', 'contextmenu'])
    window.addEventListener(name, () => releaseIn(0), options)
  // In another window the release is not heard of. What had the focus loses it, too, within a press.
  window.addEventListener('blur', ({ target }) => target instanceof Node || releaseIn(0), options)
  return end
}

/** Calls `listener` at the end of each press; the returned function ends that. */
function followPresses(listener: () => void): () => void {
  listeners.add(listener)
  watch ??= watchPresses()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    watch?.abort()
    watch = null
    clearTimeout(timer)
    isPressed = false
  }
}

/** Remembers the last shown value, and returns it again while a press lasts. */
function createHolder<T>(first: T): (arrived: T) => T {
  let shown = first
  return arrived => {
    if (!isPressed) shown = arrived
    return shown
  }
}

/**
 * Returns the arrived value; while a press lasts, the value that was shown before. If rows moved between a press and
 * its release, another row would be under the pointer, and the browser would give the click to none of them.
 */
export function useHeldWhilePressed<T>(arrived: T): T {
  const [hold] = useState(() => createHolder(arrived))
  return useBrowserValue(() => hold(arrived), arrived, followPresses)
}
