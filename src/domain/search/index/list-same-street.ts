import { foldText } from '../../fold-text.ts'
import { splitAddress } from '../../property/street-address.ts'
import type { ListingIndex } from './listing-index.ts'

/** What follows the name of a street where no mark parts them: `RUA DAS FLORES 33`. */
const numberWithoutMark = /\s+\d.*$/

/**
 * Returns a number for the street of a listing in its city, equal for listings of one street or building: a 32-bit hash
 * (FNV-1a) of the folded names. 0 where the address names no street.
 */
export function numberStreet({
  address,
  city,
  state,
}: {
  address: string
  city: string
  state: string
}): number {
  const street = foldText(splitAddress(address).street).replace(numberWithoutMark, '')
  if (street === '') return 0
  let hash = 0x811c9dc5
  for (const text of [state, foldText(city), street])
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0 || 1
}

/** Maximum listings of one street that are examined. */
const mostOfStreet = 400

/** Lists the numbers of the other offered listings in the street of a listing, at most 400; none without a street. */
export function listSameStreet(
  { columns, size }: ListingIndex,
  listing: { id: string; address: string; city: string; state: string },
): number[] {
  const street = numberStreet(listing)
  const ids: number[] = []
  if (street === 0) return ids
  const own = Number(listing.id)
  for (let at = 0; at < size && ids.length < mostOfStreet; at++)
    if (columns.street[at] === street && columns.id[at] !== own) ids.push(columns.id[at]!)
  return ids
}
