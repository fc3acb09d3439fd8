import { foldText, tidyText } from '../fold-text.ts'

/** The parts of an address as a list or a page writes it. */
export interface AddressParts {
  /** As written, without the stretch that it serves in the postal service's books. */
  street: string
  /** `null` where the address has none. */
  number: string | null
  /** What follows the number: `APTO. 304 BL 02`; empty without a number. */
  unit: string
}

/** Marks of a number, from the surest to the least sure: `, N. 100`, ` Nº 100`, `, 100`. */
const numberMarks = [
  /\s*,\s*n(?:[.o\u00b0\u00ba]|\s)[.n\u00b0\u00ba\so]*(?=\S|$)/i,
  /[\s,]+n[.o\u00b0\u00ba\s]*(?=\d)/i,
  /\s*,\s*(?=\d)/,
]

/**
 * A house number at the start of a text: `210`, `48.677`, `145-A`, `202A`, and `1-57`, as some towns count by blocks. A
 * dot before three digits groups thousands.
 */
const houseNumber = /^(\d{1,3}(?:\.\d{3})+|\d{1,6})(?:-?([a-z])(?![a-z])|-(\d{1,4}))?(?![\da-z])/i

/**
 * Reads the house number that a text begins with: `48677` of `48.677`, `145A` of `145-A`; `null` for “SN”, `S/N`, `0`,
 * `KM 6`, `CS 71`, `-` and other texts without a number.
 */
export function readHouseNumber(text: string): string | null {
  const [, digits = '', letter, ofBlock] = houseNumber.exec(text.trim()) ?? []
  const number = Number(digits.replaceAll('.', ''))
  if (number === 0 || number > 999_999) return null
  return `${number}${letter?.toUpperCase() ?? ''}${ofBlock === undefined ? '' : `-${ofBlock}`}`
}

/** `- até 1715 - lado ímpar`, `- de 501 a 999`, `, lado par`: which stretch of a street a postal code serves. */
const servedStretch =
  /\s*[-\u2013(,]\s*(?:at[eé]\s+\d|(?:de|a\s+partir\s+de)\s+\d[\d./]*\s*(?:$|\(|-|[,;)]|a[o\s]|at[eé])|lado\s+(?:[ií]mpar|par)(?!\w)).*$/i

/** Splits an address of any source into street, number and what follows; spaces are tidied, the writing stays. */
export function splitAddress(address: string): AddressParts {
  const text = tidyText(address)
  for (const mark of numberMarks) {
    const found = mark.exec(text)
    if (found === null || found.index === 0 || isWithinBrackets(text, found.index)) continue
    const rest = text.slice(found.index + found[0].length)
    const number = readHouseNumber(rest)
    const after = number === null ? '' : rest.replace(houseNumber, '').replace(/^[\s,.;-]+/, '')
    return { street: tidyStreet(text.slice(0, found.index)), number, unit: after }
  }
  return { street: tidyStreet(text.split(',', 1)[0] ?? ''), number: null, unit: '' }
}

/** Whether a bracket is open at a position: `(em frente ao nº 9999)` is no number of the address. */
const isWithinBrackets = (text: string, at: number): boolean =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at)

/** The name of a street without a number that is written into it a second time, and without the served stretch. */
const tidyStreet = (street: string): string =>
  street
    .replace(servedStretch, '')
    .replace(/\sn[.\u00b0\u00ba]? ?\d.*$/i, '')
    .trim()

/** Returns a key that is equal for addresses of one street and number; `null` where the address has no number. */
export function readStreetAddress(address: string): string | null {
  const { street, number } = splitAddress(address)
  return number === null ? null : `${foldText(street)} ${number.toLowerCase()}`
}

/** Returns what an address says after the street and number: `APTO. 304 BL 02`; empty when there is nothing, or no number. */
export const readStreetUnit = (address: string): string => splitAddress(address).unit

const plainNumbers =
  'um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte'
/** `10`, `10-A`, “A”, “B1”, `A 3`, “XV”, `dois`, `projetada 5`: names that many streets of one town have. */
const manyTimes = new RegExp(
  `^(?:n?[\u00b0\u00ba.]?\\s*\\d{1,4}[\u00b0\u00ba\u00aa]?\\s*-?\\s*[a-z]?|[a-z]{1,2}\\s*-?\\s*\\d{0,4}\\s*-?\\s*[a-z]?|[ivxl]{1,6}|${plainNumbers}|(?:projetada|proj|particular|servidao|sem (?:nome|denominacao)|sd)\\b.*)$`,
)

/**
 * Whether a street's name (without its type: “A”, `17`, `PROJETADA B`) is a letter or a number, which a town gives out
 * again in each of its neighborhoods: it says where something is only together with its neighborhood.
 */
export const isStreetOfNeighborhood = (name: string): boolean => manyTimes.test(foldText(name))
