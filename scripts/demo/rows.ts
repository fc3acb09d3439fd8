import type { Uf } from '../../src/domain/states.ts'
import { type DemoCity, citiesOf, shareOf, demoStates } from './cities.ts'
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

/** States whose cities have quadras and conjuntos instead of streets. */
const planned = new Set<Uf>(['DF', 'GO', 'TO'])

/** Creates a listing number that begins with 9999, as none of the bank's long or short numbers does. */
function number(random: DemoRandom, taken: Set<string>): string {
  for (;;) {
    const digits = random.chance(0.03)
      ? `9999${String(random.whole(0, 9999)).padStart(4, '0')}`
      : `9999${String(random.whole(0, 999_999_999)).padStart(9, '0')}`
    if (taken.has(digits)) continue
    taken.add(digits)
    return digits
  }
}

function counts(listings: number): Map<Uf, number> {
  const all = demoStates.reduce((sum, state) => sum + shareOf(state), 0)
  const wanted = demoStates.map(
    state => [state, Math.max(fewest, Math.round((listings * shareOf(state)) / all))] as const,
  )
  return new Map(wanted)
}

/**
 * Creates invented listings, the same for the same seed: about as many as requested (at least 12 per state), by
 * state, city and falling discount as in the bank's lists.
 */
export function demoRows({ listings, seed }: DemoOptions): DemoRow[] {
  const random = createDemoRandom(seed)
  const taken = new Set<string>()
  const rows: DemoRow[] = []
  for (const [state, count] of counts(listings)) {
    const cities = new Map<string, DemoCity>(citiesOf(state).map(city => [city.name, city]))
    const weights = Object.fromEntries([...cities].map(([name, { weight }]) => [name, weight]))
    const quarters = new Map(
      [...cities].map(([name, { weight }]) => [
        name,
        neighborhoodNames(random, 4 + Math.min(16, Math.round(weight)), planned.has(state)),
      ]),
    )
    for (let made = 0; made < count; made++) {
      const name = random.weighted(weights)
      const subject = drawBuilding(random, cities.get(name)?.pricePerM2 ?? 0)
      const rural = subject.kind === 'Imóvel rural'
      rows.push({
        number: number(random, taken),
        state,
        city: name,
        neighborhood: rural
          ? 'Zona Rural'
          : random.chance(0.004)
            ? ''
            : random.pick(quarters.get(name) ?? []),
        address: drawAddress(random, subject, state, planned.has(state)),
        ...subject,
        ...drawSale(random, subject.value),
      })
    }
  }
  const order = (a: DemoRow, b: DemoRow) =>
    a.state.localeCompare(b.state) || a.city.localeCompare(b.city, 'pt-BR') || b.discount - a.discount
  return rows.sort(order)
}

/** Selects `each` rows of every state, so that all kinds and modalities are included. */
export function cutOf(rows: readonly DemoRow[], each: number): DemoRow[] {
  const seen = new Map<string, number>()
  const times = (row: DemoRow) =>
    (seen.get(row.kind) ?? 0) / 4 +
    (seen.get(row.modality) ?? 0) / 12 +
    (seen.get(`${row.state}${row.city}`) ?? 0)
  const chosen = new Set<DemoRow>()
  for (const state of demoStates) {
    const left = new Set(rows.filter(row => row.state === state))
    for (let taken = 0; taken < each && left.size > 0; taken++) {
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
