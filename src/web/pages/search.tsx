import { useQueryClient } from '@tanstack/react-query'
import { usePageLocation } from '../framework/page-location.ts'
import { useNavigate } from '../framework/page-navigation.ts'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import { type CatalogueSource, useCatalogueSource } from '../data/catalogue/catalogue-source.ts'
import { FilterButton, FilterSheet } from '../features/search/filter-button.tsx'
import { SearchResults } from '../features/search/search-results.tsx'
import { SearchSidebar } from '../features/search/search-sidebar.tsx'
import { listQuery } from '../data/catalogue/list-queries.ts'
import { readSearchAddress, readSearchPreset, writeSearchAddress } from '../data/catalogue/search-address.ts'
import { SearchBox } from '../features/search-box/search-box.tsx'
import { useSentSentence } from '../features/search-box/use-sent-sentence.ts'
import { readNote, type SearchNote } from '../features/search-box/search-note.ts'
import { SourceBanner } from '../features/listing/source-banner.tsx'
import { useCriteriaDraft, useDraftCounts } from '../features/filters/use-criteria-draft.ts'
import { readPageNumber } from '../features/places/place-pages.ts'
import { useMedia } from '../ui/use-media.ts'
import { focusFirstInvalid } from '../ui/submit-valid.ts'
import { wideScreenQuery } from '../ui/wide-screen.ts'

/** The id of the form to which the button "filters" leads without script. */
const filterFormId = 'filtros'

/** Returns the criteria in the URL, and a function that changes them; the same again are fetched again. */
function useSearchAddress(
  source: CatalogueSource,
): [Criteria, (criteria: Criteria, note?: SearchNote | null) => void] {
  const client = useQueryClient()
  const navigate = useNavigate()
  const parameters = usePageLocation().query
  const written = writeQueryString(writeSearchAddress(readSearchAddress(parameters)))
  const criteria = useMemo(() => readSearchAddress(readQueryString(written)), [written])
  const preset = usePageLocation().state.presetFilters
  useEffect(() => {
    const given = readSearchPreset(preset)
    if (given)
      void navigate({
        to: pagePaths.search,
        search: writeSearchAddress(given),
        replace: true,
        state: {},
      })
  }, [preset, navigate])
  return [
    criteria,
    (next, note = null) => {
      const search = writeSearchAddress(next)
      // Requested at the press, not only once the page has changed.
      void client.prefetchInfiniteQuery(listQuery(source, readSearchAddress(search)))
      if (writeQueryString(search) === written) void client.invalidateQueries()
      void navigate({ to: pagePaths.search, search, state: note ? { searchNote: note } : {} })
    },
  ]
}

/** The search: filters, list and, beside it, the map. */
export default function SearchPage() {
  const source = useCatalogueSource()
  const [criteria, go] = useSearchAddress(source)
  useSentSentence(criteria)
  const wide = useMedia(wideScreenQuery)
  const [open, setOpen] = useState(false)
  if (wide && open) setOpen(false)
  /** The chip whose filter the sheet opens at. */
  const [at, setAt] = useState('')
  const editChip = (key: string) => {
    const form = wide ? document.getElementById(filterFormId) : null
    if (form)
      return void import('../features/filters/focus-criterion.ts').then(({ focusCriterion }) =>
        focusCriterion(form, key),
      )
    setAt(key)
    setOpen(true)
  }
  const { query, state } = usePageLocation()
  const draft = useCriteriaDraft(criteria)
  const counts = useDraftCounts(draft.criteria, wide)
  const form = {
    draft,
    counts,
    onApply: () => go(draft.criteria),
    onClear: () => {
      draft.clear()
      go({ ...emptyCriteria, sort: criteria.sort })
    },
  }
  return (
    <div className="search-columns flex items-start">
      <SearchSidebar {...form} id={filterFormId} />
      <div className="min-w-0 flex-1">
        <SourceBanner source={source} />
        <div className="px-4 pt-4 low:pt-2 lg:px-7 lg:pt-5 lg:low:pt-2">
          <SearchBox
            criteria={criteria}
            draft={draft.criteria}
            hasFault={() => focusFirstInvalid(document.getElementById(filterFormId))}
            onSearch={go}
            onEdit={editChip}
            note={readNote(state.searchNote)}
            tools={<FilterButton applied={criteria} onOpen={() => editChip('')} />}
          />
        </div>
        <Suspense fallback={null}>
          {open && <FilterSheet {...form} at={at} onClose={() => setOpen(false)} />}
        </Suspense>
        <SearchResults key={source} criteria={criteria} page={readPageNumber(query.pagina)} apply={go} />
      </div>
    </div>
  )
}
