import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Facets } from '#contract/catalogue-schemas.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { facetsQuery } from '../../data/catalogue/list-queries.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

export interface CriteriaDraft {
  criteria: Criteria
  change: (change: Partial<Criteria>) => void
  /** Empties the form; the sort order stays. */
  clear: () => void
  /** Changes when the form is emptied: used as `key`, it also clears text in fields that is no value. */
  round: number
}

/**
 * Holds the form's values: the applied criteria until something is changed, and again once other criteria are
 * applied.
 */
export function useCriteriaDraft(applied: Criteria): CriteriaDraft {
  const [draft, setDraft] = useState({ applied, criteria: applied, round: 0 })
  if (draft.applied !== applied) setDraft({ ...draft, applied, criteria: applied })
  return {
    criteria: draft.criteria,
    change: change => setDraft(before => ({ ...before, criteria: { ...before.criteria, ...change } })),
    clear: () =>
      setDraft(before => ({
        ...before,
        criteria: { ...emptyCriteria, sort: applied.sort },
        round: before.round + 1,
      })),
    round: draft.round,
  }
}

export interface DraftCounts {
  /** The facets of the previous draft while those of this one load. */
  facets: Facets | undefined
  /** How many listings the draft would find; `undefined` while the answer is not for the current draft. */
  total: number | undefined
}

/** Fetches counts for the draft once typing pauses. */
export function useDraftCounts(criteria: Criteria, enabled: boolean): DraftCounts {
  const settled = useDebounced(criteria, 250)
  const { data, isPlaceholderData } = useQuery({ ...facetsQuery(useCatalogueSource(), settled), enabled })
  return { facets: data, total: settled === criteria && !isPlaceholderData ? data?.total : undefined }
}
