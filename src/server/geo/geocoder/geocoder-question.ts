import { type Uf } from '#domain/states.ts'
import { foldText } from '#domain/fold-text.ts'
import { isStreetOfNeighborhood, readHouseNumber, splitAddress } from '#domain/property/street-address.ts'

/** The parts of an address that a geocoder gets. */
export interface GeocoderQuestion {
  /** Without its number; `null` when the address names none (quadra, lote, gleba). */
  street: string | null
  /** `null` without a number. */
  number: string | null
  neighborhood: string
  /** Whether only an answer in exactly this neighborhood counts, because the town has several streets of this name. */
  onlyInNeighborhood: boolean
  city: string
  uf: Uf
  /** Eight digits; `null` for one that ends in 000, which is that of a whole town. */
  postalCode: string | null
}

/** Maps the bank's abbreviations for street types to the words geocoders know. */
const streetTypes: Record<string, string> = {
  R: 'Rua',
  RUA: 'Rua',
  AV: 'Avenida',
  AVENIDA: 'Avenida',
  TV: 'Travessa',
  TRAV: 'Travessa',
  TRAVESSA: 'Travessa',
  ROD: 'Rodovia',
  RODOVIA: 'Rodovia',
  EST: 'Estrada',
  ESTR: 'Estrada',
  ESTRADA: 'Estrada',
  AL: 'Alameda',
  ALAMEDA: 'Alameda',
  PC: 'Praça',
  PCA: 'Praça',
  PRACA: 'Praça',
  LGO: 'Largo',
  LARGO: 'Largo',
  BC: 'Beco',
  BECO: 'Beco',
  VIA: 'Via',
  LADEIRA: 'Ladeira',
  VIELA: 'Viela',
  SERVIDAO: 'Servidão',
}

/**
 * Converts an address of the bank list (`RUA DAS FLORES, N. 100, Apto 12, BL 3`) to a geocoder question; what follows
 * street and number is useless to a geocoder. A street named by a letter or a number is asked for only together with
 * its neighborhood. Returns `null` when there is neither street nor postal code to ask for.
 */
export function buildGeocoderQuestion(given: {
  address: string
  neighborhood: string
  city: string
  uf: Uf
  postalCode: string | null
}): GeocoderQuestion | null {
  const { neighborhood, city, uf } = given
  const parts = splitAddress(given.address)
  const [kind = '', ...name] = parts.street.split(/[ .]+/).filter(word => word !== '')
  const known = streetTypes[foldText(kind).toUpperCase()]
  const onlyInNeighborhood = known !== undefined && isStreetOfNeighborhood(name.join(' '))
  const hasPlace = !onlyInNeighborhood || neighborhood.trim() !== ''
  const street = known && name.length > 0 && hasPlace ? [known, ...name].join(' ') : null
  const postalCode = /^\d{5}(?!000)\d{3}$/.test(given.postalCode ?? '') ? given.postalCode : null
  if (street === null && postalCode === null) return null
  const number = street === null ? null : parts.number
  return {
    street,
    number,
    neighborhood,
    onlyInNeighborhood: street !== null && onlyInNeighborhood,
    city,
    uf,
    postalCode,
  }
}

/** Whether one of the names that a geocoder gives for where its finding lies is exactly the neighborhood asked for. */
export const liesInNeighborhood = (
  { neighborhood }: GeocoderQuestion,
  names: readonly (string | undefined)[],
): boolean => names.some(name => name !== undefined && foldText(name) === foldText(neighborhood))

/** Whether a house number of a service (`145-A`, `100;102`) is the one asked for. */
export const isHouseAskedFor = ({ number }: GeocoderQuestion, house: string | undefined): boolean =>
  number !== null && (house ?? '').split(/[;,/]/).some(each => readHouseNumber(each) === number)
