import type { PlaceAddress } from './page-paths.ts'

/** The size of the pictures that other sites show beside a link, in pixels. */
export const linkPictureSize = { width: 1200, height: 630 } as const

const versioned = (path: string, version: string | null): string =>
  version === null ? path : `${path}${path.includes('?') ? '&' : '?'}v=${encodeURIComponent(version)}`

/** Returns the path of a property's picture; a new `version`, its last change, makes other sites fetch it again. */
export const writePropertyPicturePath = (id: string, version: string | null = null): string =>
  versioned(`/api/pictures/property/${id}`, version)

/** Returns the path of a place's picture; `version` is the date of its list. */
export function writePlacePicturePath(
  { uf, city, category }: PlaceAddress,
  version: string | null = null,
): string {
  const asked = Object.entries({ uf, city, category }).filter(([, value]) => value !== null)
  const query = asked.map(([name, value]) => `${name}=${value}`).join('&')
  return versioned(`/api/pictures/place${query && `?${query}`}`, version)
}
