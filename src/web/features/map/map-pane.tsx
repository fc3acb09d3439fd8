import { type ComponentType, useEffect, useState } from 'react'
import type { MapViewProps } from './map-view.tsx'
import { runWhenIdle } from './when-idle.ts'

type View = ComponentType<MapViewProps>

/** The map, loaded once the page is idle. */
export function MapPane(props: MapViewProps) {
  const [View, setView] = useState<View | null>(null)
  const { onLost } = props
  useEffect(
    () =>
      runWhenIdle(() => {
        import('./map-view.tsx').then(({ MapView }) => setView(() => MapView), onLost)
      }),
    [onLost],
  )
  if (View === null) return <output className="m-auto text-sm text-ink-3">Preparando o mapa…</output>
  return <View {...props} />
}
