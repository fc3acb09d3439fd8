import { useEffect } from 'react'
import { loadBundledCatalogue } from '../../data/catalogue/catalogue-source.ts'
import { readStored } from '../../ui/storage/browser-storage.ts'
import { loadToaster } from '../../ui/toast/toast-place.tsx'
import { loadFavorites } from '../../data/saved/favorite-actions.ts'
import { loadSaveDialog } from './save-search.tsx'
import { FilterSheet } from './filter-button.tsx'

/**
 * Loads, once the page is idle, what is needed when the server is away; the account's favorites once the list has
 * loaded.
 */
export function usePreparedParts(ready: boolean): void {
  useEffect(() => {
    if (!ready) return
    if (readStored('session') !== null) void loadFavorites()
    const timer = setTimeout(() => {
      for (const load of [loadBundledCatalogue, loadToaster, loadFavorites, loadSaveDialog])
        void load().catch(() => {})
      void FilterSheet.load()?.catch(() => {})
    }, 2000)
    return () => clearTimeout(timer)
  }, [ready])
}
