import { useInfiniteQuery } from '@tanstack/react-query'
import { memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isDemonstration, useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { selectStatesToMark } from '#domain/freshness/list-freshness.ts'
import { useNow } from '../../framework/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { integerFormat } from '../../ui/format-text.ts'
import { FailedResult } from '../listing/failed-result.tsx'
import { showSearchFailure } from '../listing/search-failure.ts'
import { type MapHover, useHovered } from './map-hover.ts'
import { mapRowsQuery } from './map-queries.ts'
import { MapRow, MapRowSkeleton } from './map-row.tsx'
import type { MapMatches } from './use-map-matches.ts'

/**
 * Asks for the next rows once it is known which properties they are; a press before that is remembered until then.
 * @param rows the rows that are shown, the same array until others are
 * @param isKnown whether the properties of the next rows are known
 * @param failure why it cannot become known for now
 * @param retry asks again which properties they are, after a failure
 */
function useMoreRows({
  rows,
  isFetchingNextPage,
  fetchNextPage,
  isKnown,
  failure,
  retry,
}: {
  rows: readonly unknown[] | undefined
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  isKnown: boolean
  failure: Error | null
  retry: () => unknown
}): { isAsked: boolean; askForMore: () => void } {
  /** The rows after which more were requested before the rows were known. */
  const [askedAfter, setAskedAfter] = useState<readonly unknown[] | null>(null)
  const isRemembered = askedAfter !== null && askedAfter === rows
  useEffect(() => {
    if (isRemembered && isKnown) void fetchNextPage()
  }, [isRemembered, isKnown, fetchNextPage])
  const askForMore = () => {
    if (isKnown) {
      void fetchNextPage()
      return
    }
    setAskedAfter(rows ?? null)
    if (failure) void retry()
  }
  return { isAsked: isFetchingNextPage || (isRemembered && !isKnown && !failure), askForMore }
}

/** Shown when no listing matches, with a button to clear the filters. */
const EmptyMap = ({ onClear }: { onClear: (() => void) | null }) => (
  <div className="flex flex-col items-center px-4 py-14 text-center">
    <h2 className="text-lg font-semibold">Nenhum imóvel encontrado</h2>
    <p className="mt-1 text-ink-2">Ajuste os filtros ou o termo de busca</p>
    {onClear && (
      <Button className="mt-6" onClick={onClear}>
        Limpar todos os filtros
      </Button>
    )}
  </div>
)

/** Rows that are drawn together. */
const rowsPerGroup = 6

const splitRows = <Row,>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerGroup) }, (_, index) =>
    rows.slice(index * rowsPerGroup, (index + 1) * rowsPerGroup),
  )

/** Rows of the properties in view, 30 at a time. */
export const MapList = memo(function List({
  matches: { points: latestPoints, list, stats, error, retry },
  hover,
  onShow,
  onClear,
}: {
  matches: MapMatches
  hover: MapHover
  /** Shows a spot on the map; `null` when there is no map. */
  onShow: ((key: string) => void) | null
  onClear: (() => void) | null
}) {
  const source = useCatalogueSource()
  const rows = useInfiniteQuery({
    ...mapRowsQuery(source, list.key, list.count ?? 0, list.idAt),
    enabled: list.count !== null && list.count > 0,
  })
  // The rows learn where they are on the map when nothing else is to be done.
  const points = useDeferredValue(latestPoints)
  const over = useHovered(hover.over)
  const hot = useMemo(() => new Set(over?.spots), [over])
  const items = useMemo(() => rows.data?.pages.flat(), [rows.data])
  const now = useNow()
  const spots = useMemo(() => items?.map(({ id }) => points?.spotOf(id) ?? null), [items, points])
  // A row that is removed from under the pointer sends no leave event.
  useEffect(() => () => hover.pointed.set(null), [items, hover])
  const more = rows.isFetchNextPageError
  useEffect(() => {
    if (more) showSearchFailure()
  }, [more, rows.errorUpdatedAt])

  const { isAsked: isMoreAsked, askForMore } = useMoreRows({
    rows: items,
    isFetchingNextPage: rows.isFetchingNextPage,
    fetchNextPage: rows.fetchNextPage,
    isKnown: list.known > (items?.length ?? 0),
    failure: error,
    retry,
  })

  if (error && !latestPoints && list.count === null)
    return <FailedResult error={error} retry={() => void retry()} />
  if (list.count === 0) return <EmptyMap onClear={onClear} />
  if (rows.isError && !items) return <FailedResult error={rows.error} retry={() => void rows.refetch()} />
  if (!items)
    return (
      <div className="map-rows">
        {Array.from({ length: 6 }, (_, index) => (
          <MapRowSkeleton key={index} />
        ))}
      </div>
    )
  const demonstration = isDemonstration(source) || stats?.source === 'demo'
  const marked = selectStatesToMark(
    items.map(({ state, listDate }) => ({ uf: state, listDate })),
    now,
  )
  return (
    <>
      <ul aria-label="Imóveis" className={classNames('map-rows', rows.isPlaceholderData && 'opacity-60')}>
        {splitRows(items).map((group, index) => (
          // The browser hydrates the server's rows group by group.
          <Suspense key={index}>
            {group.map((property, indexInGroup) => {
              const spot = spots?.[index * rowsPerGroup + indexInGroup] ?? null
              return (
                <li key={property.id}>
                  <MapRow
                    property={property}
                    demonstration={demonstration}
                    spot={spot}
                    hot={spot !== null && hot.has(spot)}
                    onPoint={hover.pointed.set}
                    onShow={onShow}
                    now={now}
                    markList={!demonstration && marked.has(property.state)}
                  />
                </li>
              )
            })}
          </Suspense>
        ))}
      </ul>
      {rows.hasNextPage && (
        <div className="flex flex-col items-center gap-2 py-5">
          <p className="text-sm text-ink-3">
            {integerFormat(items.length)} de {integerFormat(list.count ?? items.length)} imóveis
          </p>
          <Button className="min-w-48" disabled={isMoreAsked} onClick={askForMore}>
            {isMoreAsked ? 'Carregando…' : 'Carregar mais'}
          </Button>
        </div>
      )}
    </>
  )
})
