import { readBuiltArea, readChangedArea, readSoldHouse } from './changed-areas.ts'
import { readBuiltSpaces, readParkingSpaces } from './parking-spaces.ts'
import { findAreas, isPrivateBuilt, markSharedGround, type AreaKind, type FoundArea } from './title-areas.ts'
import { cutDescription, describesSharedHouse, describesUnit } from './title-description.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

/** What a matrícula says about the property itself; `null` where it says nothing. Areas are in m². */
export interface TitleProperty {
  /** The private area of a unit, else that of its land. */
  area: number | null
  builtArea: number | null
  landArea: number | null
  parkingSpaces: number | null
  /** Ranges of the text's key; the text is cut by the caller. */
  address: KeyRange | null
}

interface KeyRange {
  start: number
  end: number
}

/** Reads the property from the opening description and from the acts that changed it. */
export function readTitleProperty(opening: string, acts: readonly ReadTitleAct[]): TitleProperty {
  const { start, words } = cutDescription(opening)
  const address = findAddressIn(words)
  return {
    ...(describesUnit(opening) ? readUnit(words) : readGround(words, acts)),
    address: address === null ? null : { start: start + address.start, end: start + address.end },
  }
}

type ReadAreas = Pick<TitleProperty, 'area' | 'builtArea' | 'landArea' | 'parkingSpaces'>

/** A unit of a building: its private area counts, the ground is everybody's. */
function readUnit(description: string): ReadAreas {
  const areas = findAreas(description)
  const own =
    areas.find(({ kind }) => kind === 'private') ??
    areas.find(({ kind }) => kind === null || kind === 'built') ??
    areas.find(({ kind }) => kind !== 'common')
  return {
    area: own?.size ?? null,
    builtArea: null,
    landArea: null,
    parkingSpaces: readParkingSpaces(description),
  }
}

const largest = (areas: readonly FoundArea[]): number | null =>
  areas.length === 0 ? null : Math.max(...areas.map(({ size }) => size))

/** Land, and a house with its ground. */
function readGround(description: string, acts: readonly ReadTitleAct[]): ReadAreas {
  const isShared = describesSharedHouse(description)
  const areas = isShared ? markSharedGround(findAreas(description)) : findAreas(description)
  const houses = isShared ? areas.filter(isPrivateBuilt) : []
  const ofKind = (kind: AreaKind): number | null =>
    areas.find(area => area.kind === kind && !houses.includes(area))?.size ?? null
  const free = areas.filter(({ kind }) => kind === null || kind === 'land')
  const land = readChangedArea(acts) ?? ofKind('land') ?? largest(free)
  const stood = houses[0]?.size ?? ofKind('built')
  const built = readBuiltArea(acts, stood)
  return {
    area: land ?? largest(areas.filter(area => area.kind === 'private' && !houses.includes(area))),
    builtArea: built === undefined ? (stood ?? readSoldHouse(acts)) : built,
    landArea: land,
    parkingSpaces: readParkingSpaces(description) ?? readBuiltSpaces(acts),
  }
}

const addressStart = wordsPattern(
  String.raw`(?:situad[oa]|localizad[oa]|sit[oa]|com frente para|frente para|de frente para|assentad[oa])[^.;]{0,30}?(?= ?(?:rua|avenida|av\.|r\.|alameda|al\.|travessa|tv\.|praca|rodovia|estrada|quadra|via|largo|beco|fazenda|sitio|passagem|viela))|(?<=[\s,(])(?=(?:rua|avenida|alameda|travessa|praca|rodovia|estrada) [a-z0-9])`,
)

function findAddressIn(opening: string): KeyRange | null {
  const mark = addressStart.exec(opening)
  if (mark === null) return null
  const start = mark.index + mark[0].length
  const from = opening.slice(start)
  const lead = from.length - from.trimStart().length
  const stop = wordsPattern(
    String.raw`;|(?<!\b(?:av|r|al|tv|n|dr|dra|prof|eng|cel|cap|gal|sta|sto))\.(?: |$)|,? com (?:a |uma )?(?:area|direito|fracao|correspondente|as seguintes|superficie|frente)|,? medindo|,? por \d|,? num todo|,? num total|,? composto|,? constituid|,? confront|,? possuindo|,? contendo|,? inscri|,? cadastr|, n(?:este|esta|o) (?:municipio|cidade|comarca)|,? lado (?:par|impar)|,? e (?:seu|sua) |,? (?:perimetro|zona) urban`,
  ).exec(from)
  const length = Math.min(stop?.index ?? 160, 160)
  return { start: start + lead, end: start + Math.max(lead, from.slice(0, length).trimEnd().length) }
}
