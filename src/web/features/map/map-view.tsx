import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMedia } from '../../ui/media.ts'
import type { Bounds, Vertex } from './area.ts'
import { Atlas, type Spotted } from './atlas.ts'
import { brazil } from './brazil.ts'
import { type Bubble, isPinned } from './bubbles.ts'
import { Controls } from './controls.tsx'
import { DrawingBar } from './drawing-bar.tsx'
import type { Tint } from './layers.ts'
import { Legend } from './legend.tsx'
import { Places } from './places.tsx'
import type { Points, Spot } from './points.ts'
import { Tip } from './tip.tsx'
import type { Frame } from './use-matches.ts'
import { useDrawing } from './use-drawing.ts'
import { useMapSettings } from './use-map-settings.ts'

export interface MapViewProps {
  points: Points | undefined
  spots: readonly Spot[]
  frame: Frame | null
  chosen: Spot | null
  /** The spot of the row under the pointer. */
  pointed: Spot | null
  drawn: Vertex[] | null
  onOver: (bubble: Bubble | null) => void
  onChoose: (spot: Spot) => void
  onArea: (bounds: Bounds) => void
  onDrawn: (vertices: Vertex[]) => void
}

const calmMotion = '(prefers-reduced-motion: reduce)'

/** The map and what lies over it. */
export function MapView({
  points,
  spots,
  frame,
  chosen,
  pointed,
  drawn,
  onOver,
  onChoose,
  onArea,
  onDrawn,
}: MapViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [atlas, setAtlas] = useState<Atlas | null>(null)
  const [moved, setMoved] = useState<Bounds | null>(null)
  const [over, setOver] = useState<Bubble | null>(null)
  const [tip, setTip] = useState<Spotted | null>(null)
  const [tint, setTint] = useState<Tint>('number')
  const calm = useMedia(calmMotion)
  const { base, attribution } = useMapSettings()
  const drawing = useDrawing(atlas, drawn, onDrawn)

  const hover = useEffectEvent((bubble: Bubble | null) => {
    setOver(bubble)
    onOver(bubble)
  })
  const choose = useEffectEvent((bubble: Bubble) => {
    const [only] = bubble.spots
    if (only && bubble.spots.length === 1) onChoose(only)
    else atlas?.approach(bubble)
  })
  const settle = useEffectEvent((bounds: Bounds, byPerson: boolean) => {
    setMoved(byPerson ? bounds : null)
  })
  const vertex = useEffectEvent((at: Vertex) => drawing.add(at))
  const firstView = useEffectEvent(() => frame?.bounds ?? brazil)

  useEffect(() => {
    const container = place.current
    if (!container) return undefined
    const made = new Atlas(
      container,
      {
        onHover: bubble => hover(bubble),
        onChoose: bubble => choose(bubble),
        onMoved: (bounds, byPerson) => settle(bounds, byPerson),
        onHot: setTip,
        onVertex: at => vertex(at),
      },
      { bounds: firstView(), calm },
    )
    setAtlas(made)
    const themes = new MutationObserver(() => made.repaint())
    themes.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => {
      themes.disconnect()
      made.destroy()
      setAtlas(null)
    }
  }, [calm])

  useEffect(() => {
    if (points) atlas?.show(points, spots)
  }, [atlas, points, spots])
  useEffect(() => {
    atlas?.tint(tint)
  }, [atlas, tint])
  useEffect(() => {
    if (base) atlas?.lay(base)
  }, [atlas, base])

  const look = useEffectEvent(() => {
    if (frame) atlas?.fit(frame.bounds, frame)
  })
  const key = frame?.key
  useEffect(() => {
    if (atlas && key !== undefined) look()
  }, [atlas, key])

  const hot = pointed ?? over?.spots[0] ?? null
  useEffect(() => {
    atlas?.mark({ hot, chosen: chosen?.key ?? null })
  }, [atlas, hot, chosen])

  return (
    <div className="map-view" data-drawing={drawing.vertices !== null || undefined}>
      <div ref={place} className="map-canvas" onKeyDown={drawing.onKeyDown} role="presentation" />
      {drawing.vertices === null && (
        <Tip spotted={tip} pointed={pointed} pinned={tip !== null && isPinned(tip.bubble)} />
      )}
      {drawing.vertices !== null ? (
        <DrawingBar vertices={drawing.vertices} drawing={drawing} />
      ) : (
        moved && (
          <button type="button" className="map-here" onClick={() => onArea(moved)}>
            Buscar nesta área
          </button>
        )
      )}
      <Controls
        tint={tint}
        onTint={setTint}
        onZoom={steps => atlas?.zoomBy(steps)}
        drawing={drawing.vertices !== null}
        onDraw={drawing.vertices === null ? drawing.start : drawing.cancel}
        places={<Places inView={() => atlas?.inView() ?? []} onChoose={onChoose} />}
      />
      {tint === 'discount' && <Legend />}
      <p className="map-credit">{attribution.join(' · ')}</p>
    </div>
  )
}
