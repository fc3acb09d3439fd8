import { ListTree } from 'lucide-react'
import { useRef, useState } from 'react'
import { integerFormat, formatWholePercent } from '../../ui/format-text.ts'
import { Popover } from '../../ui/popover.tsx'
import { formatPropertyCount } from '../listing/properties-text.ts'
import type { MapBubble } from './map-bubbles.ts'
import type { MapTint } from './map-layers.ts'
import type { MapPoint } from './map-points.ts'
import { describeMedianDiscount } from './map-words.ts'

const most = 50

/** Formats `42%`, or words when there is no discount. */
const shortMedian = ({ discount, entries }: MapPoint): string =>
  discount !== null && Math.round(discount) >= 0
    ? formatWholePercent(Math.round(discount))
    : describeMedianDiscount(discount, entries.length)

/**
 * The places in the window as buttons, the largest first: the accessible form of the bubbles. While bubbles are
 * coloured by discount, the discount is given here in words.
 */
export function MapPlaces({
  inView,
  tint,
  onChoose,
}: {
  inView: () => MapBubble[]
  tint: MapTint
  onChoose: (spot: MapPoint) => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const [spots, setSpots] = useState<MapPoint[]>([])
  const list = () =>
    setSpots(
      inView()
        .flatMap(bubble => bubble.spots)
        .sort((a, b) => b.entries.length - a.entries.length),
    )
  return (
    <Popover
      button={{
        className: 'map-control',
        'aria-label': 'Lugares no mapa',
        title: 'Lugares no mapa',
        onClick: list,
        children: <ListTree className="size-5" />,
      }}
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> is modal or shown by script; this is a popover
      role="dialog"
      aria-label="Lugares no mapa"
      className="map-places"
      onToggle={({ newState }) => {
        if (newState === 'open') panel.current?.querySelector('button')?.focus()
      }}
    >
      <p className="px-3 pt-1 pb-2 text-xs text-ink-3">
        {spots.length > most
          ? `Os ${most} maiores de ${integerFormat(spots.length)} lugares visíveis. Aproxime para ver os outros.`
          : spots.length === 0
            ? 'Nenhum imóvel nesta parte do mapa.'
            : 'Os lugares visíveis, do maior para o menor.'}
      </p>
      <ul className="max-h-[min(22rem,50dvh)] overflow-y-auto [scrollbar-width:thin]">
        {spots.slice(0, most).map(spot => (
          <li key={spot.key}>
            <button
              type="button"
              className="text-sm/5.5 flex items-center justify-between gap-4 w-full min-h-target px-3 rounded-sm text-left hover:bg-raised-2 focus-visible:-outline-offset-2"
              onClick={() => {
                panel.current?.hidePopover()
                onChoose(spot)
              }}
            >
              <span className="truncate">{spot.name}</span>
              <span className="shrink-0 text-xs text-ink-3">
                <span aria-hidden="true">{integerFormat(spot.entries.length)}</span>
                <span className="sr-only">{formatPropertyCount(spot.entries.length)}</span>
                {tint === 'discount' && (
                  <>
                    <span aria-hidden="true"> · {shortMedian(spot)}</span>
                    <span className="sr-only">
                      , {describeMedianDiscount(spot.discount, spot.entries.length)}
                    </span>
                  </>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
