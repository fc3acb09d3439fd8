import type { PlacePrecision } from '../property/geographic-place.ts'
import type { BookIndex } from './book-index.ts'
import { findStreetHouses } from './find-street.ts'
import { computeMeters, findMiddle, type Middle } from './place-cluster.ts'
import type { AddressQuestion } from './read-address.ts'

/** Where an address lies according to the census. WGS84 degrees. */
export interface AddressMatch {
  lat: number
  lng: number
  precision: Exclude<PlacePrecision, 'city' | 'state'>
  /** Meters within which the address lies, in some 95 of 100 cases (`measureAddressBook`). */
  radius: number
}

/** Numbers and quadras are looked for; without them an address is placed at its street, postal code or neighborhood. */
export interface MatchOptions {
  /** 1 = left out of the book, by house: how well it places addresses that it does not have. */
  hidden?: Uint8Array | null
}

/** Meters within which what has one number lies; beyond, they are several houses. */
const oneHouse = 100
/** Numbers between which a house lies, at most so many and so many meters apart; the nearest number, at most so far. */
const mostBetween = { numbers: 200, meters: 400 }
const mostBeside = 100
/** What the other side of the street adds to the distance of numbers. */
const otherSide = 10
/** Meters by which an estimated place of the census may be off. */
const estimatedRadius = 60
/** Houses and meters from which the middle of a street, a postal code or a neighborhood says nothing. */
const mostRadius = { street: 1_000, cep: 1_500, neighborhood: 3_000 }
/** Houses up to which a middle is computed again without those that are left out. */
const mostRecounted = 400

/** Places an address by the census's addresses of its municipality; `null` where they do not have it. */
export function matchAddress(
  index: BookIndex,
  question: AddressQuestion,
  { hidden = null }: MatchOptions = {},
): AddressMatch | null {
  const localities = question.neighborhood === null ? [] : index.findLocalities(question.neighborhood)
  const matcher = new AddressMatcher(index, question, localities, hidden)
  return matcher.match()
}

class AddressMatcher {
  readonly #index: BookIndex
  readonly #question: AddressQuestion
  readonly #localities: readonly number[]
  readonly #hidden: Uint8Array | null

  constructor(
    index: BookIndex,
    question: AddressQuestion,
    localities: readonly number[],
    hidden: Uint8Array | null,
  ) {
    this.#index = index
    this.#question = question
    this.#localities = localities
    this.#hidden = hidden
  }

  match(): AddressMatch | null {
    const street = this.#findStreet()
    const house = (street && this.#matchHouse(street.houses)) ?? this.#matchLot(street?.houses ?? null)
    if (house !== null) return house
    const around = [
      street &&
        this.#matchAround('street', street.key, [street.houses], { share: 1.1, least: 60, few: [10, 400] }),
      this.#matchPostalCode(),
      this.#matchNeighborhood(),
    ].filter(match => match !== null)
    // The street, unless it is a long one and something else says more.
    const [first] = around
    if (first === undefined || first.radius <= mostRadius.street) return first ?? null
    return around.reduce((best, match) => (match.radius < best.radius ? match : best))
  }

  #findStreet(): { key: string; houses: Uint32Array } | null {
    for (const street of this.#question.streets) {
      const found = findStreetHouses(this.#index, street, {
        localities: this.#localities,
        postalCode: this.#question.postalCode,
      })
      if (found !== null) return found
    }
    return null
  }

  #isShown(house: number): boolean {
    return this.#hidden === null || this.#hidden[house] === 0
  }

  /** Places a house of a street by its number, or between its neighbors. */
  #matchHouse(houses: Uint32Array): AddressMatch | null {
    const { number } = this.#question
    if (number === null || number === 0) return null
    const { book } = this.#index
    const same: number[] = []
    for (const house of houses) if (book.numbers[house] === number && this.#isShown(house)) same.push(house)
    if (same.length > 0) {
      const found = this.#matchSpot(same)
      if (found !== null) return found
    }
    return this.#matchNear(houses, number)
  }

  /** Places what lies together as one building; of several places that of the neighborhood or postal code. */
  #matchSpot(houses: readonly number[]): AddressMatch | null {
    const { book } = this.#index
    const measured = houses.filter(house => book.estimated[house] === 0)
    const some = measured.length > 0 ? measured : houses
    const middle = findMiddle(book, some)
    if (middle === null) return null
    if (middle.p95 > oneHouse) {
      const own = some.filter(house => this.#isOwn(house))
      return own.length === 0 || own.length === some.length ? null : this.#matchSpot(own)
    }
    if (measured.length === 0) return present(middle, 'near', Math.max(estimatedRadius, middle.p95))
    return present(middle, 'building', Math.max(30, middle.p95))
  }

  /** Whether a house has the postal code asked for, or where none is asked for, the neighborhood. */
  #isOwn(house: number): boolean {
    const { book } = this.#index
    const { postalCode } = this.#question
    if (postalCode !== null && this.#index.housesOfPostalCode(postalCode).length > 0)
      return book.postalCodes[house] === postalCode
    return this.#localities.includes(book.localityOf[house]!)
  }

  #matchNear(houses: Uint32Array, number: number): AddressMatch | null {
    const { book } = this.#index
    let [below, above, beside] = [0, Infinity, 0]
    const gapTo = (other: number): number =>
      Math.abs(other - number) + ((other - number) % 2 === 0 ? 0 : otherSide)
    for (const house of houses) {
      const other = book.numbers[house]!
      if (other === 0 || other === number || book.estimated[house] === 1 || !this.#isShown(house)) continue
      if (beside === 0 || gapTo(other) < gapTo(beside)) beside = other
      if ((other - number) % 2 !== 0) continue
      if (other < number) below = Math.max(below, other)
      else above = Math.min(above, other)
    }
    if (beside === 0) return null
    const middleOf = (wanted: number): Middle | null => {
      const there: number[] = []
      for (const house of houses)
        if (book.numbers[house] === wanted && book.estimated[house] === 0 && this.#isShown(house))
          there.push(house)
      const middle = findMiddle(book, there)
      return middle === null || middle.p95 > oneHouse ? null : middle
    }
    if (below > 0 && above - below <= mostBetween.numbers) {
      const [from, to] = [middleOf(below), middleOf(above)]
      const meters = from && to && computeMeters(from.lat, from.lng, to.lat, to.lng)
      if (from && to && meters !== null && meters <= mostBetween.meters) {
        const share = (number - below) / (above - below)
        const [lat, lng] = [from.lat + share * (to.lat - from.lat), from.lng + share * (to.lng - from.lng)]
        return present({ lat, lng }, 'near', Math.max(25, meters / 2))
      }
    }
    const gap = gapTo(beside)
    const place = gap <= mostBeside ? middleOf(beside) : null
    return place && present(place, 'near', 30 + 1.2 * gap)
  }

  /** Places a lote of a quadra: of the street, else of the neighborhood or postal code. */
  #matchLot(streetHouses: Uint32Array | null): AddressMatch | null {
    const { block, lot } = this.#question
    const { book } = this.#index
    const blockId = this.#index.findLotName(block)
    const lotId = this.#index.findLotName(lot)
    if (blockId === 0) return null
    for (const houses of [streetHouses, ...this.#listAround()]) {
      if (houses === null) continue
      const inBlock = Array.from(houses).filter(
        house => book.blockOf[house] === blockId && this.#isShown(house),
      )
      const lots = lotId === 0 ? [] : inBlock.filter(house => book.lotOf[house] === lotId)
      const found = (lots.length > 0 ? this.#matchSpot(lots) : null) ?? this.#matchBlock(inBlock)
      if (found !== null) return found
    }
    return null
  }

  /** Places something in a quadra whose houses lie together. */
  #matchBlock(houses: readonly number[]): AddressMatch | null {
    const middle = houses.length < 3 ? null : findMiddle(this.#index.book, houses)
    return middle === null || middle.p95 > oneHouse
      ? null
      : present(middle, 'near', Math.max(60, 1.5 * middle.p95))
  }

  /** The houses of the postal code, and those of the neighborhood. */
  #listAround(): Uint32Array[] {
    const { postalCode } = this.#question
    return [
      ...(postalCode === null ? [] : [this.#index.housesOfPostalCode(postalCode)]),
      ...this.#localities.map(locality => this.#index.housesOfLocality(locality)),
    ]
  }

  #matchPostalCode(): AddressMatch | null {
    const { postalCode } = this.#question
    if (postalCode === null) return null
    const houses = this.#index.housesOfPostalCode(postalCode)
    const match = this.#matchAround('cep', `cep ${postalCode}`, [houses], {
      share: 1,
      least: 60,
      few: [10, 400],
    })
    return match !== null && match.radius <= mostRadius.cep ? match : null
  }

  #matchNeighborhood(): AddressMatch | null {
    if (this.#localities.length === 0) return null
    const houses = this.#localities.map(locality => this.#index.housesOfLocality(locality))
    const key = `neighborhood ${this.#localities.join()}`
    const match = this.#matchAround('neighborhood', key, houses, { share: 1.1, least: 200, few: [30, 1_000] })
    return match !== null && match.radius <= mostRadius.neighborhood ? match : null
  }

  #matchAround(
    precision: 'street' | 'cep' | 'neighborhood',
    key: string,
    parts: readonly Uint32Array[],
    { share, least, few: [fewHouses, fewRadius] }: { share: number; least: number; few: [number, number] },
  ): AddressMatch | null {
    const join = () => parts.flatMap(houses => Array.from(houses))
    const isRecounted =
      this.#hidden !== null && parts.reduce((sum, { length }) => sum + length, 0) <= mostRecounted
    const middle = isRecounted
      ? findMiddle(
          this.#index.book,
          join().filter(house => this.#isShown(house)),
        )
      : this.#index.middleOf(key, join)
    if (middle === null) return null
    const smallest = middle.count < fewHouses ? Math.max(least, fewRadius) : least
    return present(middle, precision, Math.max(smallest, share * middle.p95))
  }
}

/**
 * Whole meters, upwards. Four decimals of a degree are 11 m: precise enough for a house, and small enough for a map's answer with
 * all listings.
 */
const present = (
  { lat, lng }: Pick<Middle, 'lat' | 'lng'>,
  precision: AddressMatch['precision'],
  radius: number,
): AddressMatch => ({
  lat: Math.round(lat / 100) / 1e4,
  lng: Math.round(lng / 100) / 1e4,
  precision,
  radius: Math.ceil(radius),
})
