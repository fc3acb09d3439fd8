import { readFileSync } from 'node:fs'
import type { Uf } from '#domain/states.ts'

/** A municipality with the position of its seat, in WGS84 degrees. */
export interface MunicipalitySeat {
  /** IBGE code: seven digits. */
  code: string
  /** Official name. */
  name: string
  lat: number
  lng: number
}

/**
 * Rows of `uf,code,name,latitude,longitude`; the file is in the folder of this code, both from source and in the
 * build.
 */
const rows = readFileSync(new URL('municipalities.csv', import.meta.url), 'utf8').split('\n')

/**
 * Lists all municipalities of a state, in Portuguese alphabetical order. Parses at each call; callers cache what they
 * need.
 */
export function listMunicipalitySeats(uf: Uf): MunicipalitySeat[] {
  return rows
    .filter(row => row.startsWith(`${uf},`))
    .map(row => {
      const [, code = '', name = '', lat = '', lng = ''] = row.trimEnd().split(',')
      return { code, name, lat: Number(lat || NaN), lng: Number(lng || NaN) }
    })
}
