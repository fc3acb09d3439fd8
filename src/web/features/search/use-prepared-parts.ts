import { useEffect } from 'react'
import { loadFallbackSources } from '../../data/catalogue/catalogue-source.ts'
import { readStored } from '../../framework/browser-storage.ts'
import { loadToaster } from '../../ui/toast/toast-place.tsx'
import { loadFavorites } from '../../data/saved/favorite-actions.ts'
import { SuggestionList } from '../search-box/suggesting-field.tsx'
import { loadSaveDialog } from './save-search.tsx'
import { FilterSheet } from './filter-button.tsx'

/**
 * Loads, once the page is idle, what is needed when the server is away: first the page's parts, then who answers
 * instead; the account's favorites once the list has loaded.
 */
export function usePreparedParts(ready: boolean): void {
  useEffect(() => {
    if (!ready) return
    if (readStored('session') !== null) loadFavorites()
    const timer = setTimeout(() => {
      loadFavorites()
      const loads = [loadToaster, loadSaveDialog].map(load => load())
      const loading = [...loads, ...[FilterSheet, SuggestionList].map(async part => part.load())]
      void Promise.allSettled(loading).then(() => loadFallbackSources().catch(() => {}))
    }, 2000)
    return () => clearTimeout(timer)
  }, [ready])
}
