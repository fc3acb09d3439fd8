import { type AddressBook, arrangeAddresses, createColumns } from '#domain/addresses/address-book.ts'
import { BookIndex } from '#domain/addresses/book-index.ts'

/** An address of a made book; degrees are given in meters north and east of the middle of a town. */
export interface MadeAddress {
  street: string
  number?: number
  north?: number
  east?: number
  /** Degrees, instead of the meters. */
  at?: { lat: number; lng: number }
  postalCode?: number
  locality?: string
  block?: string
  lot?: string
  estimated?: boolean
}

/** The middle of the town, in millionths of a degree. */
const town = { lat: -21_850_000, lng: -47_480_000 }
const perMeter = 1 / 0.1112

/** Converts meters north and east of the town's middle to degrees. */
export const toDegrees = (north: number, east: number): { lat: number; lng: number } => ({
  lat: (town.lat + north * perMeter) / 1e6,
  lng: (town.lng + (east * perMeter) / Math.cos((town.lat * Math.PI) / 180e6)) / 1e6,
})

/** Makes a book of addresses. */
export function makeAddressBook(addresses: readonly MadeAddress[]): AddressBook {
  const streets: string[] = []
  const localities = ['']
  const lotNames = ['']
  const find = (names: string[], name: string): number => {
    const known = names.indexOf(name)
    return known < 0 ? names.push(name) - 1 : known
  }
  const columns = createColumns()
  for (const address of addresses) {
    const at = columns.size++
    const { lat, lng } = address.at ?? toDegrees(address.north ?? 0, address.east ?? 0)
    columns.streetOf[at] = find(streets, address.street)
    columns.numbers[at] = address.number ?? 0
    columns.lats[at] = Math.round(lat * 1e6)
    columns.lngs[at] = Math.round(lng * 1e6)
    columns.postalCodes[at] = address.postalCode ?? 0
    columns.localityOf[at] = find(localities, address.locality ?? '')
    columns.blockOf[at] = find(lotNames, address.block ?? '')
    columns.lotOf[at] = find(lotNames, address.lot ?? '')
    columns.uses[at] = 1
    columns.estimated[at] = Number(address.estimated ?? false)
  }
  return arrangeAddresses([columns], { streets, localities, lotNames })
}

export const makeBookIndex = (addresses: readonly MadeAddress[]): BookIndex =>
  new BookIndex(makeAddressBook(addresses))

/** Makes the houses of a street that goes east: numbers `from` to `to` in steps of two, one house each `meters`. */
export function makeStreet(base: MadeAddress & { from: number; to: number; meters?: number }): MadeAddress[] {
  const { from, to, meters = 10, ...address } = base
  return Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, at) => ({
    ...address,
    number: from + 2 * at,
    east: (base.east ?? 0) + at * meters,
  }))
}
