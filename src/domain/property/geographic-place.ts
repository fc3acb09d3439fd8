/** What a coordinate refers to, most precise first (docs/decisions/017). */
export const placePrecisions = ['building', 'near', 'street', 'cep', 'neighborhood', 'city', 'state'] as const
export type PlacePrecision = (typeof placePrecisions)[number]

/** The location of a property, as precisely as it is known. WGS84 degrees. */
export interface GeographicPlace {
  lat: number
  lng: number
  precision: PlacePrecision
  /** Meters within which the property lies, in some 95 of 100 cases; absent for the middle of a city or a state. */
  radius?: number
}

/** Whether a place is that of the house or of its neighbors: only then it is a point of its own, on a map and for distances. */
export const isAtHouse = (precision: PlacePrecision | null): boolean =>
  precision === 'building' || precision === 'near'
