import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import {
  isDemonstration,
  loadFallbackSources,
  setCatalogueSource,
  useCatalogueSource,
} from '../../data/catalogue/catalogue-source.ts'
import { FailedResult } from '../listing/failed-result.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { showSearchFailure } from '../listing/search-failure.ts'
import { ListFreshnessLine } from '../listing/list-freshness-line.tsx'
import { selectSearchedLists } from '../listing/searched-lists.ts'
import { EmptyResult } from './empty-result.tsx'
import { ListTabs } from './list-tabs.tsx'
import { pageSize, statsQuery } from '../../data/catalogue/list-queries.ts'
import { OrderRule, OrderRuleButton } from './order-rule.tsx'
import { listOfferedStates, nameSearch, writeSearchHead } from './search-head.ts'
import { PreviousPageLink } from '../../ui/list-pages.tsx'
import { BeyondTheEnd, findSearchPage, SearchPager } from './search-pager.tsx'
import { LayoutToggle, SortMenu } from './result-tools.tsx'
import { useResultList } from './use-result-list.ts'
import { usePageHead } from '../../framework/page-head.ts'
import { useNow } from '../../framework/use-now.ts'
import { describeSearchPlace } from '../filters/search-words.ts'
import { ListingCardSkeleton } from '../listing/card/listing-card-skeleton.tsx'
import { readStored, writeStored } from '../../framework/browser-storage.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { ListingCard, type ListingCardLayout } from '../listing/card/listing-card.tsx'
import type { Property } from '#contract/catalogue-schemas.ts'
import { selectStatesToMark } from '#domain/freshness/list-freshness.ts'
import {
  changeSearchPreset,
  findSearchPreset,
  type SearchPreset,
  searchPresetNames,
} from '#domain/search/search-presets.ts'
import { isOfResale, useSearchPresets } from './use-search-presets.ts'
import { Select } from '../../ui/field.tsx'
import { loadToaster } from '../../ui/toast/toast-place.tsx'
import { loadFavorites } from '../../data/saved/favorite-actions.ts'
import { SuggestionList } from '../search-box/suggesting-field.tsx'
import { FilterSheet } from './filter-button.tsx'
import { Bookmark } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** Loads the dialog, which is not part of the first visit. */
const loadSaveDialog = () => import('../saved-searches/save-search-dialog.tsx')

type Dialog = ComponentType<{ criteria: Criteria; onClose: () => void }>

/** Asks for a name and saves the current search. */
function SaveSearch({ criteria }: { criteria: Criteria }) {
  const [Open, setOpen] = useState<Dialog | null>(null)
  const open = () =>
    void loadSaveDialog().then(
      ({ SaveSearchDialog: SaveDialog }) => setOpen(() => SaveDialog),
      () =>
        showToast({
          title: 'Não foi possível abrir',
          description: 'Verifique a conexão e tente de novo.',
          tone: 'risk',
          isBrief: true,
        }),
    )
  return (
    <>
      <button
        type="button"
        className={classNames(buttonClass('outline'), 'needs-script', 'max-sm:w-11 max-sm:px-0')}
        title="Salvar busca"
        aria-haspopup="dialog"
        onClick={open}
      >
        <Bookmark className="size-5 shrink-0 sm:size-4" />
        <span className="max-sm:sr-only">Salvar busca</span>
      </button>
      {Open && <Open criteria={criteria} onClose={() => setOpen(null)} />}
    </>
  )
}

/**
 * Loads, once the page is idle, what is needed when the server is away: first the page's parts, then who answers
 * instead; the account's favorites once the list has loaded.
 */
function usePreparedParts(ready: boolean): void {
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

/** The presets of the search as a menu, where there is no room for them side by side. */
const ListMenu = ({ criteria, apply }: { criteria: Criteria; apply: (criteria: Criteria) => void }) => {
  const current = findSearchPreset(criteria)
  const presets = useSearchPresets(current)
  return (
    <Select
      aria-label="Lista pronta"
      className="select-pill"
      value={current ?? ''}
      onChange={event =>
        apply(changeSearchPreset(criteria, (event.target.value || null) as SearchPreset | null))
      }
    >
      {[null, ...presets].map(choice => (
        <option
          key={choice}
          value={choice ?? ''}
          className={isOfResale(choice, current) ? 'for-resale' : undefined}
        >
          {choice === null ? 'Todos' : searchPresetNames[choice]}
        </option>
      ))}
    </Select>
  )
}

/** The cards of a list. */
function ResultList({
  items,
  layout,
  demonstration,
  now,
  isByDate,
}: {
  items: Property[]
  layout: ListingCardLayout
  demonstration: boolean
  now: number
  /** Whether the list is in the order of the dates, where a listing without one says so. */
  isByDate: boolean
}) {
  const marked = selectStatesToMark(
    items.map(({ state, listDate }) => ({ uf: state, listDate })),
    now,
  )
  return (
    <ul className="cards cards-chosen" aria-label="Imóveis">
      {items.map(property => (
        <li key={property.id} className="min-w-0">
          <ListingCard
            property={property}
            layout={layout}
            demonstration={demonstration}
            now={now}
            marksNoDate={isByDate}
            listMark={!demonstration && marked.has(property.state) ? 'always' : 'unlisted'}
          />
        </li>
      ))}
    </ul>
  )
}

/** What public/theme.js chose before the first paint, and listing.css draws. */
const readLayout = (): ListingCardLayout =>
  document.documentElement.dataset.cards === 'list' ? 'list' : 'grid'

/** Grid or rows, stored in this browser; rows on a low screen until a choice is made. */
function useCardLayout(): [ListingCardLayout, (layout: ListingCardLayout) => void] {
  const [chosen, setLayout] = useState<ListingCardLayout | null>(null)
  const first = useBrowserValue(readLayout, 'grid')
  return [
    chosen ?? first,
    next => {
      document.documentElement.dataset.cards = next
      setLayout(next)
      writeStored('search-layout', next)
    },
  ]
}

/** Cards while loading. An answer within `delay` ms is painted without them. */
function ResultSkeleton({ count, delay }: { count: number; delay: number }) {
  const [shown, show] = useState(delay === 0)
  useEffect(() => {
    const timer = setTimeout(() => show(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return (
    <div className="cards cards-chosen" aria-hidden="true">
      {shown && Array.from({ length: count }, (_, index) => <ListingCardSkeleton key={index} />)}
    </div>
  )
}

/** Skeletons for a list that starts at the top. */
const screenful = 12

/** Headline, tools, chips and the list in all its states. */
export function SearchResults({
  criteria,
  page,
  apply,
}: {
  criteria: Criteria
  /** The page that the list begins with, counted from 1. */
  page: number
  apply: (criteria: Criteria) => void
}) {
  const source = useCatalogueSource()
  const { query, items, total, corrections, expected } = useResultList(criteria, page - 1)
  const { data: stats } = useQuery(statsQuery(source))
  const [layout, setLayout] = useCardLayout()
  const now = useNow(query.dataUpdatedAt)
  usePreparedParts(query.isSuccess)
  const [searchedBefore, setSearchedBefore] = useState(false)
  if (query.isSuccess && !searchedBefore) setSearchedBefore(true)

  useEffect(() => {
    if (source === 'server' && stats?.total === 0) setCatalogueSource('empty')
  }, [source, stats])
  useEffect(() => {
    if (query.isError || query.isFetchNextPageError) showSearchFailure()
  }, [query.isError, query.isFetchNextPageError, query.errorUpdatedAt])

  const order = <SortMenu criteria={criteria} onChange={sort => apply({ ...criteria, sort })} />
  const waiting = total === undefined || (total === 0 && stats === undefined)
  const demonstration = isDemonstration(source) || stats?.source === 'demo'
  usePageHead(
    writeSearchHead(criteria, page, { total, items, states: listOfferedStates(stats) }, demonstration),
  )
  return (
    <main
      id="main"
      tabIndex={-1}
      className="min-w-0 flex-1 px-4 pt-4 pb-16 outline-none low:pt-2 lg:px-7 lg:pt-5 lg:low:pt-2"
      aria-busy={query.isFetching}
    >
      <ListTabs criteria={criteria} counted={query.isSuccess} />
      <div className="results-head lg:mt-4 lg:low:mt-1">
        <div className="min-w-0">
          {/* In a low window the first price needs its room. */}
          <h1 className="text-xs font-semibold text-ink-3 low:sr-only">{nameSearch(criteria)}</h1>
          {/* The key changes once the number is known: a new headline does not count as words that moved. */}
          <h2
            key={total === undefined ? 'uncounted' : 'counted'}
            className="text-lg font-bold tracking-tight sm:text-xl lg:text-2xl"
          >
            {total === undefined ? 'Imóveis' : formatPropertyCount(total)}
            {/* On a phone, the chips say it. */}
            <span className="max-sm:sr-only"> {describeSearchPlace(criteria)}</span>
          </h2>
        </div>
        <div className="results-note mt-0.5 min-h-9 text-xs text-ink-3 low:min-h-5 sm:min-h-10 sm:text-sm sm:low:min-h-5 lg:min-h-5">
          {stats && stats.total > 0 ? (
            <ListFreshnessLine
              lists={selectSearchedLists(stats, criteria, items)}
              demonstration={demonstration}
              now={now}
            />
          ) : (
            'Leilões, licitações e vendas em todo o Brasil'
          )}
        </div>
        <div className="results-tools">
          <SaveSearch criteria={criteria} />
          <div className="max-lg:hidden">{order}</div>
          <LayoutToggle criteria={criteria} layout={layout} onChange={setLayout} />
        </div>
      </div>
      <output className="sr-only">
        {waiting
          ? !query.isError && 'Buscando imóveis'
          : `${formatPropertyCount(total)} ${total === 1 ? 'encontrado' : 'encontrados'}`}
      </output>
      <div className="mt-2 flex items-center gap-2 low:mt-1 lg:hidden">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 *:max-w-full">
          {order}
          <div className="needs-script">
            <ListMenu criteria={criteria} apply={apply} />
          </div>
        </div>
        <OrderRuleButton criteria={criteria} />
      </div>
      <OrderRule criteria={criteria} items={items} isBrief={total === 0 && !waiting} />
      {page > 1 && items.length > 0 && (
        <div className="mt-3">
          <PreviousPageLink {...findSearchPage(criteria, page - 1)} />
        </div>
      )}
      <div className="mt-3 low:mt-2">
        {items.length > 0 ? (
          <ResultList
            items={items}
            layout={layout}
            demonstration={demonstration}
            now={now}
            isByDate={criteria.sort === 'auction'}
          />
        ) : query.isError ? (
          <FailedResult error={query.error} retry={() => void query.refetch()} />
        ) : waiting ? (
          <ResultSkeleton
            count={expected > 1 ? expected * pageSize : screenful}
            delay={expected > 1 || !searchedBefore ? 0 : 120}
          />
        ) : total > 0 ? (
          <BeyondTheEnd criteria={criteria} total={total} />
        ) : (
          <EmptyResult criteria={criteria} corrections={corrections} />
        )}
      </div>
      {total !== undefined && items.length > 0 && (query.hasNextPage || page > 1) && (
        <SearchPager
          criteria={criteria}
          page={page}
          shown={items.length}
          total={total}
          more={
            query.hasNextPage
              ? {
                  load: () => void query.fetchNextPage(),
                  isLoading: query.isFetchingNextPage,
                  isFailed: query.isFetchNextPageError,
                }
              : null
          }
        />
      )}
    </main>
  )
}
