import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapBounds } from '#domain/map/map-frame.ts'
import { MapController, type MapControllerEvents } from './map-controller.ts'

/**
 * Creates the map in the current theme and returns it (`null` until it is ready, and when the browser refuses it),
 * with the ref of its container.
 */
export function useMapController(
  view: { bounds: MapBounds; maxZoom: number },
  calm: boolean,
  events: MapControllerEvents,
): [MapController | null, RefObject<HTMLDivElement | null>] {
  const place = useRef<HTMLDivElement>(null)
  const [atlas, setAtlas] = useState<MapController | null>(null)
  const latest = useEffectEvent((): MapControllerEvents => events)
  const firstView = useEffectEvent(() => view)

  useEffect(() => {
    const container = place.current
    if (!container) return undefined
    const events: MapControllerEvents = {
      onHover: bubble => latest().onHover(bubble),
      onChoose: bubble => latest().onChoose(bubble),
      onMoved: (...moved) => latest().onMoved(...moved),
      onHot: spotted => latest().onHot(spotted),
      onCorner: corner => latest().onCorner(corner),
      onStroke: points => latest().onStroke(points),
      onShown: () => latest().onShown(),
      onLost: () => latest().onLost(),
    }
    let controller: MapController
    try {
      controller = new MapController(container, events, { ...firstView(), calm })
    } catch {
      events.onLost()
      return undefined
    }
    // oxlint-disable-next-line react/set-state-in-effect -- it can be made only where its place is on the page
    setAtlas(controller)
    const themes = new MutationObserver(() => controller.repaint())
    themes.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => {
      themes.disconnect()
      controller.destroy()
      setAtlas(null)
    }
  }, [calm])
  return [atlas, place]
}
