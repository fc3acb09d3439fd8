import { type Uf } from '#domain/states.ts'
import { tidyText } from '#domain/fold-text.ts'

/** The parts of an address that a geocoder gets. */
export interface GeocoderQuestion {
  /** Without its number; `null` when the address names none (quadra, lote, gleba). */
  street: string | null
  /** `null` without a number. */
  number: string | null
  neighborhood: string
  city: string
  uf: Uf
  /** Eight digits. */
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
 * street and number is useless to a geocoder. Returns `null` when there is neither street nor postal code.
 */
export function buildGeocoderQuestion(given: {
  address: string
  neighborhood: string
  city: string
  uf: Uf
  postalCode: string | null
}): GeocoderQuestion | null {
  const { neighborhood, city, uf } = given
  const [head = '', ...rest] = given.address.split(',').map(tidyText)
  const [kind = '', ...name] = head
    .replace(/\bN\.? ?\d+.*$/i, '')
    .split(/[ .]+/)
    .filter(word => word !== '')
  const known = streetTypes[kind.toUpperCase()]
  const street = known && name.length > 0 ? [known, ...name].join(' ') : null
  const number = /^N\.? ?(\d{1,6})\b/i.exec(rest[0] ?? '')?.[1]?.replace(/^0+/, '') || null
  const postalCode = /^\d{8}$/.test(given.postalCode ?? '') ? given.postalCode : null
  if (street === null && postalCode === null) return null
  return { street, number: street === null ? null : number, neighborhood, city, uf, postalCode }
}
