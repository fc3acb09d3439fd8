import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { everything } from '#domain/search/criteria.ts'
import { readQuery, writeQuery } from '#domain/search/query.ts'
import { type Source, useSource } from '../data/catalogue/source.ts'
import { curatedViews } from '../features/filters/curated-lists.ts'
import { FilterButton, FilterSheet } from '../features/search/filter-sheet.tsx'
import { Results } from '../features/search/results.tsx'
import { listQuery } from '../data/catalogue/list-queries.ts'
import { CompactForm, Sidebar } from '../features/search/search-form.tsx'
import {
  readPreset,
  readSearch,
  type SearchState,
  searchFor,
  writeSearch,
} from '../data/catalogue/search-state.ts'
import { SourceBanner } from '../features/listing/source-banner.tsx'
import { useDraft, useDraftCounts } from '../features/filters/use-draft.ts'
import { whereabouts } from '../features/filters/words.ts'
import { useMedia, wideScreen } from '../ui/media.ts'
import { usePageTitle } from '../ui/page-title.ts'

/** Returns the state in the URL, and a function that changes it; the same state again refetches from the server. */
function useSearchState(source: Source): [SearchState, (state: SearchState) => void] {
  const client = useQueryClient()
  const navigate = useNavigate()
  const parameters = useSearch({ from: pagePaths.search })
  const written = writeQuery(writeSearch(readSearch(parameters)))
  const state = useMemo(() => readSearch(readQuery(written)), [written])
  const preset = useRouterState({ select: router => router.location.state.presetFilters })
  useEffect(() => {
    const given = readPreset(preset)
    if (given)
      void navigate({ to: pagePaths.search, search: writeSearch(searchFor(given)), replace: true, state: {} })
  }, [preset, navigate])
  return [
    state,
    next => {
      const search = writeSearch(next)
      // Requested at the press, not only once the page has changed.
      void client.prefetchInfiniteQuery(listQuery(source, readSearch(search)))
      if (writeQuery(search) === written) void client.invalidateQueries()
      void navigate({ to: pagePaths.search, search })
    },
  ]
}

export default function SearchPage() {
  const source = useSource()
  const [state, go] = useSearchState(source)
  const { criteria, curated } = state
  const wide = useMedia(wideScreen)
  const [open, setOpen] = useState(false)
  if (wide && open) setOpen(false)
  const draft = useDraft(criteria)
  const counts = useDraftCounts(draft.criteria, wide && curated === null)
  usePageTitle(
    curated !== null ? curatedViews[curated].title : `Imóveis da Caixa ${whereabouts(criteria)}`,
    `Imóveis que a Caixa vende ${whereabouts(criteria)}: leilões, licitações, vendas online e diretas, com desconto e retorno de cada um.`,
  )
  const form = {
    draft,
    counts,
    onApply: () => go(searchFor(draft.criteria)),
    onClear: () => {
      draft.clear()
      go(searchFor({ ...everything, sort: criteria.sort }))
    },
  }
  return (
    <div className="flex items-start">
      {wide && curated === null && <Sidebar {...form} changed={draft.criteria !== criteria} />}
      <div className="min-w-0 flex-1">
        <SourceBanner source={source} />
        {!wide && curated === null && (
          <CompactForm
            {...form}
            filtersButton={<FilterButton applied={criteria} onOpen={() => setOpen(true)} />}
          />
        )}
        {open && <FilterSheet {...form} onClose={() => setOpen(false)} />}
        <Results key={source} state={state} go={go} />
      </div>
    </div>
  )
}
