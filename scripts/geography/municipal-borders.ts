import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MultiLineString, Position } from 'geojson'
import { mesh } from 'topojson-client'
import { states } from '../../src/domain/states.ts'

type Topology = Parameters<typeof mesh>[0]
type Municipalities = Extract<NonNullable<Parameters<typeof mesh>[1]>, { type: 'GeometryCollection' }>

/** The files that `npm run geography -- FILE` writes, one a state; they are part of the sources. */
export const municipalBordersFolder = resolve(
  fileURLToPath(new URL('../..', import.meta.url)),
  'src/web/features/map/municipal-borders',
)

const credit =
  'Municipal mesh of 2010, IBGE, as in github.com/tbrugz/geodata-br at c39dfb04 (CC0 1.0); changed: wrong polygons ' +
  'split, simplified, rounded, borders as lines.'

/** Rounds to three decimals, about 100 m, finer than the source. */
const rounded = ([lng = 0, lat = 0]: Position): Position => [lng, lat].map(n => Math.round(n * 1000) / 1000)

/** Leaves out points that fall together, and lines of which one point is left. */
const tidy = ({ coordinates }: MultiLineString): Position[][] =>
  coordinates
    .map(line => line.map(rounded).filter((point, at, all) => String(point) !== String(all[at - 1])))
    .filter(line => line.length > 1)

/**
 * Writes the borders of the municipalities from a TopoJSON file whose object `mun` has them with the property `uf`:
 * those between two municipalities of a state (`inner`), each once, and the state's own outline.
 */
export function writeMunicipalBorders(file: string): void {
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const { geometries } = topology.objects.mun as Municipalities
  for (const { uf } of states) {
    const own: Municipalities = {
      type: 'GeometryCollection',
      geometries: geometries.filter(({ properties }) => (properties as { uf?: string }).uf === uf),
    }
    const features = [true, false].map(inner => ({
      type: 'Feature',
      properties: { inner },
      geometry: {
        type: 'MultiLineString',
        coordinates: tidy(mesh(topology, own, (one, other) => (one === other) !== inner)),
      },
    }))
    writeFileSync(
      resolve(municipalBordersFolder, `${uf}.json`),
      `${JSON.stringify({ type: 'FeatureCollection', credit, features })}\n`,
    )
  }
}
