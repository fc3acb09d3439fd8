import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { ShapePoint } from '#domain/search/area-shape.ts'

const feature = (geometry: Geometry): Feature => ({ type: 'Feature', geometry, properties: {} })
const position = ({ lng, lat }: ShapePoint): [number, number] => [lng, lat]

/** Returns finished areas as the map shows them: filled shapes. */
export const buildOutlineFeatures = (outlines: readonly (readonly ShapePoint[])[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: outlines
    .filter(({ length }) => length > 2)
    .map(points => feature({ type: 'Polygon', coordinates: [[...points, points[0]!].map(position)] })),
})

/** Returns an area while it is drawn: a line and, unless it is drawn by hand, its corners. */
export const buildLineFeatures = (
  points: readonly ShapePoint[],
  withCorners: boolean,
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    ...(points.length > 1 ? [feature({ type: 'LineString', coordinates: points.map(position) })] : []),
    ...(withCorners ? points.map(point => feature({ type: 'Point', coordinates: position(point) })) : []),
  ],
})
