import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Bounds } from './area.ts'
import { Atlas, type AtlasEvents } from './atlas.ts'

/**
 * Creates the map in the current theme and returns it (`null` until it is ready, and when the browser refuses it),
 * with the ref of its container.
 */
export function useAtlas(
  bounds: Bounds,
  calm: boolean,
  events: AtlasEvents,
): [Atlas | null, RefObject<HTMLDivElement | null>] {
  const place = useRef<HTMLDivElement>(null)
  const [atlas, setAtlas] = useState<Atlas | null>(null)
  const latest = useEffectEvent((): AtlasEvents => events)
  const firstView = useEffectEvent((): Bounds => bounds)

  useEffect(() => {
    const container = place.current
    if (!container) return undefined
    const told: AtlasEvents = {
      onHover: bubble => latest().onHover(bubble),
      onChoose: bubble => latest().onChoose(bubble),
      onMoved: (...moved) => latest().onMoved(...moved),
      onHot: spotted => latest().onHot(spotted),
      onVertex: vertex => latest().onVertex(vertex),
      onLost: () => latest().onLost(),
    }
    let made: Atlas
    try {
      made = new Atlas(container, told, { bounds: firstView(), calm })
    } catch {
      told.onLost()
      return undefined
    }
    // oxlint-disable-next-line react/set-state-in-effect -- it can be made only where its place is on the page
    setAtlas(made)
    const themes = new MutationObserver(() => made.repaint())
    themes.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => {
      themes.disconnect()
      made.destroy()
      setAtlas(null)
    }
  }, [calm])
  return [atlas, place]
}
