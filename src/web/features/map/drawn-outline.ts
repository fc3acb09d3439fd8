import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { AreaVertex } from './map-area.ts'

const feature = (geometry: Geometry): Feature => ({ type: 'Feature', geometry, properties: {} })

/** Returns an area as the map shows it: vertices and lines while it is drawn, then a filled shape. */
export function buildOutline(vertices: readonly AreaVertex[], closed: boolean): FeatureCollection {
  const positions = vertices.map(([lng, lat]) => [lng, lat])
  const [first = [0, 0]] = positions
  const features = closed
    ? [feature({ type: 'Polygon', coordinates: [[...positions, first]] })]
    : [
        ...(positions.length > 1 ? [feature({ type: 'LineString', coordinates: positions })] : []),
        ...positions.map(coordinates => feature({ type: 'Point', coordinates })),
      ]
  return { type: 'FeatureCollection', features }
}
