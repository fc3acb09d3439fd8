import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { usePageLocation } from '../../framework/page-location.ts'
import { useEffect, useMemo } from 'react'
import type { Property } from '#contract/catalogue-schemas.ts'
import {
  currentCatalogueSource,
  clearListQuestion,
  useCatalogueSource,
} from '../../data/catalogue/catalogue-source.ts'
import { listQuery, chooseFallbackForList } from '../../data/catalogue/list-queries.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { readStored, writeStored } from '../../framework/browser-storage.ts'

/**
 * The number of pages that were shown of a list, by history entry: after a reload, or on returning, as many are
 * loaded again, so that the scroll position exists. Stored under one key as `entry:pages entry:pages`, the latest
 * first; lists of one page are not stored.
 */
const key = 'seen-pages'
const mostEntries = 20
const mostPages = 10

const read = (): (readonly [entry: string, pages: number])[] =>
  (readStored(key, 'sessionStorage') ?? '').split(' ').flatMap(part => {
    const [entry = '', pages] = part.split(':')
    return Number(pages) > 1 ? [[entry, Math.min(Math.trunc(Number(pages)), mostPages)] as const] : []
  })

/** Returns how many pages of the list this history entry had shown; 1 when it is not known. */
const readVisitedPages = (entry: string | undefined): number =>
  read().find(([known]) => known === entry)?.[1] ?? 1

/** Stores how many pages of the list this history entry shows. */
const storeVisitedPages = (entry: string | undefined, pages: number): void => {
  if (entry === undefined || pages === readVisitedPages(entry)) return
  const others = read().filter(([known]) => known !== entry)
  const all = pages > 1 ? [[entry, pages] as const, ...others] : others
  writeStored(
    key,
    all
      .slice(0, mostEntries)
      .map(seen => seen.join(':'))
      .join(' '),
    'sessionStorage',
  )
}

/**
 * Fetches the list of a search, with as many pages as were shown in this history entry, ten at most.
 * @param first the page that the list begins with, counted from 0
 */
export function useResultList(criteria: Criteria, first: number) {
  const client = useQueryClient()
  const source = useCatalogueSource()
  const entry = usePageLocation().key
  const options = useMemo(() => listQuery(source, criteria, first), [source, criteria, first])
  const pages = useMemo(() => readVisitedPages(entry), [entry])
  useEffect(() => {
    if (currentCatalogueSource() === 'unreachable' || currentCatalogueSource() === 'seen')
      void chooseFallbackForList(criteria)
  }, [criteria])
  useEffect(() => clearListQuestion, [])
  // Runs before the query's own effect, which would request only the first page.
  useEffect(() => {
    if (pages > 1 && client.getQueryData(options.queryKey) === undefined)
      void client.prefetchInfiniteQuery({ ...options, pages, getNextPageParam: options.getNextPageParam })
  }, [client, options, pages])
  const query = useInfiniteQuery(options)
  const loaded = query.data?.pages.length ?? 0
  useEffect(() => {
    if (loaded > 0) storeVisitedPages(entry, loaded)
  }, [entry, loaded])
  const items = useMemo(() => {
    const byId = new Map<string, Property>()
    for (const page of query.data?.pages ?? []) for (const item of page.items) byId.set(item.id, item)
    return [...byId.values()]
  }, [query.data])
  return {
    query,
    items,
    total: query.data?.pages.at(-1)?.total,
    corrections: query.data?.pages[0]?.corrections ?? [],
    expected: pages,
  }
}
