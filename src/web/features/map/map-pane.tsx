import { type ComponentType, useEffect, useState } from 'react'
import type { MapViewProps } from './map-view.tsx'

type View = ComponentType<MapViewProps>

const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(then, { timeout: 1500 })
  return () => cancelIdleCallback(handle)
}

/** The map, once the page rests. */
export function MapPane(props: MapViewProps) {
  const [View, setView] = useState<View | null>(null)
  const { onLost } = props
  useEffect(
    () =>
      whenIdle(() => {
        import('./map-view.tsx').then(({ MapView }) => setView(() => MapView), onLost)
      }),
    [onLost],
  )
  if (View === null) return <output className="m-auto text-sm text-ink-3">Preparando o mapa…</output>
  return <View {...props} />
}
