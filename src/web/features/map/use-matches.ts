import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { bundled, currentSource, leaveList, setSource, useSource } from '../../api/source.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { statsQuery } from '../search/queries.ts'
import { frameOf } from './frame.ts'
import { type MapState, sortOf, spotsWithin } from './map-state.ts'
import { inMapOrder } from './order.ts'
import type { Spot } from './points.ts'
import { pointsQuery, standInForMap } from './queries.ts'
import { whenIdle } from './when-idle.ts'

const failed = () =>
  showToast({
    title: 'Erro ao buscar imóveis',
    description: 'Tente novamente mais tarde ou ajuste os filtros',
    tone: 'risk',
    duration: 2000,
  })

const noEntries: number[] = []
const noSpots: Spot[] = []

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
  // The demonstration has to be here before the server goes.
  const ready = points !== undefined
  useEffect(() => (ready ? whenIdle(() => void bundled().catch(() => undefined)) : undefined), [ready])
  useEffect(() => {
    if (source === 'server' && stats?.total === 0) setSource('empty')
  }, [source, stats])
  useEffect(() => {
    if (isError) failed()
  }, [isError, errorUpdatedAt])

  const within = useMemo(
    () => (points ? spotsWithin(points.spots, { area, drawn }) : noSpots),
    [points, area, drawn],
  )
  const chosen: Spot | null = within.find(spot => spot.key === chosenKey) ?? null
  const sort = sortOf(criteria)
  const entries = useMemo(() => {
    if (!points) return noEntries
    const asked = chosen ? chosen.entries : within.flatMap(spot => spot.entries)
    return inMapOrder(points, asked, sort)
  }, [points, within, chosen, sort])
  const settled = points !== undefined && !isPlaceholderData
  const frame = settled ? frameOf(state, points.spots) : null
  // An area that was drawn takes the rest away; beyond the window's edge there is always more.
  const shown = useMemo(
    () => (points ? spotsWithin(points.spots, { area: null, drawn }) : noSpots),
    [points, drawn],
  )
  /** What the list is: the same for the same numbers in the same order. */
  const listKey = [points?.print, area, drawn, chosen?.key, sort].join('|')
  return { query, stats, points, chosen, entries, listKey, frame, shown, settled }
}

export type Matches = ReturnType<typeof useMatches>
