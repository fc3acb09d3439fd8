import { type ComponentType, useEffect, useState } from 'react'
import { canDraw } from './webgl.ts'
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

/** The map, once the page rests; where it cannot be had, words that say so. */
export function MapPane(props: MapViewProps) {
  const [View, setView] = useState<View | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        import('./map-view.tsx').then(
          ({ MapView }) => setView(() => MapView),
          () => setFailed(true),
        )
      }),
    [],
  )
  if (failed || !canDraw())
    return (
      <p className="m-auto max-w-sm p-6 text-center text-ink-2">
        Não foi possível carregar o mapa. A lista ao lado funciona inteira; para tentar de novo, recarregue a
        página.
      </p>
    )
  if (View === null) return <output className="m-auto text-sm text-ink-3">Preparando o mapa…</output>
  return <View {...props} />
}
