import { useSyncExternalStore } from 'react'

/** From this width on filters fit beside the results (Tailwind's `lg`). */
export const wideScreenQuery = '(width >= 64rem)'

/** Whether a media query matches; updates when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
