/** What a coordinate refers to, most precise first (docs/decisions/017). */
export const placePrecisions = ['address', 'neighborhood', 'city', 'state'] as const
export type PlacePrecision = (typeof placePrecisions)[number]

/** The location of a property, as precisely as it is known. WGS84 degrees. */
export interface GeographicPlace {
  lat: number
  lng: number
  precision: PlacePrecision
}
