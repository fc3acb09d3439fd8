import type { Spotted } from './atlas.ts'
import type { Spot } from './points.ts'
import { bubbleFigures, bubbleName } from './words.ts'

/** Over a bubble: what it holds or, where a row is pointed at, what there is at the row's own place. */
export function Tip({
  spotted,
  pointed,
  pinned,
}: {
  spotted: Spotted | null
  pointed: Spot | null
  /** Drawn as price pins. */
  pinned: boolean
}) {
  if (spotted === null) return null
  const { bubble, x, y } = spotted
  const figures = pointed ? { total: pointed.entries.length, discount: pointed.discount } : bubble
  return (
    <div className="map-tip" style={{ left: x, top: y - (pinned ? 30 : bubble.radius) }}>
      <p className="font-semibold">{pointed ? pointed.name : bubbleName(bubble)}</p>
      <p className="text-xs text-ink-2">{bubbleFigures(figures)}</p>
    </div>
  )
}
