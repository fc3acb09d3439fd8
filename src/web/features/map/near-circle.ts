import type { ShapePoint } from '#domain/search/area-shape.ts'
import { destinationPoint } from '#domain/search/distance.ts'

/** Corners with which a circle on the map looks round. */
const corners = 96

/** Returns the circle of so many kilometers around a point, as corners of a polygon. */
export const buildNearCircle = (center: ShapePoint, km: number): ShapePoint[] =>
  Array.from({ length: corners }, (_, at) => destinationPoint(center, km, (at / corners) * 2 * Math.PI))
