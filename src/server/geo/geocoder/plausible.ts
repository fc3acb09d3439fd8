import { placeOfCity } from '../municipalities.ts'
import type { Finding } from './geocoder.ts'
import type { Question } from './question.ts'

/** Kilometres from its seat within which a municipality's addresses are taken to lie. */
const surroundings = 60
const perDegree = 111.2

/** What was found, unless it is far from the city that was asked for: the same street name elsewhere. */
export function plausible(finding: Finding | null, { uf, city }: Question): Finding | null {
  if (finding === null) return null
  const seat = placeOfCity(uf, city)
  if (seat.precision !== 'city') return null
  const north = finding.lat - seat.lat
  const east = (finding.lng - seat.lng) * Math.cos((seat.lat * Math.PI) / 180)
  if (!(perDegree * Math.hypot(north, east) <= surroundings)) return null
  // Four decimals are 11 m: a house, and a map's answer of a tolerable size when all are found.
  const decimals = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
  return { ...finding, lat: decimals(finding.lat), lng: decimals(finding.lng) }
}
