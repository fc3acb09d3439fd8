import type { FeatureCollection, MultiPolygon } from 'geojson'
import { projectMercator } from '../listing/place/mercator.ts'

/** The zoom of the picture: a degree of longitude is some 64 pixels wide. */
const pictureZoom = 5.5
/** Half the side of the square that is drawn around the point, in pixels. */
const reach = 620

/** Draws the states' outlines near a point as one path, in pixels from the point. */
export function drawStates(
  states: FeatureCollection<MultiPolygon>,
  { lat, lng }: { lat: number; lng: number },
): string {
  const [left, top] = projectMercator(lng, lat, pictureZoom)
  const rings = states.features.flatMap(({ geometry }) => geometry.coordinates.flat())
  return rings
    .map(ring =>
      ring.map(([east = 0, north = 0]) => {
        const [x, y] = projectMercator(east, north, pictureZoom)
        return [Math.round(x - left), Math.round(y - top)] as const
      }),
    )
    .filter(points => points.some(([x, y]) => Math.abs(x) < reach && Math.abs(y) < reach))
    .map(points => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
    .join('')
}
