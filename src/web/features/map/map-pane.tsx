import { type ComponentType, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { MapViewProps } from './map-view.tsx'
import { useIdleSince } from './use-idle-since.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { stateName, type Uf } from '#domain/states.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { Link } from '../../framework/link.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import land from './first-land.svg?url'
import { measurePadding } from './map-window.ts'
import { describeOtherPlaces, formatCompact } from './map-words.ts'
import {
  type MapBounds,
  findFittingZoom,
  findZoomStep,
  projectMercator,
  townMaxZoom,
} from '#domain/map/map-frame.ts'
import { bubbleRadius } from '#domain/map/place-bubbles.ts'

/** The window of a map in pixels, and what covers its edges. */
interface MapWindow {
  width: number
  height: number
  padding: { top: number; right: number; bottom: number; left: number }
}

/** A map beside its list on a screen of 1440 × 900: where the window is not known yet. */
export const usualMapWindow: MapWindow = {
  width: 1024,
  height: 836,
  padding: { top: 96, right: 90, bottom: 72, left: 90 },
}

/** The zoom whose pixels are the units of the first view and of its land. */
export const landZoom = 6

/** A bubble of the first view, with its middle in units of the land. */
interface FirstBubble {
  x: number
  y: number
  /** In pixels of the window. */
  radius: number
  total: number
  places: number
  state: Uf
  /** The municipality of its largest place; empty in the middle of a state. */
  name: string
}

interface FirstView {
  /** What fills the part of the window that nothing covers, in units of the land: left, top, width and height. */
  box: readonly [left: number, top: number, width: number, height: number]
  /** The units of the land that are a pixel of the window. */
  unit: number
  bubbles: FirstBubble[]
}

/**
 * Returns what the map shows at first, computed from the small answer alone; `null` when that has nothing to show. The
 * positions of the bubbles do not depend on the window unless it is much larger than the listings.
 */
export function buildFirstView({ bounds, levels }: MapClusters, window: MapWindow): FirstView | null {
  if (bounds === null) return null
  const { padding } = window
  const room = {
    width: window.width - padding.left - padding.right,
    height: window.height - padding.top - padding.bottom,
  }
  if (room.width <= 0 || room.height <= 0) return null
  const zoom = findFittingZoom(bounds, room)
  const step = findZoomStep(zoom)
  const level = levels.findLast(each => each.zoom <= step) ?? levels[0]
  if (level === undefined) return null
  const unit = 2 ** (landZoom - zoom)
  const bubbles = level.totals.map((total, at) => {
    const [x, y] = projectMercator(level.lngs[at]!, level.lats[at]!, landZoom)
    return {
      x: roundUnits(x),
      y: roundUnits(y),
      radius: bubbleRadius(total),
      total,
      places: level.places[at]!,
      state: level.states[at]!,
      name: level.names[at]!,
    }
  })
  return { box: findBox(bounds, zoom < townMaxZoom ? null : room, unit), unit, bubbles }
}

/** A sixtieth of a pixel where the map of the country begins. */
const roundUnits = (units: number): number => Math.round(units * 10) / 10

/** Returns the box of the bounds, or around their middle as large as a room, which they do not fill. */
function findBox(
  [west, south, east, north]: MapBounds,
  room: { width: number; height: number } | null,
  unit: number,
): FirstView['box'] {
  const [left, top] = projectMercator(west, north, landZoom)
  const [right, bottom] = projectMercator(east, south, landZoom)
  if (room === null)
    return [left, top, right - left, bottom - top].map(roundUnits) as [number, number, number, number]
  const [width, height] = [room.width * unit, room.height * unit]
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map(roundUnits) as [
    number,
    number,
    number,
    number,
  ]
}

const describeFirst = ({ state, name, places, total }: FirstBubble): string =>
  `${name === '' ? stateName(state) : `${formatPlaceName(name)}, ${state}`}${describeOtherPlaces(places - 1)}: ${formatPropertyCount(total)}`

/**
 * The first bubbles over the states' outlines, where the map will have them: drawn before the map's own code is there.
 * Each is a link to the map of its state.
 */
function FirstBubbles({ clusters, criteria }: { clusters: MapClusters; criteria: Criteria }) {
  const place = useRef<HTMLElement>(null)
  const [window, setWindow] = useState(usualMapWindow)
  useLayoutEffect(() => {
    const drawing = place.current
    const pane = drawing?.parentElement
    if (!pane) return undefined
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = pane
      if (width > 0 && height > 0) setWindow({ width, height, padding: measurePadding(pane) })
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(pane)
    return () => resized.disconnect()
  }, [])
  const view = useMemo(() => buildFirstView(clusters, window), [clusters, window])
  return (
    <nav ref={place} className="map-first" aria-label="Mapa dos imóveis por estado">
      <svg className="size-full overflow-visible" viewBox={view?.box.join(' ')}>
        {view && (
          <>
            <use href={`${land}#land`} className="fill-(--map-land) stroke-line-strong [stroke-width:0.85]" />
            {view.bubbles.map(bubble => (
              <Link
                key={`${bubble.x} ${bubble.y}`}
                to={pagePaths.map}
                search={writeSearchAddress({ ...criteria, state: [bubble.state] })}
                aria-label={describeFirst(bubble)}
              >
                <Dot bubble={bubble} className="map-first-halo" radius={bubble.radius + 3} />
                <Dot bubble={bubble} className="map-first-bubble stroke-amber" radius={bubble.radius} />
                <text
                  className="map-first-number"
                  x={bubble.x}
                  y={bubble.y}
                  fontSize={Math.round((bubble.radius > 26 ? 13 : 11) * view.unit)}
                >
                  {formatCompact(bubble.total)}
                </text>
              </Link>
            ))}
          </>
        )}
      </svg>
    </nav>
  )
}

/** A circle whose radius is in pixels of the window, at any scale: the round end of a line without length. */
const Dot = ({
  bubble: { x, y },
  className,
  radius,
}: {
  bubble: FirstBubble
  className: string
  radius: number
}) => (
  <path
    className={className}
    d={`M${x} ${y}h0`}
    strokeWidth={2 * radius}
    strokeLinecap="round"
    vectorEffect="non-scaling-stroke"
  />
)

type View = ComponentType<MapViewProps>

/** The map, loaded at once where it is seen and else when the page is idle; its first bubbles are drawn before. */
export function MapPane({
  clusters,
  criteria,
  isSeen,
  ...props
}: Omit<MapViewProps, 'onShown'> & {
  /** The map's first view; `null` where the small answer does not give one. */
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
