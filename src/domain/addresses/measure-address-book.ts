import type { AddressBook } from './address-book.ts'
import type { BookIndex } from './book-index.ts'
import { type AddressMatch, matchAddress } from './match-address.ts'
import { readNeighborhoodName, readStreetName } from './place-words.ts'
import { computeMeters } from './place-cluster.ts'
import type { AddressQuestion } from './read-address.ts'

/** How well addresses of one precision were placed. */
export interface PrecisionErrors {
  precision: AddressMatch['precision']
  /** Houses that were placed so. */
  houses: number
  /** Meters, of half the houses and of 95 %. */
  median: number
  p95: number
  /** The share that lay inside the radius. */
  inside: number
  /** By how much the radius must be larger so that 95 % lie inside it, at least 1: some municipalities number unevenly. */
  stretch: number
}

/** What a house is asked for by in turn: each way leads to another precision. */
const ways = ['number', 'neighbors', 'street', 'cep', 'neighborhood'] as const

/**
 * Measures how well a book places houses that it does not have: houses are left out, one after the other, and looked for, by
 * number (the rest of the same number is there), by its neighbors, by street, by postal code and by neighborhood alone.
 * @param pick the positions of the houses to be left out, without those of which nothing is known
 */
export function measureAddressBook(index: BookIndex, pick: Iterable<number>): PrecisionErrors[] {
  const { book } = index
  const errors = new Map<AddressMatch['precision'], { meters: number[]; shares: number[] }>()
  const hidden = new Uint8Array(book.numbers.length)
  const streetOf = listStreets(book)
  for (const house of pick) {
    if (book.estimated[house] === 1) continue
    const question = ask(book, house, streetOf[house]!)
    for (const way of ways) {
      const asked = reduce(question, way)
      if (asked === null) continue
      const left = listLeftOut(book, house, streetOf[house]!, way)
      for (const at of left) hidden[at] = 1
      const match = matchAddress(index, asked, { hidden })
      for (const at of left) hidden[at] = 0
      if (match === null) continue
      const meters = computeMeters(book.lats[house]!, book.lngs[house]!, match.lat * 1e6, match.lng * 1e6)
      const known = errors.get(match.precision) ?? { meters: [], shares: [] }
      known.meters.push(meters)
      known.shares.push(meters / match.radius)
      errors.set(match.precision, known)
    }
  }
  return [...errors].map(([precision, { meters, shares }]) => {
    const houses = meters.length
    return {
      precision,
      houses,
      median: Math.round(findQuantile(meters, 0.5)),
      p95: Math.round(findQuantile(meters, 0.95)),
      inside: shares.filter(share => share <= 1).length / houses,
      stretch: houses < fewestHouses ? 1 : Math.max(1, Math.round(100 * findQuantile(shares, 0.95)) / 100),
    }
  })
}

/** Houses from which the 5 % with the largest errors are enough to say something of the others. */
const fewestHouses = 200

const findQuantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0

function listStreets({ numbers, streets, streetStarts }: AddressBook): Uint32Array {
  const streetOf = new Uint32Array(numbers.length)
  for (let street = 0; street < streets.length; street++)
    streetOf.fill(street, streetStarts[street], streetStarts[street + 1])
  return streetOf
}

function ask(book: AddressBook, house: number, street: number): AddressQuestion {
  const name = readStreetName(book.streets[street] ?? '')
  return {
    streets: name === null ? [] : [name],
    number: book.numbers[house]! || null,
    block: book.lotNames[book.blockOf[house]!] || null,
    lot: book.lotNames[book.lotOf[house]!] || null,
    neighborhood: readNeighborhoodName(book.localities[book.localityOf[house]!] ?? ''),
    postalCode: book.postalCodes[house]! % 1000 === 0 ? null : book.postalCodes[house]!,
  }
}

/** What is asked for; `null` where the house has nothing of it. */
function reduce(question: AddressQuestion, way: (typeof ways)[number]): AddressQuestion | null {
  const bare = { ...question, number: null, block: null, lot: null }
  const hasStreet = question.streets.length > 0
  switch (way) {
    case 'number':
      return hasStreet && (question.number !== null || question.lot !== null)
        ? { ...question, postalCode: null }
        : null
    case 'neighbors':
      return hasStreet && question.number !== null
        ? { ...question, block: null, lot: null, postalCode: null }
        : null
    case 'street':
      return hasStreet ? { ...bare, postalCode: null } : null
    case 'cep':
      return question.postalCode === null ? null : { ...bare, streets: [], neighborhood: null }
    case 'neighborhood':
      return question.neighborhood === null ? null : { ...bare, streets: [], postalCode: null }
  }
}

/**
 * One use of the house, which is the house itself unless it has others; and where its neighbors are to place it, all of its number
 * with what stands on its ground.
 */
function listLeftOut(book: AddressBook, house: number, street: number, way: (typeof ways)[number]): number[] {
  if (way === 'number' && book.uses[house]! > 1) return []
  if (way !== 'neighbors') return [house]
  const left: number[] = []
  for (let at = book.streetStarts[street]!; at < book.streetStarts[street + 1]!; at++)
    if (book.numbers[at] === book.numbers[house]) left.push(at)
  return left
}
