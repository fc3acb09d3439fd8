import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MultiPolygon, Position } from 'geojson'
import { projectMercator } from '#domain/map/map-frame.ts'
import { landZoom as zoom } from '../../src/web/features/map/map-pane.tsx'
import { buildOutlines } from './outlines.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The file that `npm run geography` writes: the land under the map's first bubbles. */
export const firstLandFile = resolve(root, 'src/web/features/map/first-land.svg')

/** Writes a ring in whole units; points that fall together are one, so that shared borders stay shared. */
function writeRing(ring: Position[]): string {
  let [lastX, lastY] = [0, 0]
  let path = ''
  for (const [lng = 0, lat = 0] of ring.slice(0, -1)) {
    const [x, y] = projectMercator(lng, lat, zoom).map(Math.round) as [number, number]
    if (path === '') path = `M${x} ${y}l`
    else if (x !== lastX || y !== lastY) path += `${path.endsWith('l') ? '' : ' '}${x - lastX} ${y - lastY}`
    ;[lastX, lastY] = [x, y]
  }
  return path.endsWith('l') ? '' : `${path.replaceAll(' -', '-')}z`
}

/** Writes the states' outlines as a file of SVG whose symbol `land` is in pixels of the map at zoom 6. */
export function buildFirstLand(): string {
  const { credit, features } = JSON.parse(buildOutlines()) as {
    credit: string
    features: { geometry: MultiPolygon }[]
  }
  const path = features.flatMap(({ geometry }) => geometry.coordinates.flat().map(writeRing)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${credit} --><path id="land" vector-effect="non-scaling-stroke" d="${path}"/></svg>\n`
}
