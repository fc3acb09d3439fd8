import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isDemonstration, useSource } from '../../api/source.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { integer } from '../../ui/format.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { FailedResult } from '../search/failed-result.tsx'
import type { Bubble } from './bubbles.ts'
import { EmptyMap } from './empty-map.tsx'
import { rowsQuery } from './queries.ts'
import { Row, RowSkeleton } from './row.tsx'
import type { Matches } from './use-matches.ts'

/** Rows of the properties in view, 30 at a time. */
export function List({
  matches: { points, entries, frame, chosen, stats, query, settled },
  over,
  onPoint,
  onClear,
  sort,
}: {
  matches: Matches
  /** The bubble under the pointer. */
  over: Bubble | null
  onPoint: (id: string | null) => void
  onClear: (() => void) | null
  sort: string
}) {
  const source = useSource()
  const of = [query.dataUpdatedAt, frame?.key, chosen?.key, sort].join(' ')
  const rows = useInfiniteQuery({
    ...rowsQuery(source, of, entries.length, at => points?.idOf(entries[at] ?? -1) ?? ''),
    enabled: settled && entries.length > 0,
  })
  const more = rows.isFetchNextPageError
  useEffect(() => {
    if (more)
      showToast({
        title: 'Erro ao buscar imóveis',
        description: 'Tente novamente mais tarde ou ajuste os filtros',
        tone: 'risk',
        duration: 2000,
      })
  }, [more, rows.errorUpdatedAt])

  if (query.isError && !points) return <FailedResult retry={() => void query.refetch()} />
  if (settled && entries.length === 0) return <EmptyMap onClear={onClear} />
  const items = rows.data?.pages.flat()
  if (rows.isError && !items) return <FailedResult retry={() => void rows.refetch()} />
  if (!items) return Array.from({ length: 6 }, (_, index) => <RowSkeleton key={index} />)
  const demonstration = isDemonstration(source) || stats?.source === 'demo'
  return (
    <>
      <ul aria-label="Imóveis" className={classes(rows.isPlaceholderData && 'opacity-60')}>
        {items.map(property => (
          <li key={property.id}>
            <Row
              property={property}
              demonstration={demonstration}
              hot={over !== null && over.spots.some(spot => spot === points?.spotOf(property.id))}
              onPoint={onPoint}
            />
          </li>
        ))}
      </ul>
      {rows.hasNextPage && (
        <div className="flex flex-col items-center gap-2 py-5">
          <p className="text-sm text-ink-3">
            {integer(items.length)} de {integer(entries.length)} imóveis
          </p>
          <Button
            className="min-w-48"
            disabled={rows.isFetchingNextPage}
            onClick={() => void rows.fetchNextPage()}
          >
            {rows.isFetchingNextPage ? 'Carregando…' : 'Carregar mais'}
          </Button>
        </div>
      )}
    </>
  )
}
