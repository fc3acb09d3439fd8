import { findCityPlace } from '../municipalities.ts'
import type { GeocoderFinding } from './geocoder.ts'
import type { GeocoderQuestion } from './geocoder-question.ts'

/** Kilometers from its seat within which a municipality's addresses must lie. */
const maxDistanceKm = 60
const perDegree = 111.2

/** Returns what was found, unless it is far from the requested city, where the street name exists elsewhere. */
export function selectPlausibleFinding(
  finding: GeocoderFinding | null,
  { uf, city }: GeocoderQuestion,
): GeocoderFinding | null {
  if (finding === null) return null
  const seat = findCityPlace(uf, city)
  if (seat.precision !== 'city') return null
  const north = finding.lat - seat.lat
  const east = (finding.lng - seat.lng) * Math.cos((seat.lat * Math.PI) / 180)
  if (!(perDegree * Math.hypot(north, east) <= maxDistanceKm)) return null
  // Four decimals are 11 m: precise enough for a house, and small enough for a map's answer with all listings.
  const decimals = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
  return { ...finding, lat: decimals(finding.lat), lng: decimals(finding.lng) }
}
