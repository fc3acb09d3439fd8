import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMedia } from '../../ui/media.ts'
import type { Bounds, Vertex } from './area.ts'
import type { Spotted } from './atlas.ts'
import { brazil } from './brazil.ts'
import type { Bubble } from './bubbles.ts'
import { Controls } from './controls.tsx'
import { DrawingBar } from './drawing-bar.tsx'
import type { Frame } from './frame.ts'
import { type Hover, useWatched } from './hover.ts'
import type { Tint } from './layers.ts'
import { Legend } from './legend.tsx'
import { Places } from './places.tsx'
import type { Points, Spot } from './points.ts'
import { Tip } from './tip.tsx'
import { useAtlas } from './use-atlas.ts'
import { useDrawing } from './use-drawing.ts'
import { useMapSettings } from './use-map-settings.ts'

export interface MapViewProps {
  points: Points | undefined
  spots: readonly Spot[]
  frame: Frame | null
  chosen: Spot | null
  hover: Hover
  drawn: Vertex[] | null
  onChoose: (spot: Spot) => void
  /** A bubble of several places was pressed. */
  onGroup: (spots: readonly Spot[]) => void
  onArea: (bounds: Bounds) => void
  onDrawn: (vertices: Vertex[]) => void
  /** The map cannot be drawn, or no longer. */
  onLost: () => void
}

const calmMotion = '(prefers-reduced-motion: reduce)'
const noPoints: Pick<Points, 'prices'> = { prices: [] }

/** The map with its controls. */
export function MapView({
  points,
  spots,
  frame,
  chosen,
  hover,
  drawn,
  onChoose,
  onGroup,
  onArea,
  onDrawn,
  onLost,
}: MapViewProps) {
  const [moved, setMoved] = useState<Bounds | null>(null)
  const [tip, setTip] = useState<Spotted | null>(null)
  const [tint, setTint] = useState<Tint>('number')
  const pointed = useWatched(hover.pointed)
  const over = useWatched(hover.over)
  const { base, attribution } = useMapSettings()
  const [atlas, place] = useAtlas(frame?.bounds ?? brazil, useMedia(calmMotion), {
    onHover: hover.over.set,
    onChoose(bubble: Bubble) {
      const [only] = bubble.spots
      if (only && bubble.spots.length === 1) onChoose(only)
      else {
        atlas?.camera.approach(bubble)
        onGroup(bubble.spots)
      }
    },
    onMoved: (bounds, byPerson) => setMoved(byPerson ? bounds : null),
    onHot: setTip,
    onVertex: at => drawing.add(at),
    onLost,
  })
  const drawing = useDrawing(atlas, drawn, onDrawn)

  useEffect(() => atlas?.show(points ?? noPoints, spots), [atlas, points, spots])
  useEffect(() => atlas?.tint(tint), [atlas, tint])
  useEffect(() => {
    if (base) atlas?.lay(base)
  }, [atlas, base])

  const looked = useRef<{ atlas: typeof atlas; key: string } | null>(null)
  const look = useEffectEvent((key: string) => {
    if (!atlas || !frame || (looked.current?.atlas === atlas && looked.current.key === key)) return
    looked.current = { atlas, key }
    atlas.camera.fit(frame, { atOnce: chosen !== null })
    if (chosen) atlas.reveal(chosen, { nearby: frame.of === 'spots' })
  })
  const key = frame?.key
  useEffect(() => {
    if (key !== undefined) look(key)
  }, [atlas, key])
  useEffect(() => {
    if (chosen) atlas?.reveal(chosen)
  }, [atlas, chosen])

  const hot = pointed ?? over?.spots[0] ?? null
  useEffect(() => atlas?.mark(hot, chosen), [atlas, hot, chosen])

  return (
    <div className="map-view" data-drawing={drawing.vertices !== null || undefined}>
      <div ref={place} className="map-canvas" onKeyDown={drawing.onKeyDown} role="presentation" />
      {drawing.vertices === null && tip && <Tip spotted={tip} pointed={pointed} />}
      {drawing.vertices !== null ? (
        <DrawingBar vertices={drawing.vertices} drawing={drawing} />
      ) : (
        moved && (
          <button
            type="button"
            className="map-here"
            onClick={() => {
              setMoved(null)
              onArea(moved)
            }}
          >
            Buscar nesta área
          </button>
        )
      )}
      <Controls
        tint={tint}
        onTint={setTint}
        onZoom={steps => atlas?.camera.zoomBy(steps)}
        drawing={drawing.vertices !== null}
        onDraw={drawing.vertices === null ? drawing.start : drawing.cancel}
        places={<Places inView={() => atlas?.inView() ?? []} tint={tint} onChoose={onChoose} />}
      />
      {tint === 'discount' && <Legend />}
      <p className="map-credit">{attribution.join(' · ')}</p>
    </div>
  )
}
