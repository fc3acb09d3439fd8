import { useCallback } from 'react'
import { useBrowserValue } from './use-browser-value.ts'

/**
 * Whether a media query matches; updates when that changes. The server does not know it and renders as if it did not:
 * what the first paint needs is laid out by CSS.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useBrowserValue(() => matchMedia(query).matches, false, subscribe)
}
