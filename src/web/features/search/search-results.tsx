import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Criteria } from '#domain/search/search-criteria.ts'
import {
  isDemonstration,
  setCatalogueSource,
  useCatalogueSource,
} from '../../data/catalogue/catalogue-source.ts'
import { FailedResult } from '../listing/failed-result.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { showSearchFailure } from '../listing/search-failure.ts'
import { ListFreshnessLine } from '../listing/list-freshness-line.tsx'
import { selectSearchedLists } from '../listing/searched-lists.ts'
import { EmptyResult } from './empty-result.tsx'
import { ListMenu } from './list-menu.tsx'
import { ListTabs } from './list-tabs.tsx'
import { pageSize, statsQuery } from '../../data/catalogue/list-queries.ts'
import { OrderRule, OrderRuleButton } from './order-rule.tsx'
import { ResultList } from './result-list.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { listOfferedStates, nameSearch, writeSearchHead } from './search-head.ts'
import { PreviousPageLink } from '../../ui/list-pages.tsx'
import { BeyondTheEnd, findSearchPage, SearchPager } from './search-pager.tsx'
import { LayoutToggle, SortMenu } from './result-tools.tsx'
import { SaveSearch } from './save-search.tsx'
import { useCardLayout } from './use-card-layout.ts'
import { useResultList } from './use-result-list.ts'
import { usePageHead } from '../../framework/page-head.ts'
import { useNow } from '../../framework/use-now.ts'
import { usePreparedParts } from './use-prepared-parts.ts'
import { describeSearchPlace } from '../filters/search-words.ts'

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
          {/* Another headline, with its number: the words of the first do not move. */}
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
