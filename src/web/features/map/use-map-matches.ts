import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import {
  clearListQuestion,
  currentCatalogueSource,
  loadFallbackSources,
  setCatalogueSource,
  useCatalogueSource,
} from '../../data/catalogue/catalogue-source.ts'
import { showSearchFailure } from '../listing/search-failure.ts'
import { statsQuery } from '../../data/catalogue/list-queries.ts'
import { beginsWithClusters, buildFirstFrame, buildFrame, buildOutlines } from './map-frame.ts'
import { filterSpots, type MapSort, type MapState, readMapSort } from './map-state.ts'
import { type MapPoint, type MapPointSet, medianOfPoints } from './map-points.ts'
import { chooseMapList, type MapListSource } from './map-list-source.ts'
import { mapClustersQuery, mapPlaceholder, mapPointsQuery } from './map-queries.ts'
import type { BubbleGroup } from './use-bubble-group.ts'
import { useIdleSince } from './use-idle-since.ts'
import { runWhenIdle } from './when-idle.ts'
import { describeBubble, precisionLabels } from './map-words.ts'
import { rankMapDiscount } from '#domain/map/map-order.ts'

/** Ranks a discount among others, the first one lowest; one that is not known is infinite. */
const rankDiscount = (discount: number | null, sort: MapSort): number =>
  sort === 'relevance' || discount === null ? rankMapDiscount(discount) : -discount

/** Sorts entries; those without a discount come last, equal ones are sorted by property number. */
export function sortSpots({ prices, discounts }: MapPointSet, entries: number[], sort: MapSort): number[] {
  // The difference of two infinite keys is no number, and they count as equal.
  const keys = new Float64Array(prices.length)
  for (let at = 0; at < keys.length; at++) {
    if (sort === 'price') keys[at] = prices[at]!
    else if (sort === '-price') keys[at] = -prices[at]!
    else keys[at] = rankDiscount(discounts[at] ?? null, sort)
  }
  return entries.toSorted((a, b) => keys[a]! - keys[b]! || a - b)
}

/** The events by which a person begins to use a page. */
const uses = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const

/** Whether a person has begun to use the page, before or after its first render. */
function useFirstUse(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (isUsed) return undefined
    const begin = () => setUsed(true)
    if (window.scrollY > 0) {
      const timer = setTimeout(begin)
      return () => clearTimeout(timer)
    }
    for (const use of uses) window.addEventListener(use, begin, { capture: true, passive: true })
    return () => {
      for (const use of uses) window.removeEventListener(use, begin, true)
    }
  }, [isUsed])
  return isUsed
}

const noEntries: number[] = []
const noSpots: MapPoint[] = []

/** The part of the matches that the list shows: one place, or those of a bubble. */
export interface MapPart {
  name: string
  total: number
  /** Median, in %. */
  discount: number | null
  /** What its position refers to. */
  position: string | null
}

function partOf(spots: readonly MapPoint[]): MapPart {
  const [first] = spots
  return {
    name: describeBubble({ spots }),
    total: spots.reduce((sum, { entries }) => sum + entries.length, 0),
    discount: medianOfPoints(spots.flatMap(({ discounts }) => discounts)),
    position: first && spots.length === 1 ? precisionLabels[first.precision] : null,
  }
}

/** The matches that the list shows. */
export interface MapMatches {
  stats: CatalogueStats | undefined
  points: MapPointSet | undefined
  /** Why there are no points. */
  error: Error | null
  retry: () => unknown
  /** Those of the points that the list shows. */
  spots: MapPoint[]
  chosen: MapPoint | null
  part: MapPart | null
  list: MapListSource
}

/**
 * Returns the matches, as the same object until they change, and the frame in which the map shows them. The full answer
 * is fetched while the map is visible, and on a page with only the list once a person uses it. @param isMapSeen whether
 * the map, which draws all matches, is known to be on the screen
 */
export function useMapMatches(state: MapState, group: BubbleGroup | null, isMapSeen: boolean) {
  const { criteria, area, spot: chosenKey } = state
  const source = useCatalogueSource()
  const begins = beginsWithClusters(state)
  const first = useQuery({ ...mapClustersQuery(source, criteria), enabled: begins })
  const clusters = (begins && first.data) || null
  const isListed = clusters !== null && readMapSort(criteria) === 'relevance'
  const isWanted = useFirstUse() || isMapSeen || !isListed
  const asked = useIdleSince(isWanted && (!begins || first.isFetched), isMapSeen)
  const query = useQuery({ ...mapPointsQuery(source, criteria), enabled: asked })
  const { data: stats } = useQuery(statsQuery(source))
  const { data: points, isPlaceholderData, isError, errorUpdatedAt, error, refetch, isFetching } = query
  useEffect(() => {
    if (currentCatalogueSource() === 'unreachable' || currentCatalogueSource() === 'seen')
      void mapPlaceholder(criteria)
  }, [criteria])
  useEffect(() => clearListQuestion, [])
  // The demonstration has to be loaded before the server goes away.
  const ready = points !== undefined
  useEffect(
    () => (ready ? runWhenIdle(() => void loadFallbackSources().catch(() => undefined)) : undefined),
    [ready],
  )
  useEffect(() => {
    if (source === 'server' && stats?.total === 0) setCatalogueSource('empty')
  }, [source, stats])
  useEffect(() => {
    if (isError) showSearchFailure()
  }, [isError, errorUpdatedAt])

  const spotsInArea = useMemo(() => (points ? filterSpots(points.spots, area) : noSpots), [points, area])
  const chosen: MapPoint | null = spotsInArea.find(spot => spot.key === chosenKey) ?? null
  const picked = useMemo(() => {
    if (chosen) return [chosen]
    const some = group ? spotsInArea.filter(({ key }) => group.has(key)) : noSpots
    return some.length === 0 ? null : some.toSorted((a, b) => b.entries.length - a.entries.length)
  }, [spotsInArea, chosen, group])
  const sort = readMapSort(criteria)
  const entries = useMemo(() => {
    if (!points) return noEntries
    return sortSpots(
      points,
      (picked ?? spotsInArea).flatMap(spot => spot.entries),
      sort,
    )
  }, [points, spotsInArea, picked, sort])
  const part = useMemo(() => picked && partOf(picked), [picked])
  const settled = points !== undefined && !isPlaceholderData
  const frame = settled ? buildFrame(state, points) : clusters && buildFirstFrame(state, clusters)
  const { shape, near, within: km, nearAddress, withinMetres } = criteria
  const seat = points?.near ?? null
  const outlines = useMemo(
    () => buildOutlines({ shape, near, within: km, nearAddress, withinMetres }, seat),
    [shape, near, km, nearAddress, withinMetres, seat],
  )
  const known = settled ? points : null
  const list = useMemo(
    () => chooseMapList({ points: known, entries, clusters: picked === null ? clusters : null, sort }),
    [known, entries, clusters, picked, sort],
  )
  const spots = picked ?? spotsInArea
  const matches = useMemo<MapMatches>(
    () => ({ stats, points, error, retry: refetch, spots, chosen, part, list }),
    [stats, points, error, refetch, spots, chosen, part, list],
  )
  return { matches, clusters, frame, outlines, isFetching }
}
