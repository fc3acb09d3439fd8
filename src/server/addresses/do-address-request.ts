import type { Database } from '../database/database.ts'
import { type AddressRequest, listCodes } from './address-arguments.ts'
import { type AddressImport, fetchAddresses, importAddressFile } from './import-addresses.ts'
import { listCatalogueMunicipalities } from './place-listings.ts'

/** Does what the command asks for: of a state the municipalities with most listings come first. */
export async function doAddressRequest(
  db: Database,
  request: AddressRequest,
  options: AddressImport,
): Promise<void> {
  if ('path' in request) return importAddressFile(db, request.path, options)
  if ('city' in request) return fetchAddresses(db, [request.city], options)
  const listed = (await listCatalogueMunicipalities(db)).filter(({ state }) => state === request.uf)
  const codes = new Set([...listed.map(({ code }) => code), ...listCodes(request.uf)])
  return fetchAddresses(db, [...codes], options)
}
