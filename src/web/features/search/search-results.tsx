import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import {
  isDemonstration,
  setCatalogueSource,
  useCatalogueSource,
} from '../../data/catalogue/catalogue-source.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { integerFormat } from '../../ui/format-text.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'
import { useMedia, wideScreenQuery } from '../../ui/use-media.ts'
import { showSearchFailure } from '../listing/search-failure.ts'
import { ChipRow } from './chip-row.tsx'
import { curatedViews } from '../filters/curated-lists.ts'
import { EmptyResult } from './empty-result.tsx'
import { FailedResult } from '../listing/failed-result.tsx'
import { ListTabs } from './list-tabs.tsx'
import { pageSize, statsQuery } from '../../data/catalogue/list-queries.ts'
import { ResultList, ResultSkeleton } from './result-list.tsx'
import { LayoutToggle, SortMenu } from './result-tools.tsx'
import { SaveSearch } from './save-search.tsx'
import { type SearchState, searchStateFor } from '../../data/catalogue/search-state.ts'
import { useCardLayout } from './use-card-layout.ts'
import { useResultList } from './use-result-list.ts'
import { useNow } from '../../ui/use-now.ts'
import { usePreparedParts } from './use-prepared-parts.ts'
import { describeSearch, describeProvenance } from '../filters/search-words.ts'

/** Skeletons for a list that starts at the top. */
const screenful = 12

/** Headline, tools, chips and the list in all its states. */
export function SearchResults({ state, go }: { state: SearchState; go: (state: SearchState) => void }) {
  const { criteria, curated } = state
  const source = useCatalogueSource()
  const { query, items, total, expected } = useResultList(state)
  const { data: stats } = useQuery(statsQuery(source))
  const [layout, setLayout] = useCardLayout()
  const now = Math.max(useNow(), query.dataUpdatedAt)
  const apply = (next: typeof criteria) => go(searchStateFor(next))
  usePreparedParts(query.isSuccess)
  const [searchedBefore, setSearchedBefore] = useState(false)
  if (query.isSuccess && !searchedBefore) setSearchedBefore(true)

  useEffect(() => {
    if (source === 'server' && stats?.total === 0) setCatalogueSource('empty')
  }, [source, stats])
  useEffect(() => {
    if (query.isError || query.isFetchNextPageError) showSearchFailure()
  }, [query.isError, query.isFetchNextPageError, query.errorUpdatedAt])

  const wide = useMedia(wideScreenQuery)
  const order =
    curated === null ? (
      <SortMenu sort={criteria.sort} onChange={sort => apply({ ...criteria, sort })} />
    ) : (
      <Button className="pointer-coarse:h-9" onClick={() => apply(criteria)}>
        Ver todos os imóveis
      </Button>
    )
  const toggle = <LayoutToggle layout={layout} onChange={setLayout} />
  const waiting = total === undefined || (total === 0 && stats === undefined)
  const title =
    curated !== null
      ? curatedViews[curated].title
      : total === undefined
        ? 'Imóveis da Caixa'
        : describeSearch(total, criteria)
  const demonstration = isDemonstration(source) || stats?.source === 'demo'
  return (
    <main
      id="main"
      tabIndex={-1}
      className="min-w-0 flex-1 px-4 pt-4 pb-16 outline-none lg:px-7 lg:pt-5"
      aria-busy={query.isFetching}
    >
      <ListTabs curated={curated} />
      <div className="mt-3 flex items-start justify-between gap-x-4 lg:mt-4 lg:items-end">
        <div className="min-w-0">
          <h1 className="text-lg font-bold tracking-tight sm:text-xl lg:text-2xl">{title}</h1>
          <p className="mt-0.5 min-h-5 text-xs text-ink-3 max-sm:truncate sm:text-sm">
            {curated !== null &&
              total !== undefined &&
              `${integerFormat(items.length)} de ${integerFormat(total)} · `}
            {stats ? describeProvenance(stats, now) : 'Leilões, licitações e vendas em todo o Brasil'}
          </p>
          {curated !== null && (
            <p className="mt-2 max-w-prose text-sm text-ink-2">{curatedViews[curated].rule}</p>
          )}
        </div>
        {wide && (
          <div className="flex shrink-0 items-center gap-2">
            {curated === null && <SaveSearch criteria={criteria} className={buttonClass('outline')} />}
            {order}
            {toggle}
          </div>
        )}
      </div>
      <output className="sr-only">
        {waiting
          ? !query.isError && 'Buscando imóveis'
          : `${formatPropertyCount(total)} ${total === 1 ? 'encontrado' : 'encontrados'}`}
      </output>
      <div className="mt-2 flex items-center gap-3 lg:mt-3">
        <div className="no-bar -ml-4 flex min-w-0 flex-1 items-center gap-2 overflow-x-auto py-1 pr-6 pl-4 max-lg:fades lg:ml-0 lg:px-0">
          {!wide && order}
          {!wide && curated === null && <SaveSearch criteria={criteria} className="chip target shrink-0" />}
          <ChipRow criteria={criteria} apply={apply} />
        </div>
        {!wide && toggle}
      </div>
      <div className="mt-3">
        {items.length > 0 ? (
          <ResultList items={items} layout={layout} demonstration={demonstration} now={now} />
        ) : query.isError ? (
          <FailedResult retry={() => void query.refetch()} />
        ) : waiting ? (
          <ResultSkeleton
            layout={layout}
            count={expected > 1 ? expected * pageSize : screenful}
            delay={expected > 1 || !searchedBefore ? 0 : 120}
          />
        ) : (
          <EmptyResult
            criteria={criteria}
            curated={curated !== null}
            apply={apply}
            clear={() => apply({ ...emptyCriteria, sort: criteria.sort })}
          />
        )}
      </div>
      {query.hasNextPage && total !== undefined && (
        <div className="mt-8 flex flex-col items-center gap-3">
          <p className="text-sm text-ink-3">
            {query.isFetchNextPageError
              ? 'Não foi possível carregar mais. O que já veio continua na tela.'
              : `${integerFormat(items.length)} de ${integerFormat(total)} imóveis`}
          </p>
          <Button
            className="min-w-48"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? 'Carregando…' : 'Carregar mais'}
          </Button>
        </div>
      )}
    </main>
  )
}
