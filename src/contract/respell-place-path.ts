import { writeSlug } from '#domain/property/address-slug.ts'
import { readPlacePath, writePlacePath } from './page-paths.ts'

/** Returns the path that an address of a place in another spelling means, as `/imoveis/SP/São Paulo`. */
export function respellPlacePath(path: string): string | null {
  try {
    const parts = path.replace(/\/$/, '').split('/')
    const place = readPlacePath(parts.map(part => writeSlug(decodeURIComponent(part))).join('/'))
    return place && writePlacePath(place)
  } catch {
    // Not the encoding of any text.
    return null
  }
}
