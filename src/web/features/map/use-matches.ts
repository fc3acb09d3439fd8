import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { bundled, currentSource, leaveList, setSource, useSource } from '../../data/catalogue/source.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { statsQuery } from '../../data/catalogue/list-queries.ts'
import { frameOf } from './frame.ts'
import { type MapState, sortOf, spotsWithin } from './map-state.ts'
import { inMapOrder } from './order.ts'
import { medianOf, type Spot } from './points.ts'
import { pointsQuery, standInForMap } from './queries.ts'
import type { Group } from './use-group.ts'
import { whenIdle } from './when-idle.ts'
import { bubbleName, precisionLabels } from './words.ts'

const failed = () =>
  showToast({
    title: 'Erro ao buscar imóveis',
    description: 'Tente novamente mais tarde ou ajuste os filtros',
    tone: 'risk',
    duration: 2000,
  })

const noEntries: number[] = []
const noSpots: Spot[] = []

/** The part of the matches that the list shows: one place, or those of a bubble. */
export interface Part {
  name: string
  total: number
  /** Median, in %. */
  discount: number | null
  /** What its position refers to. */
  position: string | null
}

function partOf(spots: readonly Spot[]): Part {
  const [first] = spots
  return {
    name: bubbleName({ spots }),
    total: spots.reduce((sum, { entries }) => sum + entries.length, 0),
    discount: medianOf(spots.flatMap(({ discounts }) => discounts)),
    position: first && spots.length === 1 ? precisionLabels[first.precision] : null,
  }
}

/** Returns all matches, the part in the area, and what the list shows, in its order. */
export function useMatches(state: MapState, group: Group | null) {
  const { criteria, area, drawn, spot: chosenKey } = state
  const source = useSource()
  const query = useQuery(pointsQuery(source, criteria))
  const { data: stats } = useQuery(statsQuery(source))
  const { data: points, isPlaceholderData, isError, errorUpdatedAt } = query
  useEffect(() => {
    if (currentSource() === 'unreachable' || currentSource() === 'seen') void standInForMap(criteria)
  }, [criteria])
  useEffect(() => leaveList, [])
  // The demonstration has to be loaded before the server goes away.
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
  const picked = useMemo(() => {
    if (chosen) return [chosen]
    const some = group ? within.filter(({ key }) => group.has(key)) : noSpots
    return some.length === 0 ? null : some.toSorted((a, b) => b.entries.length - a.entries.length)
  }, [within, chosen, group])
  const sort = sortOf(criteria)
  const entries = useMemo(() => {
    if (!points) return noEntries
    return inMapOrder(
      points,
      (picked ?? within).flatMap(spot => spot.entries),
      sort,
    )
  }, [points, within, picked, sort])
  const part = useMemo(() => picked && partOf(picked), [picked])
  const settled = points !== undefined && !isPlaceholderData
  const frame = settled ? frameOf(state, points.spots) : null
  // A drawn area hides the other spots; beyond the window's edge there are always more.
  const shown = useMemo(
    () => (points ? spotsWithin(points.spots, { area: null, drawn }) : noSpots),
    [points, drawn],
  )
  /** Identifies the list: the same for the same numbers in the same order. */
  const listKey = [points?.print, area, drawn, picked?.map(({ key }) => key).join(), sort].join('|')
  return { query, stats, points, chosen, part, entries, listKey, frame, shown, settled }
}

export type Matches = ReturnType<typeof useMatches>
