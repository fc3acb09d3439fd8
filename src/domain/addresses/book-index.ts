import { reduceToSound } from '../property/name-spellings.ts'
import { isStreetOfNeighborhood } from '../property/street-address.ts'
import type { AddressBook } from './address-book.ts'
import { findMiddle, type Middle, splitIntoLines } from './place-cluster.ts'
import {
  type NeighborhoodName,
  readNeighborhoodName,
  readStreetName,
  type StreetName,
} from './place-words.ts'

/** A street of a municipality: all that the census writes so. */
export interface BookStreet extends StreetName {
  /** Positions in the book's list of streets. */
  streets: number[]
  /** Whether the town may have several streets of this name: a letter or a number. */
  ofNeighborhood: boolean
}

/** The name of a street as it sounds; letters and numbers of it never change. */
const soundOfStreet = (name: string): string =>
  name
    .split(' ')
    .map(word => (word.length === 1 || /\d/.test(word) ? word : reduceToSound(word)))
    .join(' ')

/** An address book with what is found in it by name; each part is made when it is first needed. */
export class BookIndex {
  readonly book: AddressBook
  readonly streets: readonly BookStreet[]
  readonly #byTitle = new Map<string, BookStreet[]>()
  readonly #byName = new Map<string, BookStreet[]>()
  readonly #bySound = new Map<string, BookStreet[]>()
  /** By the position in the book's list; none where it has no name. */
  readonly #streetAt: (BookStreet | undefined)[]
  readonly #streetOf: Uint32Array
  readonly #lines = new Map<BookStreet, Uint32Array[]>()
  readonly #localities = new Map<string, number[]>()
  readonly #bareLocalities = new Map<string, number[]>()
  readonly #middles = new Map<string, Middle | null>()
  readonly #lotNames: ReadonlyMap<string, number>
  #byLocality: Grouped | null = null
  #byPostalCode: Map<number, Uint32Array> | null = null
  #streetsOfLocality: Map<number, Set<BookStreet>> | null = null

  constructor(book: AddressBook) {
    this.book = book
    const known = new Map<string, BookStreet>()
    for (const [at, written] of book.streets.entries()) {
      const name = readStreetName(written)
      if (name === null) continue
      const key = `${name.type}|${name.title}|${name.name}`
      const street = known.get(key)
      if (street !== undefined) street.streets.push(at)
      else known.set(key, { ...name, streets: [at], ofNeighborhood: isStreetOfNeighborhood(name.name) })
    }
    this.streets = [...known.values()]
    this.#streetAt = Array.from({ length: book.streets.length })
    for (const street of this.streets) for (const at of street.streets) this.#streetAt[at] = street
    for (const street of this.streets) {
      add(this.#byTitle, `${street.title}|${street.name}`, street)
      add(this.#byName, street.name, street)
      if (!street.ofNeighborhood) add(this.#bySound, soundOfStreet(street.name), street)
    }
    for (const [at, written] of book.localities.entries()) {
      const name = readNeighborhoodName(written)
      if (name === null) continue
      add(this.#localities, name.whole, at)
      add(this.#bareLocalities, soundOfStreet(name.bare), at)
    }
    this.#lotNames = new Map(book.lotNames.map((name, at) => [name, at]))
    this.#streetOf = new Uint32Array(book.numbers.length)
    for (let street = 0; street < book.streets.length; street++)
      this.#streetOf.fill(street, book.streetStarts[street], book.streetStarts[street + 1])
  }

  withTitle(title: string, name: string): readonly BookStreet[] {
    return this.#byTitle.get(`${title}|${name}`) ?? []
  }

  named(name: string): readonly BookStreet[] {
    return this.#byName.get(name) ?? []
  }

  sounding(name: string): readonly BookStreet[] {
    return this.#bySound.get(soundOfStreet(name)) ?? []
  }

  /** Lists a street's houses as lines (`splitIntoLines`), the one with most houses first. */
  linesOf(street: BookStreet): readonly Uint32Array[] {
    const known = this.#lines.get(street)
    if (known !== undefined) return known
    const houses: number[] = []
    for (const at of street.streets)
      for (let house = this.book.streetStarts[at]!; house < this.book.streetStarts[at + 1]!; house++)
        houses.push(house)
    const lines = splitIntoLines(this.book, houses)
    this.#lines.set(street, lines)
    return lines
  }

  /**
   * Finds the census's localities of a neighborhood's name: the whole name, else its own name without what kind of place it
   * is, as it sounds. Empty where none is, and where several with different names are.
   */
  findLocalities({ whole, bare }: NeighborhoodName): readonly number[] {
    const exact = this.#localities.get(whole)
    if (exact !== undefined) return exact
    const found = this.#bareLocalities.get(soundOfStreet(bare)) ?? []
    const names = new Set(found.map(at => readNeighborhoodName(this.book.localities[at] ?? '')?.whole))
    return names.size === 1 ? found : []
  }

  /** Returns the number of a quadra's or lote's name in the book; 0 where it has none of this name. */
  findLotName(name: string | null): number {
    return (name !== null && this.#lotNames.get(name)) || 0
  }

  housesOfLocality(locality: number): Uint32Array {
    this.#byLocality ??= groupHouses(this.book.localityOf, this.book.localities.length)
    return this.#byLocality.houses.subarray(
      this.#byLocality.starts[locality],
      this.#byLocality.starts[locality + 1],
    )
  }

  housesOfPostalCode(postalCode: number): Uint32Array {
    this.#byPostalCode ??= groupByPostalCode(this.book.postalCodes)
    return this.#byPostalCode.get(postalCode) ?? new Uint32Array()
  }

  /** Lists the streets with houses in a locality. */
  streetsOfLocality(locality: number): ReadonlySet<BookStreet> {
    if (this.#streetsOfLocality === null) {
      this.#streetsOfLocality = new Map()
      for (const street of this.streets)
        for (const at of street.streets)
          for (let house = this.book.streetStarts[at]!; house < this.book.streetStarts[at + 1]!; house++) {
            const of = this.book.localityOf[house]!
            const streets = this.#streetsOfLocality.get(of)
            if (streets === undefined) this.#streetsOfLocality.set(of, new Set([street]))
            else streets.add(street)
          }
    }
    return this.#streetsOfLocality.get(locality) ?? new Set()
  }

  /** Lists the streets with houses of a postal code. */
  streetsOfPostalCode(postalCode: number): ReadonlySet<BookStreet> {
    const streets = new Set<BookStreet>()
    for (const house of this.housesOfPostalCode(postalCode)) {
      const street = this.#streetAt[this.#streetOf[house]!]
      if (street !== undefined) streets.add(street)
    }
    return streets
  }

  /** Finds the middle of houses that are asked for again and again, by a key of the caller's. */
  middleOf(key: string, listHouses: () => ArrayLike<number>): Middle | null {
    const known = this.#middles.get(key)
    if (known !== undefined) return known
    const middle = findMiddle(this.book, listHouses())
    this.#middles.set(key, middle)
    return middle
  }
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key)
  if (values === undefined) map.set(key, [value])
  else values.push(value)
}

interface Grouped {
  houses: Uint32Array
  starts: Uint32Array
}

function groupHouses(groupOf: Uint16Array, groups: number): Grouped {
  const starts = new Uint32Array(groups + 1)
  for (const group of groupOf) starts[group + 1]!++
  for (let group = 0; group < groups; group++) starts[group + 1]! += starts[group]!
  const houses = new Uint32Array(groupOf.length)
  const next = starts.slice()
  for (const [house, group] of groupOf.entries()) houses[next[group]!++] = house
  return { houses, starts }
}

function groupByPostalCode(postalCodes: Uint32Array): Map<number, Uint32Array> {
  const order = Uint32Array.from(postalCodes.keys()).sort(
    (a, b) => postalCodes[a]! - postalCodes[b]! || a - b,
  )
  const groups = new Map<number, Uint32Array>()
  for (let from = 0; from < order.length; ) {
    const code = postalCodes[order[from]!]!
    let to = from + 1
    while (to < order.length && postalCodes[order[to]!] === code) to += 1
    if (code > 0 && code % 1000 !== 0) groups.set(code, order.subarray(from, to))
    from = to
  }
  return groups
}
