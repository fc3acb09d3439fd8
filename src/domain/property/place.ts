/** What a coordinate refers to, most precise first (docs/decisions/017). */
export const precisions = ['address', 'neighborhood', 'city', 'state'] as const
export type Precision = (typeof precisions)[number]

/** The location of a property, as precisely as it is known. WGS84 degrees. */
export interface Place {
  lat: number
  lng: number
  precision: Precision
}
