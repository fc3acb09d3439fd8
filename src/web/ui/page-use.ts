import { useEffect } from 'react'
import { useBrowserValue } from './use-browser-value.ts'

/** What somebody does who uses a page. */
const uses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** What is worth another try. */
const nextUses = ['pointerdown', 'keydown', 'online'] as const

/** Milliseconds after which a page counts as used although nobody did anything. */
const restAfterMs = 2_000

let isInUse = false
let watching: Promise<void> | null = null
const listeners = new Set<() => void>()

/**
 * Resolves once somebody uses the first page, or it has come to rest: what it showed without its scripts comes then.
 * The same promise for all.
 */
export function waitForUse(): Promise<void> {
  watching ??= new Promise(resolve => {
    const begin = () => {
      clearTimeout(timer)
      for (const use of uses) window.removeEventListener(use, begin, true)
      isInUse = true
      resolve()
      for (const listener of listeners) listener()
    }
    const timer = setTimeout(begin, restAfterMs)
    for (const use of uses) window.addEventListener(use, begin, { capture: true, passive: true })
  })
  return watching
}

/** Resolves when somebody does something again, or the connection is back. */
export const waitForNextUse = (): Promise<void> =>
  new Promise(resolve => {
    const begin = () => {
      for (const use of nextUses) window.removeEventListener(use, begin, true)
      resolve()
    }
    for (const use of nextUses) window.addEventListener(use, begin, { capture: true, passive: true })
  })

/** Whether somebody has used the first page, or it has come to rest. */
const isPageInUse = (): boolean => isInUse

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows whether somebody has used the first page, or it has come to rest. */
export function usePageInUse(): boolean {
  useEffect(() => void waitForUse(), [])
  return useBrowserValue(isPageInUse, false, subscribe)
}
