import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Facets } from '#contract/catalogue.ts'
import { type Criteria, everything } from '#domain/search/criteria.ts'
import { useSource } from '../../data/catalogue/source.ts'
import { facetsQuery } from '../../data/catalogue/list-queries.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

export interface Draft {
  criteria: Criteria
  change: (change: Partial<Criteria>) => void
  /** Empties the form; the order stays. */
  clear: () => void
  /** Moves when the form is emptied: as `key` it takes away what fields hold that is no value. */
  round: number
}

/** What the form holds: the applied criteria until something is changed, and again once others are applied. */
export function useDraft(applied: Criteria): Draft {
  const [draft, setDraft] = useState({ applied, criteria: applied, round: 0 })
  if (draft.applied !== applied) setDraft({ ...draft, applied, criteria: applied })
  return {
    criteria: draft.criteria,
    change: change => setDraft(before => ({ ...before, criteria: { ...before.criteria, ...change } })),
    clear: () =>
      setDraft(before => ({
        ...before,
        criteria: { ...everything, sort: applied.sort },
        round: before.round + 1,
      })),
    round: draft.round,
  }
}

export interface DraftCounts {
  /** Those of the draft before while its own are on their way. */
  facets: Facets | undefined
  /** How many the draft would find; `undefined` while the answer is not that of the draft as it stands. */
  total: number | undefined
}

/** Counts for the draft, asked for once typing rests. */
export function useDraftCounts(criteria: Criteria, enabled: boolean): DraftCounts {
  const settled = useDebounced(criteria, 250)
  const { data, isPlaceholderData } = useQuery({ ...facetsQuery(useSource(), settled), enabled })
  return { facets: data, total: settled === criteria && !isPlaceholderData ? data?.total : undefined }
}
