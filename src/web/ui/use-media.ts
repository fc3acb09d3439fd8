import { useCallback } from 'react'
import { useBrowserValue } from '../framework/use-browser-value.ts'

/**
 * Whether a media query matches; updates when that changes. `null` on the server, and in the browser's first render of the
 * server's page: what both widths need is there then, and CSS shows one of it.
 */
export function useKnownMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useBrowserValue<boolean | null>(() => matchMedia(query).matches, null, subscribe)
}

/** Like `useKnownMedia`, but `false` while it is not known; CSS lays out the first paint. */
export const useMedia = (query: string): boolean => useKnownMedia(query) ?? false
