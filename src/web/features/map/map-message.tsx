import type { MapPointSet } from './map-points.ts'
import { describePosition } from './map-words.ts'

/** Says how exact the positions on the map are. */
export const MapMessage = ({ points }: { points: MapPointSet | undefined }) => (
  <p className="map-message">
    <span className="rounded-sm bg-amber px-1.5 text-2xs leading-4.5 font-bold text-amber-ink">BETA</span>
    <span>{describePosition(points?.spots)}</span>
  </p>
)
