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
const designation = String.raw`([a-z]{0,2}\s?-?\s?\d{1,4}(?:\s?-?\s?(?!e\s*\d|l\s*t?\s*\d|lt)[a-z]\d{0,3}(?![a-z]))?|[a-z]{1,2})(?![a-z\d])`
const mark = (words: string): RegExp =>
  new RegExp(
    String.raw`(?<![a-z]|entre )(?:${words})(?![a-z])[\s.:;-]*(?:n[.o\u00b0\u00ba]+\s*)?${designation}`,
  )
const blockMark = mark('quadras?|qdra|qda?|q(?=[\\s.]*[a-z]?\\d)')
const groupMark = mark('conjuntos?|conj|cj')
const lotMark = mark('lotes?|lot|l\\s?ts?|l(?=[\\s.]*\\d)')

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
/** What follows the name of a street within its part: a unit, a lote, a corner, what stands across. */
const afterName =
  /[\s(,;-]+(?:(?:lts?|lotes?|bl|blocos?|proj|lojas?|salas?|ap|apto?|vg|vaga|torre|cs|casa)[\s.]*(?:de garagem )?(?:\d+[a-z]?|[a-z])(?![a-z])|(?:de )?(?:esquina|frente) (?:com|p)|com a? ?(?:rua|av|avenida|area|praca)\b|entre (?:a |as )?(?:rua|quadra)).*$/
/** The quadra behind the name of a street: `RUA 21 (QUADRA 54)`. */
const quadraAfterName =
  /^((?:rua|r|av|avenida|travessa|tv|alameda|al|via)[\s.].*?)[\s(,;-]+(?:quadra|qda?)[\s.]*[a-z]?\d.*$/
const sectorCode = String.raw`[qs][a-z]{1,4}`
/** Names of the Federal District's streets, to which the conjunto belongs: `QNP 36`, `SMPW 22`. */
const sectorName = new RegExp(String.raw`^${sectorCode} (?:quadra )?\d`)

/** Writes the part of an address that names its street as the street alone; empty where it names a lote. */
function cutStreetName(part: string): string {
  const name = foldText(part)
    .replace(afterName, '')
    .replace(quadraAfterName, '$1')
    .replace(/^(rua|avenida|quadra) (?=(?:rua|avenida|quadra)\b)/, '')
    // The quadra or conjunto before its sector: `QD 703 SCLRN`, `CONJUNTO 09 QN-8F`.
    .replace(new RegExp(String.raw`^(?:quadra|qda?) (\d+) (${sectorCode})$`), '$2 $1')
    .replace(new RegExp(String.raw`^(?:conjunto|conj|cj) (\w+) (${sectorCode}[\s-]*\d.*)$`), '$2 conjunto $1')
  return /^(?:lotes?|lts?)\b/.test(name) ? '' : name
}

function readStreets(
  part: string,
  text: string,
  { block, group }: { block: string; group: string },
): StreetName[] {
  const named = cutStreetName(part)
  const isCode = new RegExp(String.raw`^(?:quadra )?${sectorCode}$`).test(named)
  // A code without its number, and a lote: the quadra that is written elsewhere is the street.
  const street =
    (isCode || named === '') && block !== '' ? `quadra ${block.replace(/(?<=[A-Z])(?=\d)/, ' ')}` : named
  const main = readStreetName(street)
  const streets: StreetName[] = []
  const hasGroups = main !== null && (main.type === 'quadra' || sectorName.test(main.name))
  if (hasGroups && group !== '' && !main.name.includes('conjunto'))
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
    streets: readStreets(street, after, { block, group }),
    number: number === null ? null : Number(/^\d+/.exec(number)?.[0]),
    block: block === '' ? null : joinBlock(block, group),
    lot: lot === '' ? null : lot,
    neighborhood: readNeighborhoodName(given.neighborhood.replace(/\(.*$/, '')),
    postalCode,
  }
}
