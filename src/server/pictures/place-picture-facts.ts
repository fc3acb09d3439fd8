import { toReaisOrNull } from '#domain/money.ts'
import { readPlaceDirectory } from '#domain/places/place-directory.ts'
import { computeMedianPrice } from '#domain/places/place-figures.ts'
import { listPlacePositions, type PlaceSelection } from '#domain/places/place-positions.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { stateName } from '#domain/states.ts'
import { readPlaceListDate } from '../catalogue/places/place-list-date.ts'
import type { PlacePictureFacts } from './place-picture.ts'

/**
 * Reads what the picture of a place says, the same figures as its page's.
 * @returns `null` for a state or a city that has no listings, and for an address that no page has
 */
export function readPlacePictureFacts(
  index: ListingIndex,
  demonstration: boolean,
  { uf, city, category }: PlaceSelection,
): PlacePictureFacts | null {
  if (uf === null && (city !== null || category !== null)) return null
  const place = uf === null || city === null ? null : readPlaceDirectory(index).find(uf, city)
  if (city !== null && place === null) return null
  const positions = listPlacePositions(index, { uf, city: place?.slug ?? null, category })
  if (uf !== null && positions.length === 0) return null
  return {
    name: writeName(uf, place?.name ?? null),
    category,
    total: positions.length,
    medianPrice: toReaisOrNull(computeMedianPrice(index, positions)),
    listDate: readPlaceListDate(index, uf),
    demonstration,
  }
}

/** `Campinas, SP`, `São Paulo`, `Brasil` */
function writeName(uf: PlaceSelection['uf'], city: string | null): string {
  if (uf === null) return 'Brasil'
  return city === null ? stateName(uf) : `${formatPlaceName(city)}, ${uf}`
}
