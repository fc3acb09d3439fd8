import { brasiliaDayNumber } from '#domain/brasilia-time.ts'
import {
  type BuildingKey,
  findMatchingStreet,
  readAddressBuilding,
} from '#domain/paid-prices/building-key.ts'
import { estimatePaidPrice, type PaidPriceAnswer } from '#domain/paid-prices/estimate-paid-price.ts'
import { findLaterSale, type LaterSale, readPageTitles } from '#domain/paid-prices/later-sale.ts'
import type { Centavos } from '#domain/money.ts'
import { readUnitKey } from '#domain/paid-prices/unit-key.ts'
import type { Category } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../database/database.ts'
import { type BankUnits, readBankUnits, readNewestListImport } from './bank-units.ts'
import type { PaidCity } from './cities/paid-city.ts'
import { findPaidCityByName } from './cities/paid-cities.ts'
import {
  type BuildingRecords,
  buildingIdentity,
  type PaidCityState,
  readBuildings,
  readBuildingsAtNumbers,
  readCityStates,
} from './paid-price-store.ts'
import { isTestedCity } from '#domain/paid-prices/tested-city.ts'

/** A property whose paid price is asked for, as a list states it. */
export interface PaidPriceQuestion {
  address: string
  neighborhood: string
  kind: Category | null
  privateArea: number | null
  totalArea: number | null
}

/** Milliseconds for which what is known about cities is kept: an import shows after that long. */
const keptMs = 2_000

interface LoadedCity {
  city: PaidCity
  state: PaidCityState
  units: BankUnits
}

/** A flat that left the bank's list, and for what it was sold then. */
export interface BankSale extends LaterSale {
  id: string
  /** Its last price in the list. */
  price: Centavos
  /** Days since 1970. */
  lastListed: number
}

/** Flats of a building at most. */
const mostBankSales = 5

const noSales = (silent: 'address' | 'city'): PaidPriceAnswer => ({ silent, sales: [], doubted: null })

/** Finds what was paid in the buildings of properties. */
export class PaidPriceFinder {
  #states: { readAt: number; byCity: ReadonlyMap<string, PaidCityState> } | null = null
  readonly #units = new Map<string, { list: number; readAt: number; units: BankUnits }>()

  constructor(
    readonly db: Queryable,
    readonly now: () => Date,
  ) {}

  /**
   * Finds the prices of properties of one city, in their order.
   * @param at the day of the estimates, in days since 1970: only records before it count; today where it is left out
   */
  async find(
    place: { state: Uf; city: string },
    questions: readonly PaidPriceQuestion[],
    at = brasiliaDayNumber(this.now().getTime()),
  ): Promise<PaidPriceAnswer[]> {
    const loaded = await this.#load(place)
    if (loaded === null) return questions.map(() => noSales('city'))
    const asked = questions.map(({ address, neighborhood }) => readAddressBuilding(address, neighborhood))
    const buildings = asked.flatMap(each => (each === null ? [] : [each.building]))
    const { records } = await this.#readRecords(loaded.city.id, buildings)
    return questions.map((question, index) => {
      const found = asked[index]
      if (found === null || found === undefined) return noSales('address')
      const known = records.get(buildingIdentity(found.building))
      return answerQuestion(question, found.complement, known, loaded, at)
    })
  }

  /**
   * Finds for what a listing was sold after it left the list, and other flats of its building that the bank had listed.
   * @param gone of the listing itself; `null` while it is offered
   */
  async findBankSales(
    listing: PaidPriceQuestion & { id: string; state: Uf; city: string },
    gone: { titleRecord: string | null; registryOffice: string | null; lastListed: number } | null,
  ): Promise<{ own: LaterSale | null; others: BankSale[] }> {
    const loaded = await this.#load(listing)
    const asked = readAddressBuilding(listing.address, listing.neighborhood)
    if (loaded === null || asked === null) return { own: null, others: [] }
    const { records, streets } = await this.#readRecords(loaded.city.id, [asked.building])
    const known = records.get(buildingIdentity(asked.building))
    if (known === undefined) return { own: null, others: [] }
    const own =
      gone &&
      findLaterSale(
        {
          ...readUnitKey(asked.complement),
          kind: listing.kind,
          titles: readPageTitles(gone.titleRecord, gone.registryOffice),
          lastListed: gone.lastListed,
        },
        known.records,
      )
    const others = loaded.units
      .goneOf(known.building, streets.get(known.building.number) ?? [])
      .flatMap(({ id, unit, price, lastListed }) => {
        const sale = findLaterSale({ ...unit, kind: 'apartamento', titles: [], lastListed }, known.records)
        return id === listing.id || sale === null ? [] : [{ id, price, lastListed, ...sale }]
      })
    return { own, others: others.toSorted((a, b) => b.day - a.day).slice(0, mostBankSales) }
  }

  /**
   * Reads the records of buildings, by the building asked for; where its street has another name in them, by that. With them
   * the streets that have records at their numbers.
   */
  async #readRecords(
    city: string,
    asked: readonly BuildingKey[],
  ): Promise<{
    records: ReadonlyMap<string, BuildingRecords>
    streets: ReadonlyMap<string, readonly string[]>
  }> {
    const wanted = new Map(asked.map(building => [buildingIdentity(building), building]))
    const found = new Map<string, BuildingRecords>()
    if (wanted.size === 0) return { records: found, streets: new Map() }
    const { buildings, streets } = await readBuildingsAtNumbers(this.db, city, [...wanted.values()])
    for (const each of buildings) found.set(buildingIdentity(each.building), each)
    const missing = [...wanted].filter(([key]) => !found.has(key))
    const meant = new Map<string, BuildingKey>()
    for (const [key, { street, number }] of missing) {
      const match = findMatchingStreet(street, streets.get(number) ?? [])
      if (match !== null) meant.set(key, { street: match, number })
    }
    if (meant.size === 0) return { records: found, streets }
    const others = new Map<string, BuildingRecords>()
    for (const each of await readBuildings(this.db, city, [...new Set(meant.values())]))
      others.set(buildingIdentity(each.building), each)
    for (const [key, building] of meant) {
      const other = others.get(buildingIdentity(building))
      if (other !== undefined) found.set(key, other)
    }
    return { records: found, streets }
  }

  async #load(place: { state: Uf; city: string }): Promise<LoadedCity | null> {
    const city = findPaidCityByName(place)
    if (city === null) return null
    const known = (await this.#readStates()).get(city.id)
    return known === undefined ? null : { city, state: known, units: await this.#readUnits(city) }
  }

  async #readStates(): Promise<ReadonlyMap<string, PaidCityState>> {
    const at = this.now().getTime()
    if (this.#states === null || Math.abs(at - this.#states.readAt) > keptMs) {
      const states = await readCityStates(this.db)
      this.#states = { readAt: at, byCity: new Map(states.map(each => [each.city, each])) }
    }
    return this.#states.byCity
  }

  async #readUnits(city: PaidCity): Promise<BankUnits> {
    const at = this.now().getTime()
    const kept = this.#units.get(city.id)
    if (kept !== undefined && Math.abs(at - kept.readAt) <= keptMs) return kept.units
    const list = await readNewestListImport(this.db)
    const units = kept?.list === list ? kept.units : await readBankUnits(this.db, city)
    this.#units.set(city.id, { list, readAt: at, units })
    return units
  }
}

function answerQuestion(
  { kind, privateArea, totalArea }: PaidPriceQuestion,
  complement: string,
  known: BuildingRecords | undefined,
  { city, state, units }: LoadedCity,
  at: number,
): PaidPriceAnswer {
  const answer = estimatePaidPrice(
    { ...readUnitKey(complement), kind, privateArea, totalArea },
    {
      records: known?.records ?? [],
      areaOf: city.areaOf,
      at,
      dataEnd: state.lastDay,
      growth: state.fit?.growth ?? 0,
      width: state.fit?.width ?? 1,
      bankUnits: known === undefined ? undefined : units.of(known.building),
    },
  )
  if (answer.silent !== null || (state.fit !== null && isTestedCity(state.fit))) return answer
  const { silent: _, ...doubted } = answer
  return { silent: 'city', sales: answer.sales, doubted }
}
