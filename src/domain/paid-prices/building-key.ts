import { foldText } from '../fold-text.ts'
import { isStreetOfNeighborhood, readHouseNumber, splitAddress } from '../property/street-address.ts'
import { streetTitles } from '../property/street-titles.ts'

/** Where a city's records and a listing meet: the same street and number is the same building. */
export interface BuildingKey {
  /** `DOUTOR JOSE MARIA`; with its neighborhood (`A / CENTRO`) where a town has several streets of this name. */
  street: string
  /** Digits without leading zeros. */
  number: string
}

/** The longest street name that is kept, in characters; the longest in the cities' records has 60. */
const maxStreetLength = 80

const streetTypes = new Set(
  `rua r avenida av ave alameda al travessa tv trav tr praca pca pc estrada est estr rodovia rod largo lgo lg via viela
   beco bc bco acesso ac passagem pass psg ladeira lad servidao serv caminho`.split(/\s+/),
)
const articles = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd'])
/** `4tr`, `2a travessa`: one of several side streets of a street, which are counted. */
const countedType = /^\d{1,2}a?(?:tr|tv|trav|travessa)$/
const count = /^\d{1,2}a?$/

/**
 * Reads the key of a street's name: without types, articles and accents, titles in full, in capitals: “MUMBECA” of
 * “TRAVESSA DA ESTRADA DA MUMBECA”. Empty for a text without letters and digits.
 */
export function readStreetKey(street: string): string {
  const words = foldText(street.slice(0, 2 * maxStreetLength)).match(/[a-z0-9]+/g) ?? []
  let begin = 0
  while (begin < words.length - 1) {
    const word = words[begin] ?? ''
    const isCounted = count.test(word) && streetTypes.has(words[begin + 1] ?? '')
    if (!streetTypes.has(word) && !articles.has(word) && !countedType.test(word) && !isCounted) break
    begin += 1
  }
  const name = words.slice(begin).filter((word, _, all) => !articles.has(word) || all.length === 1)
  return name
    .map(word => streetTitles[word] ?? word)
    .join(' ')
    .slice(0, maxStreetLength)
    .toUpperCase()
}

/** Reads the number of a building: `566` of `0566 E`; empty for “SN”, `S/N`, `0`, `-1` and other texts that are none. */
export const readBuildingNumber = (number: string): string =>
  /^\d+/.exec(readHouseNumber(number) ?? '')?.[0] ?? ''

/**
 * Returns the key of a building; `null` without a street or a number, and for a street named by a letter or a number
 * whose neighborhood is unknown.
 */
export function createBuildingKey(place: {
  street: string
  number: string
  neighborhood: string
}): BuildingKey | null {
  const street = readStreetKey(place.street)
  const number = readBuildingNumber(place.number)
  if (street === '' || number === '') return null
  if (!isStreetOfNeighborhood(street)) return { street, number }
  const neighborhood = readStreetKey(place.neighborhood)
  return neighborhood === '' ? null : { street: `${street} / ${neighborhood}`, number }
}

/** Reads the building of an address text (`RUA QUEIRA DEUS, N. 178, Apto 304, BL 14`) and what follows its number. */
export function readAddressBuilding(
  address: string,
  neighborhood: string,
): { building: BuildingKey; complement: string } | null {
  const { street, number, unit } = splitAddress(address)
  if (number === null) return null
  const building = createBuildingKey({ street, number, neighborhood })
  return building && { building, complement: unit }
}

/**
 * Whether one street's key has all words of the other (`FRANCISCO BITENCOURT`, `FRANCISCO SILVEIRA BITENCOURT`). Keys of
 * one word are equal or not: “SILVA” says nothing about “MARIA SILVA”.
 */
export function isContainedStreet(a: string, b: string): boolean {
  if (a === b) return true
  if (a.includes('/') || b.includes('/')) return false
  const [few, many] = [a.split(' '), b.split(' ')].toSorted((x, y) => x.length - y.length)
  return few !== undefined && few.length > 1 && few.every(word => many?.includes(word))
}

/**
 * Finds the street of the records that a listing's street means, among those with its number: the same key, else the only one
 * that has all its words or whose words it has. `null` where there is none, or several.
 */
export function findMatchingStreet(street: string, recorded: readonly string[]): string | null {
  if (recorded.includes(street)) return street
  const contained = recorded.filter(each => isContainedStreet(street, each))
  return contained.length === 1 ? (contained[0] ?? null) : null
}
