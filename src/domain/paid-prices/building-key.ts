import { foldText } from '../fold-text.ts'
import { numberWordValues } from '../number-words.ts'
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
   beco bc bco acesso ac passagem pass psg ladeira lad servidao serv caminho diretriz`.split(/\s+/),
)
/** Where a street's own name ends and that of its housing estate begins: `SETE MIL E OITO LOT RES RESTINGA`. */
const estates = new Set(['lot', 'loteamento', 'conj', 'conjunto'])
/** Titles of women, which sources leave out as often as not. */
const womensTitles: Readonly<Record<string, string>> = { doutora: 'doutor', professora: 'professor' }
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
  const named = words.slice(begin)
  const estate = named.findIndex((word, at) => at > 0 && estates.has(word))
  const name = (estate === -1 ? named : named.slice(0, estate)).filter(
    (word, _, all) => !articles.has(word) || all.length === 1,
  )
  return writeStreetNumbers(name.map(spellTitle))
    .filter((word, at, all) => word !== all[at - 1])
    .join(' ')
    .slice(0, maxStreetLength)
    .toUpperCase()
}

function spellTitle(word: string): string {
  const title = streetTitles[word] ?? word
  return womensTitles[title] ?? title
}

/** Writes numbers in words as digits: `sete mil oito` → `7008`, `vinte seis marco` → `26 marco`. */
export function writeStreetNumbers(words: readonly string[]): string[] {
  const written: string[] = []
  let number: number | null = null
  const end = (): void => {
    if (number !== null) written.push(String(number))
    number = null
  }
  for (const word of words) {
    const value = word === 'primeiro' ? 1 : numberWordValues.get(word)
    if (word === 'mil') number = (number === null || number > 999 ? 1 : number) * 1_000
    else if (value === undefined) {
      end()
      written.push(/^\d{1,6}$/.test(word) ? String(Number(word)) : word)
    } else if (number !== null && value < lowestPlace(number)) number += value
    else {
      end()
      number = value
    }
  }
  end()
  return written
}

/** The value of the last figure of a number that is not 0: what can be added to it in words is less. */
const lowestPlace = (number: number): number =>
  [1_000, 100, 10].find(place => number % place === 0 && (place > 10 || number >= 20)) ?? 1

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

/** Letters from which a single word, with which another street's name begins, means that street. */
const tellingLetters = 7

/**
 * Whether one street's key has all words of the other (“FRANCISCO BITENCOURT”, “FRANCISCO SILVEIRA BITENCOURT”). A single
 * word must be a long one that the other begins with: “SILVA” says nothing about “MARIA SILVA”.
 */
export function isContainedStreet(a: string, b: string): boolean {
  if (a === b) return true
  if (a.includes('/') || b.includes('/')) return false
  const [few, many] = a.length < b.length ? [a.split(' '), b.split(' ')] : [b.split(' '), a.split(' ')]
  if (few.length > 1) return few.every(word => many.includes(word))
  return (few[0] ?? '').length >= tellingLetters && few[0] === many[0]
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
