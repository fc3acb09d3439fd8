import { useEffect } from 'react'
import { bundled } from '../../data/catalogue/source.ts'
import { recall } from '../../ui/remembered.ts'
import { loadToaster } from '../../ui/toast/toast-place.tsx'
import { loadFavorites } from '../../data/saved/favorites.ts'
import { loadSaveDialog } from './save-search.tsx'
import { loadFilters } from './search-form.tsx'

/**
 * Loads, once the page is idle, what is needed when the server is away; the account's favorites once the list has
 * loaded.
 */
export function usePreparedParts(ready: boolean): void {
  useEffect(() => {
    if (!ready) return
    if (recall('session') !== null) void loadFavorites()
    const timer = setTimeout(() => {
      for (const load of [bundled, loadToaster, loadFilters, loadFavorites, loadSaveDialog])
        void load().catch(() => {})
    }, 2000)
    return () => clearTimeout(timer)
  }, [ready])
}
