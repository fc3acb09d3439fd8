/**
 * Parses the bank's number of a property (`N° do imóvel`), however it is written, into digits only, without the
 * leading zeros of the list; `null` for an impossible number.
 */
export function parsePropertyNumber(given: string | number): string | null {
  const id = String(given).replace(/^0+(?=\d)/, '')
  return /^\d{1,15}$/.test(id) ? id : null
}
