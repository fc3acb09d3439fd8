import type { Property } from '#contract/property-schemas.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'

type Located = Pick<Property, 'address' | 'neighborhood' | 'city' | 'lat' | 'lng' | 'precision'> & {
  /** Empty where it is not known. */
  state: string
}

const maps = 'https://www.google.com/maps'

/** The street as people write it, `RUA DA PAZ,N. 244` → `Rua da Paz, N. 244`; empty when the list has none. */
export const addressLine = ({ address }: Pick<Property, 'address'>): string =>
  address
    .split(',')
    .map(part => formatPlaceName(part.trim()))
    .filter(Boolean)
    .join(', ')

/** Returns `-16.3281,-48.953`, only when the coordinates are those of the address itself. */
const exactPoint = ({ lat, lng, precision }: Located): string | null =>
  precision === 'building' && lat !== null && lng !== null ? `${lat},${lng}` : null

const placeText = (property: Located): string =>
  [
    addressLine(property),
    formatPlaceName(property.neighborhood),
    [formatPlaceName(property.city), property.state].filter(Boolean).join(' - '),
    'Brasil',
  ]
    .filter(Boolean)
    .join(', ')

/** The URL of the place in an external map: by coordinates when they are those of the address, else by text. */
export const mapSearchUrl = (property: Located): string =>
  `${maps}/search/?api=1&query=${encodeURIComponent(exactPoint(property) ?? placeText(property))}`

/** The URL of the street view; without exact coordinates, of the map of the address with its street views marked. */
export function streetViewUrl(property: Located): string {
  const point = exactPoint(property)
  return point === null
    ? `${maps}?layer=c&q=${encodeURIComponent(placeText(property))}`
    : `${maps}/@?api=1&map_action=pano&viewpoint=${encodeURIComponent(point)}`
}
