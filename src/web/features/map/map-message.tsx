import type { MapPointSet } from './map-points.ts'
import { describePosition } from './map-words.ts'

/** Says quietly how exact the positions on the map are. */
export const MapMessage = ({ points }: { points: MapPointSet | undefined }) => (
  <p className="map-message">
    <b>BETA</b> <span>{describePosition(points?.spots)}</span>
  </p>
)
