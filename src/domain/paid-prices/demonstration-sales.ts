import { toDate, toDayNumber } from '../calendar-date.ts'
import { createDice, type SeededDice } from '../drawing/seeded-dice.ts'
import { fromReais } from '../money.ts'
import type { Listing } from '../property/listing.ts'
import { readAddressBuilding } from './building-key.ts'
import { estimatePaidPrice, type PaidPriceAnswer } from './estimate-paid-price.ts'
import type { PaidRecord } from './paid-record.ts'
import { readUnitKey } from './unit-key.ts'

/** How invented sales name their origin, wherever those of a city are named by it. */
export const demonstrationSource = { basis: 'valores inventados', source: 'demonstração' } as const

type DemonstrationFlat = Pick<
  Listing,
  'id' | 'address' | 'neighborhood' | 'category' | 'evaluation' | 'privateArea'
>

/** Of the demonstration's flats, one in so many stands in a building with sales. */
const flatsPerBuildingWithSales = 8
/** Days of sales before the month in which one looks at it, so that they are never old. */
const salesDays = 660
const model = { growth: 0.02, width: 1.3 } as const

/** Returns the day (since 1970) by which sales are invented on a day: the first of its month, so that they change once a month. */
export const findDemonstrationDay = (today: number): number => toDayNumber(`${toDate(today).slice(0, 7)}-01`)

/**
 * Invents what neighbours of a demonstration's flat paid, and estimates from that as from a city's records; most flats have no
 * such sales. The same flat has the same sales all month.
 * @param today days since 1970
 */
export function inventPaidPrice(flat: DemonstrationFlat, today: number): PaidPriceAnswer {
  const none: PaidPriceAnswer = { silent: 'city', sales: [], doubted: null }
  const { evaluation, privateArea, category } = flat
  const place = readAddressBuilding(flat.address, flat.neighborhood)
  const dice = createDice(`paid ${flat.id}`)
  if (category !== 'apartamento' || evaluation === null || privateArea === null || place === null) return none
  if (!dice.once(flatsPerBuildingWithSales)) return none
  const unit = readUnitKey(place.complement)
  const day = findDemonstrationDay(today)
  const records = inventRecords(dice, { value: evaluation, area: privateArea, unit: unit.unit, day })
  return estimatePaidPrice(
    { ...unit, kind: 'apartamento', privateArea, totalArea: null },
    { records, areaOf: 'private', at: day, dataEnd: day, ...model },
  )
}

function inventRecords(
  dice: SeededDice,
  { value, area, unit, day }: { value: number; area: number; unit: string; day: number },
): PaidRecord[] {
  // What the building fetches, in hundredths of the appraisal.
  const level = dice.between(88, 118)
  return Array.from({ length: dice.between(6, 11) }, (_, at): PaidRecord => {
    const ownArea = Math.round(area * dice.between(97, 103)) / 100
    const scatter = dice.between(93, 107)
    const perArea = (value / area) * (level / 100) * (scatter / 100)
    const name = String(100 * (1 + Math.floor(at / 4)) + 1 + (at % 4))
    return {
      unit: name === unit ? `${name}A` : name,
      block: '',
      kind: 'apartamento',
      deed: 'sale',
      value: fromReais(Math.round((perArea * ownArea) / 100_000) * 1_000),
      area: ownArea,
      day: day - 20 - dice.roll(salesDays),
      financed: dice.once(3),
      title: null,
    }
  })
}
