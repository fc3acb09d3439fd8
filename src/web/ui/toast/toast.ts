import { useBrowserValue } from '../../framework/use-browser-value.ts'

export interface ToastMessage {
  title: string
  description?: string
  tone?: 'plain' | 'risk'
  /** Whether it closes after two seconds instead of five, as on the screens of discovery. */
  isBrief?: boolean
  /** Whether the page shows the same text, so that the message may disappear sooner. */
  isOnPage?: boolean
}

export interface ShownToast extends ToastMessage {
  /** Milliseconds until it closes. */
  duration: number
  /** Grows with every message; a new one replaces the shown one. */
  sequence: number
}

const briefMs = 2_000
const usualMs = 5_000

/** Milliseconds to notice a message, and to read a character of it: 20 a second, as the fastest subtitles have. */
const noticeMs = 500
const readingMs = 50

/** Returns how long a message stays, in milliseconds: 2,000 or 5,000, or longer if it has more words than can be read by then. */
export function computeToastDuration({ title, description = '', isBrief, isOnPage }: ToastMessage): number {
  const least = isBrief ? briefMs : usualMs
  return isOnPage ? least : Math.max(least, noticeMs + readingMs * (title.length + description.length))
}

let shown: ShownToast | null = null
let sequence = 0
const listeners = new Set<() => void>()

/** Shows one message, which replaces the previous one. */
export function showToast(message: ToastMessage): void {
  sequence += 1
  shown = { ...message, duration: computeToastDuration(message), sequence }
  for (const listener of listeners) listener()
}

const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the message to show; `null` when there is none. */
export const useShownToast = (): ShownToast | null => useBrowserValue(() => shown, null, watchToasts)
