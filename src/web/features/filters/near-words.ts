import { formatPlaceName } from '#domain/property/place-names.ts'
import { defaultWithinKm } from '#domain/search/search-criteria.ts'

const formatNearName = (near: string): string => formatPlaceName(near.replace(/,[^,]*$/, ''))

/** Formats how far from a municipality: `30 km de Campinas`. */
export const formatNearDistance = (near: string, within: number | null): string =>
  `${within ?? defaultWithinKm}\u00A0km de ${formatNearName(near)}`
