import { useBrowserValue } from '../../framework/use-browser-value.ts'

export interface ToastMessage {
  title: string
  description?: string
  tone?: 'plain' | 'risk'
  /** Milliseconds until it closes; `showToast` defaults to 5,000. */
  duration?: number
}

export interface ShownToast extends ToastMessage {
  duration: number
  /** Grows with every message; a new one replaces the shown one. */
  turn: number
}

const usualDuration = 5_000

let shown: ShownToast | null = null
let turn = 0
const listeners = new Set<() => void>()

/** Shows one message, which replaces the previous one. */
export function showToast(message: ToastMessage): void {
  turn += 1
  shown = { duration: usualDuration, ...message, turn }
  for (const listener of listeners) listener()
}

const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useShownToast = (): ShownToast | null => useBrowserValue(() => shown, null, watchToasts)
