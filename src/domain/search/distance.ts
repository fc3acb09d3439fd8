/** The mean radius of the Earth in km (IUGG). */
const earthRadiusKm = 6371.0088
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance in km between two points in degrees, along a great circle (the haversine formula). */
export function computeDistanceKm(
  from: { lat: number; lng: number },
  to: { lat: number; lng: number },
): number {
  const [lat, lng] = [toRadians(to.lat - from.lat), toRadians(to.lng - from.lng)]
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(lng / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Returns the point so many km away, in a direction in radians from north, clockwise. */
export function destinationPoint(
  { lat, lng }: { lat: number; lng: number },
  km: number,
  direction: number,
): { lat: number; lng: number } {
  const angle = km / earthRadiusKm
  const from = toRadians(lat)
  const sine = Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(direction)
  const longitudeChange = Math.atan2(
    Math.sin(direction) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * sine,
  )
  return { lat: toDegrees(Math.asin(sine)), lng: lng + toDegrees(longitudeChange) }
}

const toDegrees = (radians: number): number => (radians * 180) / Math.PI
