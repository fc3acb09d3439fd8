import type { Bounds } from './area.ts'

/** The bounds of the country's mainland. */
export const brazil: Bounds = [-74, -33.8, -34.7, 5.3]
