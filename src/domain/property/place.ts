/** What a coordinate refers to, nearest first (decisions.md 2). */
export const precisions = ['address', 'neighborhood', 'city', 'state'] as const
export type Precision = (typeof precisions)[number]

/** Where a property is, as near as is known. WGS84 degrees. */
export interface Place {
  lat: number
  lng: number
  precision: Precision
}
