import { type ComponentType, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MapClusters } from '#contract/map-cluster-schemas.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import type { MapViewProps } from './map-view.tsx'
import { useIdleSince } from './use-idle-since.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { stateName } from '#domain/states.ts'
import { writeSearchAddress } from '../../data/catalogue/search-address.ts'
import { Link } from '../../framework/link.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import land from './first-land.svg?url'
import { buildFirstView, type FirstBubble, usualMapWindow } from './first-view.ts'
import { measurePadding } from './map-window.ts'
import { describeOtherPlaces, formatCompact } from './map-words.ts'

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
