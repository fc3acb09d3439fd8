import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import type { ShapePoint } from '#domain/search/area-shape.ts'
import type { MapSpot } from './map-controller.ts'
import { brazilBounds, type MapBounds } from '#domain/map/map-frame.ts'
import { findMaxZoom } from './map-camera.ts'
import type { MapBubble } from './map-bubbles.ts'
import { MapControls } from './map-controls.tsx'
import { DrawingBar } from './drawing-bar.tsx'
import type { MapFrame } from './map-frame.ts'
import { type MapHover, useHovered } from './map-hover.ts'
import type { MapTint } from './map-layers.ts'
import { MapLegend } from './map-legend.tsx'
import { MapPlaces } from './map-places.tsx'
import type { MapPointSet, MapPoint } from './map-points.ts'
import { MapTip } from './map-tip.tsx'
import { useMapController } from './use-map-controller.ts'
import { useAreaDrawing } from './use-area-drawing.ts'
import { useMapSettings } from './use-map-settings.ts'

export interface MapViewProps {
  points: MapPointSet | undefined
  spots: readonly MapPoint[]
  frame: MapFrame | null
  chosen: MapPoint | null
  hover: MapHover
  /** The drawn area, and the circle around a city. */
  outlines: readonly ShapePoint[][]
  onChoose: (spot: MapPoint) => void
  /** A bubble of several places was pressed. */
  onGroup: (spots: readonly MapPoint[]) => void
  onArea: (bounds: MapBounds) => void
  /** An area was drawn: an encoded polyline. */
  onDrawn: (shape: string) => void
  /** The map shows its first bubbles. */
  onShown: () => void
  /** The map cannot be drawn, or no longer. */
  onLost: () => void
}

const calmMotion = '(prefers-reduced-motion: reduce)'
const noPoints: Pick<MapPointSet, 'prices'> = { prices: [] }

/** The map with its controls. */
export function MapView({
  points,
  spots,
  frame,
  chosen,
  hover,
  outlines,
  onChoose,
  onGroup,
  onArea,
  onDrawn,
  onShown,
  onLost,
}: MapViewProps) {
  const [moved, setMoved] = useState<MapBounds | null>(null)
  const [tip, setTip] = useState<MapSpot | null>(null)
  const [tint, setTint] = useState<MapTint>('number')
  const pointed = useHovered(hover.pointed)
  const over = useHovered(hover.over)
  const { base, attribution } = useMapSettings()
  const view = { bounds: frame?.bounds ?? brazilBounds, maxZoom: findMaxZoom(frame?.of ?? 'spots') }
  const [atlas, place] = useMapController(view, useMedia(calmMotion), {
    onHover: hover.over.set,
    onChoose(bubble: MapBubble) {
      const [only] = bubble.spots
      if (only && bubble.spots.length === 1) onChoose(only)
      else {
        atlas?.camera.approach(bubble)
        onGroup(bubble.spots)
      }
    },
    onMoved: (bounds, byPerson) => setMoved(byPerson ? bounds : null),
    onHot: setTip,
    onCorner: corner => drawing.add(corner),
    onStroke: points => drawing.trace(points),
    onShown,
    onLost,
  })
  const drawing = useAreaDrawing(atlas, outlines, onDrawn)
  const { area } = drawing

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
    <div className="map-view" data-drawing={area !== null || undefined}>
      <div ref={place} className="map-canvas" onKeyDown={drawing.onKeyDown} role="presentation" />
      {area === null && tip && <MapTip spotted={tip} pointed={pointed} />}
      {area !== null ? (
        <DrawingBar area={area} drawing={drawing} />
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
      <MapControls
        tint={tint}
        onTint={setTint}
        onZoom={steps => atlas?.camera.zoomBy(steps)}
        drawing={area !== null}
        onDraw={area === null ? drawing.start : drawing.cancel}
        places={<MapPlaces inView={() => atlas?.inView() ?? []} tint={tint} onChoose={onChoose} />}
      />
      {tint === 'discount' && <MapLegend />}
      {attribution.length > 0 && <p className="map-credit">{attribution.join(' · ')}</p>}
    </div>
  )
}
