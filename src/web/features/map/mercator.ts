/** Pixels of the whole world at zoom 0, as MapLibre counts. */
const world = 512

/** Longitude and latitude (degrees) → pixels at a zoom, from the world's upper left corner. */
export function project(lng: number, lat: number, zoom: number): [x: number, y: number] {
  const size = world * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

/** Pixels at a zoom → longitude and latitude. */
export function unproject(x: number, y: number, zoom: number): [lng: number, lat: number] {
  const size = world * 2 ** zoom
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size)))
  return [(x / size) * 360 - 180, (lat * 180) / Math.PI]
}
