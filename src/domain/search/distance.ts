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
