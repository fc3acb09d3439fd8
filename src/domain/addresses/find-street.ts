import type { BookIndex, BookStreet } from './book-index.ts'
import { computeMeters } from './place-cluster.ts'
import { isStreetOfNeighborhood } from '../property/street-address.ts'
import type { StreetName } from './place-words.ts'

/** What confirms which street of a name is meant. */
interface StreetSurroundings {
  /** The census's localities of the neighborhood. */
  localities: readonly number[]
  postalCode: number | null
}

export interface FoundStreet {
  /** The same for the same houses. */
  key: string
  houses: Uint32Array
}

/** Side streets and places, which have the name of the street that they lead to. */
const sideTypes = new Set(['travessa', 'beco', 'viela', 'praca', 'largo', 'passagem', 'acesso', 'servidao'])
/** The share of a street's houses from which the rest are taken for misplaced, and how many houses that takes. */
const mainLine = { share: 0.95, houses: 20 }
/** Meters from a neighborhood's middle beyond which a street is not in it, at least; and in multiples of its radius. */
const foreign = { meters: 1_500, radii: 2 }
/** Letters from which a name may differ in one, and in two: PARANA is not PARAIBA. */
const [oneEditLetters, twoEditLetters] = [6, 10]
/** Letters of a name of one word from which it may be part of another one's name. */
const tellingLetters = 7

/**
 * Finds the houses of a street: by its name with type and title, without type, without title, by its sound, then by letters that
 * differ or a part of the name. The further from the written name, the more must confirm it.
 */
export function findStreetHouses(
  index: BookIndex,
  name: StreetName,
  around: StreetSurroundings,
): FoundStreet | null {
  const onlyExact = isStreetOfNeighborhood(name.name)
  const sameTitle = index.withTitle(name.title, name.name)
  const sameType = sameTitle.filter(({ type }) => type === name.type)
  for (const [streets, needs] of [
    [sameType, onlyExact ? 'surroundings' : 'one line'],
    [onlyExact ? [] : sameTitle, 'type or surroundings'],
    [onlyExact ? [] : index.named(name.name), 'type or surroundings'],
    [onlyExact ? [] : index.sounding(name.name), 'type or surroundings'],
    [onlyExact ? [] : listLikeStreets(index, name, around), 'surroundings'],
  ] as const) {
    const found = streets.flatMap(street => resolveStreet(index, street, name, needs, around) ?? [])
    if (found.length === 1) return found[0] ?? null
    // Several streets of a name, each as likely.
    if (found.length > 1) {
      const confirmed = streets.flatMap(
        street => resolveStreet(index, street, name, 'surroundings', around) ?? [],
      )
      return confirmed.length === 1 ? (confirmed[0] ?? null) : null
    }
  }
  return null
}

type Needs = 'one line' | 'type or surroundings' | 'surroundings'

/** Finds which of the streets of a name is meant; `null` where nothing says so. */
function resolveStreet(
  index: BookIndex,
  street: BookStreet,
  { type }: StreetName,
  needs: Needs,
  { localities, postalCode }: StreetSurroundings,
): FoundStreet | null {
  const lines = index.linesOf(street)
  const key = `street ${street.streets[0]}`
  const { book } = index
  const has = (line: Uint32Array, accepts: (house: number) => boolean): boolean => line.some(accepts)
  if (postalCode !== null) {
    const of = lines.flatMap((line, at) =>
      has(line, house => book.postalCodes[house] === postalCode) ? [at] : [],
    )
    if (of.length === 1) return { key: `${key} ${of[0]}`, houses: lines[of[0]!]! }
  }
  const of = lines.flatMap((line, at) =>
    has(line, house => localities.includes(book.localityOf[house]!)) ? [at] : [],
  )
  if (of.length === 1) return { key: `${key} ${of[0]}`, houses: lines[of[0]!]! }
  if (of.length > 1) {
    const houses = Uint32Array.from(of.flatMap(at => Array.from(lines[at]!)))
    return { key: `${key} ${of.join()}`, houses }
  }
  if (needs === 'surroundings') return null
  const differs = type !== street.type && type !== '' && street.type !== ''
  if (needs === 'type or surroundings' && (differs || sideTypes.has(type) !== sideTypes.has(street.type)))
    return null
  const [line] = lines
  if (line === undefined || !isMainLine(lines) || isForeign(index, line, localities)) return null
  return { key: `${key} 0`, houses: line }
}

function isMainLine([line, ...others]: readonly Uint32Array[]): boolean {
  if (others.length === 0) return true
  const main = line?.length ?? 0
  const rest = others.reduce((sum, { length }) => sum + length, 0)
  return main >= mainLine.houses && main / (main + rest) >= mainLine.share
}

/** Whether a street lies far from the neighborhood that the address names: it is another one of its name. */
function isForeign(index: BookIndex, houses: Uint32Array, localities: readonly number[]): boolean {
  const { book } = index
  const middles = localities.flatMap(
    locality => index.middleOf(`locality ${locality}`, () => index.housesOfLocality(locality)) ?? [],
  )
  return (
    middles.length > 0 &&
    !middles.some(({ lat, lng, p95 }) =>
      houses.some(
        house =>
          computeMeters(book.lats[house]!, book.lngs[house]!, lat, lng) <=
          Math.max(foreign.meters, foreign.radii * p95),
      ),
    )
  )
}

/** Lists the streets of the neighborhood or postal code whose names differ in two letters or have all words of the other. */
function listLikeStreets(
  index: BookIndex,
  { name }: StreetName,
  { localities, postalCode }: StreetSurroundings,
): BookStreet[] {
  const streets = new Set<BookStreet>()
  for (const locality of localities)
    for (const street of index.streetsOfLocality(locality)) streets.add(street)
  if (postalCode !== null) for (const street of index.streetsOfPostalCode(postalCode)) streets.add(street)
  return [...streets].filter(street => !street.ofNeighborhood && isLikeName(name, street.name))
}

/** Whether two names are nearly one: one or two letters differ, none of them in a letter or number; or one contains the other. */
export function isLikeName(a: string, b: string): boolean {
  const [some, others] = [a.split(' '), b.split(' ')]
  const fixed = (words: readonly string[]): string =>
    words.filter(word => word.length === 1 || /\d/.test(word)).join(' ')
  if (fixed(some) !== fixed(others)) return false
  const shorter = Math.min(a.length, b.length)
  if (shorter >= oneEditLetters && countEdits(a, b) <= (shorter >= twoEditLetters ? 2 : 1)) return true
  const [few, many] = some.length < others.length ? [some, others] : [others, some]
  if (few.length > 1) return few.every(word => many.includes(word))
  return (few[0] ?? '').length >= tellingLetters && many.includes(few[0] ?? '')
}

/** Counts the letters put in, left out or exchanged between two texts; 3 for all that is more than two. */
function countEdits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchanged = before[j - 1]! + Number(a[i - 1] !== b[j - 1])
      row.push(Math.min(exchanged, before[j]! + 1, row[j - 1]! + 1))
    }
    if (Math.min(...row) > 2) return 3
    before = row
  }
  return before[b.length]!
}
