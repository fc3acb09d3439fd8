/**
 * The bank's number of a property (`N° do imóvel`) however it is written: digits only, without the zeros the list
 * pads it with; `null` for what no property can have.
 */
export function propertyNumber(given: string | number): string | null {
  const id = String(given).replace(/^0+(?=\d)/, '')
  return /^\d{1,15}$/.test(id) ? id : null
}
