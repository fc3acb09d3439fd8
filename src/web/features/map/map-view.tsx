import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import type { ShapePoint } from '#domain/search/area-shape.ts'
import type { MapSpot } from './map-controller.ts'
import { brazilBounds, type MapBounds } from '#domain/map/map-frame.ts'
import { findMaxZoom } from './map-camera.ts'
import type { MapBubble } from './map-bubbles.ts'
import { DrawingBar } from './drawing-bar.tsx'
import type { MapFrame } from './map-frame.ts'
import { type MapHover, useHovered } from './map-hover.ts'
import type { MapTint } from './map-layers.ts'
import { MapPlaces } from './map-places.tsx'
import type { MapPoint, MapPointSet } from './map-points.ts'
import { MapTip } from './map-tip.tsx'
import { useMapController } from './use-map-controller.ts'
import { useAreaDrawing } from './use-area-drawing.ts'
import { Minus, Palette, PenLine, Plus } from 'lucide-react'
import { useTheme } from '../../ui/theme.ts'
import { otherTones, readPalette, toneSteps } from './map-palette.ts'
import { useQuery } from '@tanstack/react-query'
import type { StyleSpecification } from 'maplibre-gl'
import { callApi } from '../../data/api-client.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'

/** Milliseconds a tile server has to answer. */
const styleTimeoutMs = 4_000

const isStyle = (answer: unknown): answer is StyleSpecification => {
  const { version, layers, sources } = (answer ?? {}) as Partial<StyleSpecification>
  return version === 8 && Array.isArray(layers) && typeof sources === 'object'
}

/** Fetches the style at the address; `null` when it is invalid or too late. */
async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification | null> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(styleTimeoutMs)]),
    })
    const style: unknown = answer.ok ? await answer.json() : null
    return isStyle(style) ? style : null
  } catch {
    return null
  }
}

/** Returns the attribution of the map's data, and a tile server's style when one is set and answers. */
function useMapSettings(): { base: StyleSpecification | null; attribution: string[] } {
  const { data: settings } = useQuery({
    queryKey: ['map-settings'],
    queryFn: ({ signal }) => callApi('GET /api/map/settings', { signal }),
    enabled: useCatalogueSource() === 'server',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = settings?.styleUrl ?? null
  const { data: base } = useQuery({
    queryKey: ['map-style', url],
    queryFn: ({ signal }) => fetchStyle(url ?? '', signal),
    enabled: url !== null,
    // Tried once only, because the browser writes a failure to its console.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { base: base ?? null, attribution: settings?.attribution ?? [] }
}

/** The scale of the discount colours, in the colours of the theme. */
function MapLegend() {
  useTheme()
  const { tones } = readPalette()
  const others = [
    { tone: tones[otherTones.above], label: 'acima da avaliação' },
    { tone: tones[otherTones.unknown], label: 'não informado' },
  ]
  return (
    <section className="map-legend" aria-label="Cores do desconto">
      <p className="text-xs font-semibold">Desconto mediano do lugar</p>
      <ol className="mt-1.5 grid grid-cols-[1.4fr_1fr_1fr_1fr_1fr] text-2xs text-ink-2">
        {toneSteps.map((least, index) => (
          <li key={least} className="leading-3.5">
            <span
              className="mb-1 block h-2.5"
              style={{ background: tones[index]?.fill }}
              aria-hidden="true"
            />
            <span className="block pr-1">{index === 0 ? `até ${toneSteps[1]}%` : `${least}%+`}</span>
          </li>
        ))}
      </ol>
      <ul className="mt-1.5 flex flex-wrap gap-x-3 text-2xs text-ink-2">
        {others.map(({ tone, label }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span
              className="size-2.5 rounded-full border-2"
              style={{ background: tone?.fill, borderColor: tone?.edge }}
              aria-hidden="true"
            />
            {label}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-2xs text-ink-3">
        Sobre a avaliação: metade dos imóveis do círculo tem ao menos esse desconto.
      </p>
    </section>
  )
}

/** The buttons at the map's lower right. */
const MapControls = ({
  tint,
  onTint,
  onZoom,
  drawing,
  onDraw,
  places,
}: {
  tint: MapTint
  onTint: (tint: MapTint) => void
  onZoom: (steps: number) => void
  drawing: boolean
  onDraw: () => void
  places: ReactNode
}) => (
  <div className="map-controls">
    <div className="grid overflow-hidden border border-line-strong rounded-md bg-raised shadow-card">
      {places}
      <button
        type="button"
        className="map-control"
        aria-label="Cor pelo desconto"
        title="Cor pelo desconto"
        aria-pressed={tint === 'discount'}
        onClick={() => onTint(tint === 'discount' ? 'number' : 'discount')}
      >
        <Palette className="size-5" />
      </button>
      <button
        type="button"
        className="map-control"
        aria-label="Desenhar área"
        title="Desenhar área"
        aria-pressed={drawing}
        onClick={onDraw}
      >
        <PenLine className="size-5" />
      </button>
    </div>
    <div className="grid overflow-hidden border border-line-strong rounded-md bg-raised shadow-card">
      <button
        type="button"
        className="map-control"
        aria-label="Aproximar"
        title="Aproximar"
        onClick={() => onZoom(1)}
      >
        <Plus className="size-5" />
      </button>
      <button
        type="button"
        className="map-control"
        aria-label="Afastar"
        title="Afastar"
        onClick={() => onZoom(-1)}
      >
        <Minus className="size-5" />
      </button>
    </div>
  </div>
)

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
  const view = { bounds: frame?.bounds ?? brazilBounds, maxZoom: findMaxZoom(frame?.enclosed ?? 'spots') }
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

  const shownFrame = useRef<{ atlas: typeof atlas; key: string } | null>(null)
  const showProperty = useEffectEvent((key: string) => {
    if (!atlas || !frame || (shownFrame.current?.atlas === atlas && shownFrame.current.key === key)) return
    shownFrame.current = { atlas, key }
    atlas.camera.fit(frame, { atOnce: chosen !== null })
    if (chosen) atlas.reveal(chosen, { nearby: frame.enclosed === 'spots' })
  })
  const key = frame?.key
  useEffect(() => {
    if (key !== undefined) showProperty(key)
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
