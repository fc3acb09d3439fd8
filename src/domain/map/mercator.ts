/** The width of the world at zoom 0 in pixels, as MapLibre defines it. */
const world = 512

/** Projects longitude and latitude (degrees) to pixels at a zoom, from the world's upper left corner. */
export function projectMercator(lng: number, lat: number, zoom: number): [x: number, y: number] {
  const size = world * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

/** Converts pixels at a zoom to longitude and latitude. */
export function unprojectMercator(x: number, y: number, zoom: number): [lng: number, lat: number] {
  const size = world * 2 ** zoom
  const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size)))
  return [(x / size) * 360 - 180, (lat * 180) / Math.PI]
}
