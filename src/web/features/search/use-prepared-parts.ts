import { useEffect } from 'react'
import { bundled } from '../../api/source.ts'
import { loadToaster } from '../../ui/toast/toast-place.tsx'
import { loadFilters } from './search-form.tsx'

/** Loads, once the page has come to rest, what has to be here when the server goes. */
export function usePreparedParts(ready: boolean): void {
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => {
      for (const load of [bundled, loadToaster, loadFilters]) void load().catch(() => {})
    }, 2000)
    return () => clearTimeout(timer)
  }, [ready])
}
