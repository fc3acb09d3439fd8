import { foldText } from '../fold-text.ts'
import { splitAddress } from '../property/street-address.ts'
import {
  type NeighborhoodName,
  readNeighborhoodName,
  readStreetName,
  type StreetName,
} from './place-words.ts'

/** What a listing's address says, as it is compared with the census's addresses. */
export interface AddressQuestion {
  /** The street, in the readings that the address allows, the likeliest first; empty without one. */
  streets: readonly StreetName[]
  /** `null` without one. */
  number: number | null
  /** Quadra (`12`, “B”; `85|A` with its conjunto) and lote of a plan of lots; `null` without one. */
  block: string | null
  lot: string | null
  neighborhood: NeighborhoodName | null
  /** `null` for none and for that of a whole town, which ends in 000. */
  postalCode: number | null
}

/** `12`, `01-B`, `D-2`, “B”, `1A38`: the name of a quadra, conjunto or lote. */
const designation = String.raw`([a-z]{0,2}\s?-?\s?\d{1,4}(?:\s?-?\s?[a-z]\d{0,3}(?![a-z]))?|[a-z]{1,2})(?![a-z\d])`
const mark = (words: string): RegExp =>
  new RegExp(String.raw`(?<![a-z])(?:${words})(?![a-z])[\s.:;-]*(?:n[.o\u00b0\u00ba]+\s*)?${designation}`)
const blockMark = mark('quadras?|qdra|qda?|q(?=[\\s.]*[a-z]?\\d)')
const groupMark = mark('conjuntos?|conj|cj')
const lotMark = mark('lotes?|lot|lts?|l(?=[\\s.]*\\d)')

/** Writes the name of a quadra, conjunto or lote as it is compared: `01-B` → `1B`; empty for 0 and for words. */
export function readLotName(text: string): string {
  const [, before = '', digits = '', after = ''] =
    /^([a-z]{0,2})0*(\d{0,5})((?:[a-z]\d{0,3})?)$/.exec(foldText(text).replaceAll(/[\s.-]+/g, '')) ?? []
  return `${before}${digits}${after}`.toUpperCase()
}

/** Joins a quadra and its conjunto. */
export const joinBlock = (block: string, group: string): string =>
  group === '' ? block : `${block}|${group}`

const findName = (pattern: RegExp, ...texts: string[]): string => {
  for (const text of texts) {
    const found = readLotName(pattern.exec(text)?.[1] ?? '')
    if (found !== '') return found
  }
  return ''
}

/** A street that follows the number, where a quadra stands in its place: `QUADRA 72, N. SN, LT 02, RUA 18`. */
const laterStreet =
  /(?<![a-z])(?:rua|av|avenida|travessa|tv|alameda|al)[.\s]+(?!n\b)([a-z0-9][a-z0-9 ]{0,60}?)(?=\s*(?:[,;.-]|$|\b(?:lt|lote|qd|quadra|apto|bl|bloco|cs|casa|vg|vaga|cj|conj|setor|st|sobrado|box)\b))/
/** Names of the Federal District's streets, to which the conjunto belongs: `QNP 36`, `SMPW 22`. */
const sectorName = /^[qs][a-z]{1,4} \d/

function readStreets(street: string, text: string, group: string): StreetName[] {
  const main = readStreetName(street)
  const streets: StreetName[] = []
  if (main !== null && sectorName.test(main.name) && group !== '' && !main.name.includes('conjunto'))
    streets.push({ ...main, name: `${main.name} conjunto ${group.toLowerCase()}` })
  if (main !== null) streets.push(main)
  if (main === null || main.type === 'quadra') {
    const later = readStreetName(laterStreet.exec(text)?.[0] ?? '')
    if (later !== null) streets.push(later)
  }
  return streets
}

/** Reads an address of the bank's list with its neighborhood and the postal code of its page (eight digits). */
export function readAddressQuestion(given: {
  address: string
  neighborhood: string
  postalCode: string | null
}): AddressQuestion {
  const address = given.address.slice(0, 300)
  const { street, number, unit } = splitAddress(address)
  const text = foldText(address)
  const after = unit === '' ? text.slice(foldText(street).length) : foldText(unit)
  const postalCode = /^\d{5}(?!000)\d{3}$/.test(given.postalCode ?? '') ? Number(given.postalCode) : null
  const group = findName(groupMark, after, text)
  const block = findName(blockMark, after, text)
  const lot = findName(lotMark, after, text)
  return {
    streets: readStreets(street, after, group),
    number: number === null ? null : Number(/^\d+/.exec(number)?.[0]),
    block: block === '' ? null : joinBlock(block, group),
    lot: lot === '' ? null : lot,
    neighborhood: readNeighborhoodName(given.neighborhood.replace(/\(.*$/, '')),
    postalCode,
  }
}
