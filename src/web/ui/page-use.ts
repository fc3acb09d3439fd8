import { useEffect } from 'react'
import { useBrowserValue } from '../framework/use-browser-value.ts'

/** Milliseconds after which the first page counts as at rest: what it needs to be used has loaded by then. */
const restAfterMs = 2_000

/** What somebody does who uses a page. */
const pageUses = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** What is worth another try; moving alone would try without end. */
const nextUses = ['pointerdown', 'keydown', 'click', 'online'] as const

let isAtRest = false
let isInUse = false
let rest: Promise<void> | null = null
let use: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Calls `heard` at each of these events anywhere on the page; the returned function ends that. */
function listen(events: readonly string[], heard: (event: Event) => void): () => void {
  for (const name of events) window.addEventListener(name, heard, { capture: true, passive: true })
  return () => {
    for (const name of events) window.removeEventListener(name, heard, true)
  }
}

/** Whether the first page of this document has come to rest. */
export const isPageAtRest = (): boolean => isAtRest

/**
 * Resolves once the first page is at rest, which the first call begins to wait for; the same promise for all.
 * @param after milliseconds; only those of the first call count
 */
export function waitForRest(after = restAfterMs): Promise<void> {
  rest ??= new Promise(resolve => {
    setTimeout(() => {
      isAtRest = true
      resolve()
    }, after)
  })
  return rest
}

/**
 * Resolves once somebody uses the first page, or it has come to rest: what it showed without its scripts comes then.
 * The same promise for all.
 */
export function waitForUse(): Promise<void> {
  use ??= new Promise(resolve => {
    const begin = () => {
      if (isInUse) return
      stop()
      isInUse = true
      resolve()
      for (const listener of listeners) listener()
    }
    const stop = listen(pageUses, begin)
    void waitForRest().then(begin)
  })
  return use
}

/** Calls `begin` when somebody does something again, or the connection is back; the returned function ends that. */
export const watchNextUse = (begin: () => void): (() => void) => listen(nextUses, begin)

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
