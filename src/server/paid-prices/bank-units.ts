import sql from 'sql-template-tag'
import type { Centavos } from '#domain/money.ts'
import { foldText } from '#domain/fold-text.ts'
import {
  findMatchingStreet,
  isContainedStreet,
  readAddressBuilding,
} from '#domain/paid-prices/building-key.ts'
import type { BuildingKey } from '#domain/paid-prices/building-key.ts'
import { unitIdentity } from '#domain/paid-prices/paid-record.ts'
import { readUnitKey, type UnitKey } from '#domain/paid-prices/unit-key.ts'
import type { Queryable } from '../database/database.ts'
import type { PaidCity } from './cities/paid-city.ts'

/** The flats of a city that the bank lists or has listed, by building: its own dealings with them are no sales. */
export class BankUnits {
  readonly #byNumber = new Map<string, { street: string; unit: string; gone: GoneFlat | null }[]>()

  add(address: string, neighborhood: string, gone: Omit<GoneFlat, 'unit'> | null): void {
    const found = readAddressBuilding(address, neighborhood)
    if (found === null) return
    const { street, number } = found.building
    const known = this.#byNumber.get(number) ?? []
    this.#byNumber.set(number, known)
    const unit = readUnitKey(found.complement)
    known.push({ street, unit: unitIdentity(unit), gone: gone && { ...gone, unit } })
  }

  /** Returns the units of a building (`unitIdentity`), and of any that may be it: their sales must not count. */
  of({ street, number }: BuildingKey): ReadonlySet<string> {
    const units = this.#byNumber.get(number) ?? []
    return new Set(units.filter(each => isContainedStreet(each.street, street)).map(({ unit }) => unit))
  }

  /**
   * Returns the flats of a building that have left the list.
   * @param recorded the streets that have records at its number: where another of them may be meant, none is
   */
  goneOf({ street, number }: BuildingKey, recorded: readonly string[]): GoneFlat[] {
    const units = this.#byNumber.get(number) ?? []
    return units.flatMap(({ street: own, gone }) =>
      gone !== null && findMatchingStreet(own, recorded) === street ? [gone] : [],
    )
  }
}

/** A flat that has left the bank's list. */
export interface GoneFlat {
  id: string
  unit: UnitKey
  /** Its last price in the list. */
  price: Centavos
  /** The day of the last list with it, at the latest, in days since 1970. */
  lastListed: number
}

/** Reads the bank's flats of a city, also those that have left the list. */
export async function readBankUnits(db: Queryable, { name, state }: PaidCity): Promise<BankUnits> {
  const [row] = await db.query<{ packed: string }>(sql`
    select coalesce(json_agg(json_build_array(t.address, t.neighborhood, l.id::text, l.price,
      case when l.gone then coalesce(l.seen_on, l.list_date) - date '1970-01-01' end)), '[]')::text as packed
    from listings l join listing_texts t on t.id = l.id
    where l.state = ${state} and l.city_key = ${foldText(name)} and l.category = 'apartamento'`)
  const units = new BankUnits()
  type Packed = [address: string, neighborhood: string, id: string, price: number, goneOn: number | null]
  for (const [address, neighborhood, id, price, goneOn] of JSON.parse(row?.packed ?? '[]') as Packed[])
    units.add(address, neighborhood, goneOn === null ? null : { id, price, lastListed: goneOn })
  return units
}

/**
 * Identifies, by city, which flats the bank lists or has listed there and at which addresses: an estimate leaves them out, so it
 * is another where they are others.
 */
export async function identifyBankUnits(
  db: Queryable,
  cities: readonly PaidCity[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ city: string; units: string }>(sql`
    select c.city, count(*) || ' ' || sum(hashtext(concat_ws('; ', l.id, t.address, t.neighborhood))) as units
    from unnest(${cities.map(({ id }) => id)}::text[], ${cities.map(({ state }) => state)}::text[],
      ${cities.map(({ name }) => foldText(name))}::text[]) as c (city, state, city_key)
    join listings l on l.state = c.state and l.city_key = c.city_key and l.category = 'apartamento'
    join listing_texts t on t.id = l.id
    group by c.city`)
  return new Map(rows.map(({ city, units }) => [city, units]))
}

/** Identifies the state of the catalogue in which the bank's flats were read: they come with lists alone. */
export async function readNewestListImport(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: number | null }>(
    sql`select max(id) as id from imports where status = 'done' and not of_page`,
  )
  return row?.id ?? 0
}
