import type { Points } from './points.ts'
import { positionNotice } from './words.ts'

/** Says how exact the positions on the map are. */
export const Notice = ({ points }: { points: Points | undefined }) => (
  <p className="map-notice">
    <span className="rounded-sm bg-amber px-1.5 text-2xs leading-4.5 font-bold text-amber-ink">BETA</span>
    <span>{positionNotice(points?.spots)}</span>
  </p>
)
