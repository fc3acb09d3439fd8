import { useSyncExternalStore } from 'react'

/** From here on there is room for filters beside the results (Tailwind's `lg`). */
export const wideScreen = '(width >= 64rem)'

/** Whether a media query holds now; follows it. */
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
