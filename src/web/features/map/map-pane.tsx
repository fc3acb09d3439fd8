import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { FirstBubbles } from './first-bubbles.tsx'
import type { MapViewProps } from './map-view.tsx'
import { useIdleSince } from './use-idle-since.ts'

type View = ComponentType<MapViewProps>

/** The map, loaded at once where it is seen and else when the page is idle; its first bubbles are drawn before. */
export function MapPane({
  clusters,
  criteria,
  isSeen,
  ...props
}: Omit<MapViewProps, 'onShown'> & {
  /** What the map begins with; `null` where it is not known from the small answer. */
  clusters: MapClusters | null
  criteria: Criteria
  /** Whether the map is known to be on the screen. */
  isSeen: boolean
}) {
  const [View, setView] = useState<View | null>(null)
  const [isShown, setShown] = useState(false)
  const { onLost } = props
  const isWanted = useIdleSince(true, isSeen)
  useEffect(() => {
    if (isWanted) import('./map-view.tsx').then(({ MapView }) => setView(() => MapView), onLost)
  }, [isWanted, onLost])
  const show = useCallback(() => setShown(true), [])
  const first = isShown ? null : clusters
  return (
    <>
      {View && <View {...props} onShown={show} />}
      {first && <FirstBubbles clusters={first} criteria={criteria} />}
      {View === null && first === null && (
        <output className="m-auto text-sm text-ink-3">Preparando o mapa…</output>
      )}
    </>
  )
}
