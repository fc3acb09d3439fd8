import { useEffect } from 'react'
import { loadFallbackSources } from '../../data/catalogue/catalogue-source.ts'
import { readStored } from '../../ui/storage/browser-storage.ts'
import type { LazyPart } from '../../ui/lazy-part.tsx'
import { loadToaster } from '../../ui/toast/toast-place.tsx'
import { loadFavorites } from '../../data/saved/favorite-actions.ts'
import { CriteriaChipList } from '../search-box/search-box.tsx'
import { SuggestionList } from '../search-box/suggesting-field.tsx'
import { loadSaveDialog } from './save-search.tsx'
import { FilterCount, FilterSheet } from './filter-button.tsx'

type Part = Pick<LazyPart<never>, 'load'>

/** What the page around the list shows of another search. */
const partsAround: readonly Part[] = [FilterSheet, FilterCount, CriteriaChipList, SuggestionList]

/**
 * Loads, once the page is idle, what is needed when the server is away: first the page's parts, then who answers
 * instead; the account's favorites once the list has loaded.
 * @param parts what the list shows in its other states
 */
export function usePreparedParts(ready: boolean, parts: readonly Part[]): void {
  useEffect(() => {
    if (!ready) return
    if (readStored('session') !== null) loadFavorites()
    const timer = setTimeout(() => {
      loadFavorites()
      const loads = [loadToaster, loadSaveDialog].map(load => load())
      const loading = [...loads, ...[...partsAround, ...parts].map(async part => part.load())]
      void Promise.allSettled(loading).then(() => loadFallbackSources().catch(() => {}))
    }, 2000)
    return () => clearTimeout(timer)
  }, [ready, parts])
}
