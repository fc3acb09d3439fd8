import type { Property } from '#contract/property-schemas.ts'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { readStreetUnit } from '#domain/property/street-address.ts'

/** Names a listing among others of its address: `Apto. 304 Bl 02`; its type where the address says no more. */
export const describeUnit = (property: Property): string => {
  const unit = readStreetUnit(property.address)
  return unit === '' ? readHeadName(property) : formatPlaceName(unit)
}
