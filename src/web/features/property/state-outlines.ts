import type { FeatureCollection, MultiPolygon } from 'geojson'
import { projectMercator } from '#domain/map/mercator.ts'

/** The zoom of the picture: a degree of longitude is some 23 pixels wide, so that most states are seen whole. */
const pictureZoom = 4
/** Half the side of the square that is drawn around the point, in pixels. */
const reach = 620

/** Outlines as paths, in pixels from the point. */
export interface StateOutlines {
  own: string
  others: string
}

/** Draws the outlines near a point: those of the point's own state and of the others. */
export function drawStates(
  states: FeatureCollection<MultiPolygon>,
  { lat, lng, state }: { lat: number; lng: number; state: string },
): StateOutlines {
  const [left, top] = projectMercator(lng, lat, pictureZoom)
  const draw = (isOwn: boolean): string =>
    states.features
      .filter(({ properties }) => (properties?.['uf'] === state) === isOwn)
      .flatMap(({ geometry }) => geometry.coordinates.flat())
      .map(ring =>
        ring.map(([east = 0, north = 0]) => {
          const [x, y] = projectMercator(east, north, pictureZoom)
          return [Math.round(x - left), Math.round(y - top)] as const
        }),
      )
      .filter(points => points.some(([x, y]) => Math.abs(x) < reach && Math.abs(y) < reach))
      .map(points => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
      .join('')
  return { own: draw(true), others: draw(false) }
}
