import type { Uf } from '../../src/domain/states.ts'
import { type DemoCity, listDemoCities, readStateShare, demoStates } from './cities.ts'
import { type DemoBuilding, drawBuilding } from './kinds.ts'
import { neighborhoodNames } from './names.ts'
import { drawAddress } from './place.ts'
import { type DemoRandom, createDemoRandom } from './random.ts'
import { type DemoSale, drawSale } from './sale.ts'

export interface DemoRow extends DemoBuilding, DemoSale {
  number: string
  state: Uf
  city: string
  neighborhood: string
  address: string
}

export interface DemoOptions {
  listings: number
  seed: number
}

/** Minimum number of listings per state, so that every state has some. */
const fewest = 12

/** Minimum number of listings per state in Licitação and Venda: from 50, the price ladder of a state is judged. */
const fewestOnLadder = 54

const followsLadder = ({ modality }: DemoRow): boolean => modality !== 'Leilão SFI - Edital Único'

/** States whose cities have quadras and conjuntos instead of streets. */
const planned = new Set<Uf>(['DF', 'GO', 'TO'])

/** Creates an unused listing number that begins with 9999; none of the bank's numbers does. */
function number(random: DemoRandom, usedNumbers: Set<string>): string {
  for (;;) {
    const digits = random.chance(0.03)
      ? `9999${String(random.whole(0, 9999)).padStart(4, '0')}`
      : `9999${String(random.whole(0, 999_999_999)).padStart(9, '0')}`
    if (usedNumbers.has(digits)) continue
    usedNumbers.add(digits)
    return digits
  }
}

function counts(listings: number): Map<Uf, number> {
  const all = demoStates.reduce((sum, state) => sum + readStateShare(state), 0)
  const wanted = demoStates.map(
    state => [state, Math.max(fewest, Math.round((listings * readStateShare(state)) / all))] as const,
  )
  return new Map(wanted)
}

/** A state's cities, with the names of their neighborhoods. */
interface DemoState {
  uf: Uf
  cities: ReadonlyMap<string, DemoCity>
  neighborhoods: ReadonlyMap<string, readonly string[]>
}

function createState(random: DemoRandom, uf: Uf): DemoState {
  const cities = listDemoCities(uf)
  return {
    uf,
    cities: new Map(cities.map(city => [city.name, city])),
    neighborhoods: new Map(
      cities.map(({ name, weight }) => [
        name,
        neighborhoodNames(random, 4 + Math.min(16, Math.round(weight)), planned.has(uf)),
      ]),
    ),
  }
}

function drawRow(
  random: DemoRandom,
  usedNumbers: Set<string>,
  { uf, cities, neighborhoods }: DemoState,
): DemoRow {
  const city = random.weighted(Object.fromEntries([...cities].map(([name, { weight }]) => [name, weight])))
  const building = drawBuilding(random, cities.get(city)?.pricePerM2 ?? 0)
  const rural = building.kind === 'Imóvel rural'
  const digits = number(random, usedNumbers)
  return {
    number: digits,
    state: uf,
    city,
    neighborhood: rural
      ? 'Zona Rural'
      : random.chance(0.004)
        ? ''
        : random.pick(neighborhoods.get(city) ?? []),
    address: drawAddress(random, building, uf, planned.has(uf)),
    ...building,
    ...drawSale(random, createDemoRandom(Number(digits) + 1), building),
  }
}

/**
 * Creates invented listings, the same for the same seed: about as many as requested, and more where a state has too few
 * for its price ladder to be judged; by state, city and falling discount as in the bank's lists.
 */
export function demoRows({ listings, seed }: DemoOptions): DemoRow[] {
  const random = createDemoRandom(seed)
  const more = createDemoRandom(seed + 1)
  const usedNumbers = new Set<string>()
  const rows: DemoRow[] = []
  const lacking: [DemoState, number][] = []
  for (const [uf, count] of counts(listings)) {
    const state = createState(random, uf)
    const drawn = Array.from({ length: count }, () => drawRow(random, usedNumbers, state))
    lacking.push([state, fewestOnLadder - drawn.filter(followsLadder).length])
    rows.push(...drawn)
  }
  for (const [state, missing] of lacking) {
    for (let left = missing; left > 0; ) {
      const row = drawRow(more, usedNumbers, state)
      if (followsLadder(row)) left -= 1
      rows.push(row)
    }
  }
  const order = (a: DemoRow, b: DemoRow) =>
    a.state.localeCompare(b.state) || a.city.localeCompare(b.city, 'pt-BR') || b.discount - a.discount
  return rows.sort(order)
}

/** Selects `each` rows of every state, so that all kinds and modalities are included. */
export function selectRowsOfEachState(rows: readonly DemoRow[], each: number): DemoRow[] {
  const seen = new Map<string, number>()
  const times = (row: DemoRow) =>
    (seen.get(row.kind) ?? 0) / 4 +
    (seen.get(row.modality) ?? 0) / 12 +
    (seen.get(`${row.state}${row.city}`) ?? 0)
  const chosen = new Set<DemoRow>()
  for (const state of demoStates) {
    const left = new Set(rows.filter(row => row.state === state))
    for (let count = 0; count < each && left.size > 0; count++) {
      const [row] = [...left].sort((a, b) => times(a) - times(b))
      if (row === undefined) break
      left.delete(row)
      chosen.add(row)
      for (const key of [row.kind, row.modality, `${row.state}${row.city}`]) {
        seen.set(key, (seen.get(key) ?? 0) + 1)
      }
    }
  }
  return rows.filter(row => chosen.has(row))
}
