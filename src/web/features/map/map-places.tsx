import { ListTree } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { integerFormat, formatWholePercent } from '../../ui/format-text.ts'
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
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const [spots, setSpots] = useState<MapPoint[]>([])
  const list = () =>
    setSpots(
      inView()
        .flatMap(bubble => bubble.spots)
        .sort((a, b) => b.entries.length - a.entries.length),
    )
  return (
    <>
      <button
        type="button"
        className="map-control"
        aria-label="Lugares no mapa"
        title="Lugares no mapa"
        popoverTarget={id}
        onClick={list}
      >
        <ListTree className="size-5" />
      </button>
      <dialog ref={panel} id={id} popover="auto" className="map-places" aria-label="Lugares no mapa">
        <p className="px-3 pt-1 pb-2 text-xs text-ink-3">
          {spots.length > most
            ? `Os ${most} maiores de ${integerFormat(spots.length)} lugares visíveis. Aproxime para ver os outros.`
            : spots.length === 0
              ? 'Nenhum imóvel nesta parte do mapa.'
              : 'Os lugares visíveis, do maior para o menor.'}
        </p>
        <ul className="map-places-list">
          {spots.slice(0, most).map(spot => (
            <li key={spot.key}>
              <button
                type="button"
                className="map-place"
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
      </dialog>
    </>
  )
}
