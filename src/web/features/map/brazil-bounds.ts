import type { MapBounds } from './map-area.ts'

/** The bounds of the country's mainland. */
export const brazilBounds: MapBounds = [-74, -33.8, -34.7, 5.3]
