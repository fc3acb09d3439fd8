import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { writeCriteria } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import { currentSource, leaveList, setSource, useSource } from '../../api/source.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { statsQuery } from '../search/queries.ts'
import { type Bounds, boundsOf } from './area.ts'
import { brazil } from './brazil.ts'
import { type MapState, sortOf, spotsWithin } from './map-state.ts'
import { inMapOrder } from './order.ts'
import type { Points, Spot } from './points.ts'
import { pointsQuery, standInForMap } from './queries.ts'

/** Where the map is to look; a new `key` moves it. */
export interface Frame {
  key: string
  bounds: Bounds
  /** The bounds are those of a window: no room around them. */
  exactly: boolean
}

const failed = () =>
  showToast({
    title: 'Erro ao buscar imóveis',
    description: 'Tente novamente mais tarde ou ajuste os filtros',
    tone: 'risk',
    duration: 2000,
  })

/** Everywhere in Brazil, unless filters or an area leave less of it. */
function frameOf({ criteria, area, drawn }: MapState, points: Points): Omit<Frame, 'key'> {
  if (area !== null) return { bounds: area, exactly: true }
  const corners = drawn?.map(([lng, lat]) => ({ lng, lat }))
  const narrowed = criteria.state.length > 0 || criteria.city.length > 0 || criteria.text !== null
  const bounds = boundsOf(corners ?? (narrowed ? points.spots : []))
  return { bounds: bounds ?? brazil, exactly: false }
}

const noEntries: number[] = []

/** All that match, what of it is in the area, and what the list shows, in its order. */
export function useMatches(state: MapState) {
  const { criteria, area, drawn, spot: chosenKey } = state
  const source = useSource()
  const query = useQuery(pointsQuery(source, criteria))
  const { data: stats } = useQuery(statsQuery(source))
  const { data: points, isPlaceholderData, isError, errorUpdatedAt } = query
  useEffect(() => {
    if (currentSource() === 'unreachable' || currentSource() === 'seen') void standInForMap(criteria)
  }, [criteria])
  useEffect(() => leaveList, [])
  useEffect(() => {
    if (source === 'server' && stats?.total === 0) setSource('empty')
  }, [source, stats])
  useEffect(() => {
    if (isError) failed()
  }, [isError, errorUpdatedAt])

  const within = useMemo(
    () => (points ? spotsWithin(points.spots, { area, drawn }) : []),
    [points, area, drawn],
  )
  const chosen: Spot | null = within.find(spot => spot.key === chosenKey) ?? null
  const sort = sortOf(criteria)
  const entries = useMemo(() => {
    if (!points) return noEntries
    const asked = chosen ? chosen.entries : within.flatMap(spot => spot.entries)
    return inMapOrder(points, asked, sort)
  }, [points, within, chosen, sort])
  const key = `${writeQuery(writeCriteria({ ...criteria, sort: 'relevance' }))}|${area}|${drawn}`
  const settled = points !== undefined && !isPlaceholderData
  const frame = settled ? { key, ...frameOf(state, points) } : null
  // An area that was drawn takes the rest away; beyond the window's edge there is always more.
  const shown = useMemo(
    () => (drawn && points ? spotsWithin(points.spots, { area: null, drawn }) : (points?.spots ?? [])),
    [points, drawn],
  )
  return { query, stats, points, chosen, entries, frame, shown, settled }
}

export type Matches = ReturnType<typeof useMatches>
