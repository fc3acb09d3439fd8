import type { FeatureCollection, Point } from 'geojson'
import { states, type Uf } from '#domain/states.ts'
import { drawNameImage } from './map-images.ts'

/**
 * The position of each state's name, in degrees: the middle of its largest part, moved when a neighbor is in the way.
 */
const positions: Record<Uf, [lng: number, lat: number]> = {
  AC: [-70.5, -9.3],
  AL: [-36.6, -9.5],
  AP: [-52, 1.5],
  AM: [-64.7, -4.2],
  BA: [-41.7, -12.5],
  CE: [-39.6, -5.1],
  DF: [-47.8, -15.8],
  ES: [-40.7, -19.6],
  GO: [-50.2, -16.2],
  MA: [-45.3, -5.1],
  MT: [-55.9, -13],
  MS: [-54.8, -20.3],
  MG: [-44.7, -18.5],
  PA: [-53.3, -4.2],
  PB: [-36.8, -7.1],
  PR: [-51.6, -24.6],
  PE: [-38, -8.3],
  PI: [-43, -7.4],
  RJ: [-42.7, -22.2],
  RN: [-36.7, -5.8],
  RS: [-53.3, -29.7],
  RO: [-62.8, -10.9],
  RR: [-61.4, 2.1],
  SC: [-50.5, -27.2],
  SP: [-48.7, -22.3],
  SE: [-37.4, -10.6],
  TO: [-48.3, -10.1],
}

/** The properties `short` and `long` name the images of the abbreviation and of the name. */
export const stateNameFeatures: FeatureCollection<Point> = {
  type: 'FeatureCollection',
  features: states.map(({ uf, name }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: positions[uf] },
    properties: { short: drawNameImage(uf), long: drawNameImage(name) },
  })),
}
