import {
  type AreaKind,
  findAreas,
  type FoundArea,
  isPrivateBuilt,
  markSharedGround,
  readBuiltArea,
  readBuiltSpaces,
  readChangedArea,
  readParkingSpaces,
  readSoldHouse,
} from './title-areas.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { wordsPattern } from './title-record-key.ts'

/** Where an opening begins to speak of the property; before it, the registry may name its own street. */
const propertyStart = wordsPattern(String.raw`(?:^|[^a-z])imovel(?: rural| urbano)? ?[:.,-]`)
/** Where it goes over to whose it is and where it came from. */
const propertyEnd = wordsPattern(
  String.raw`[\n.;,)-] ?(?:(?:nua-?)?(?:co-?)?proprietari[oa]s?|propr\.|foreir[oa]s? ?[:-]|adquirentes?|transmitentes?|outorgad[oa]s?|donatari[oa]s?|titular(?:es)? (?:do dominio|de direito)|(?:registros?|reg\.|titulos?|matriculas?|mat\.|transcricao|transcricoes|transcr\.) (?:anterior(?:es)?|ant\.|aquisitivos?|de origem)|anterior(?:es)?|origem|titulo aquisitivo) ?[:.-]`,
)

/** The part of an opening that describes the property: without the registry's head, the owners and the origin. */
export function cutDescription(opening: string): { start: number; words: string } {
  const mark = propertyStart.exec(opening)
  const start = mark?.index ?? 0
  const end = propertyEnd.exec(opening.slice(start + (mark?.[0].length ?? 0)))
  const words = opening.slice(
    start,
    end === null ? undefined : start + (mark?.[0].length ?? 0) + end.index + 1,
  )
  return { start, words }
}

const unitWord = String.raw`(?:apartamento|\baptos?\b\.?|\bapt\b|\bap\. ?\d|unidade autonoma|unidade (?:residencial|habitacional|comercial) n|sala (?:comercial|n[o.]|\d)|loja (?:comercial|terrea|n[o.]|\d)|conjunto (?:de salas|comercial|n[o.])|salas (?:comerciais|n[o.])|escritorio (?:n[o.]|\d)|kitnet|quitinete|studio|\bflat\b|\bloft\b|cobertura (?:n[o.]|\d|duplex))`
const flat = wordsPattern(
  String.raw`imovel ?[:.,-]*[^.;]{0,70}?(?:${unitWord}|\bbox\b|vaga)|fracao ideal[^;]{0,260}?correspond\w+[^.;]{0,30}(?:${unitWord}|unidade|sala|loja)`,
)
const namesUnit = wordsPattern(unitWord)
const housesWord = wordsPattern(
  String.raw`\bcasas?\b|\bresidencias?\b|sublote|sobrado|bangalo|geminad|village`,
)
const sharesGround = wordsPattern(
  String.raw`fracao (?:ideal|de)|fr\. id|cota ideal|quota (?:ideal|do terreno)|coeficiente|area (?:real )?(?:de uso )?comum|areas? comuns|\bcomum (?:de )?\d|privativ|uso exclusivo`,
)

/** Whether an opening describes a unit of a building, not a house that stands on ground of its own. */
export function describesUnit(opening: string): boolean {
  if (flat.test(opening)) return true
  const { words } = cutDescription(opening)
  if (/privativ/.test(words) && /\bcomu[mn]/.test(words) && !housesWord.test(words)) return true
  const named = namesUnit.exec(words)
  if (named === null || !sharesGround.test(words)) return false
  return !housesWord.test(words.slice(0, named.index))
}

/** Whether it describes a house whose ground is a share of a condominium's. */
const describesSharedHouse = (description: string): boolean =>
  housesWord.test(description) && sharesGround.test(description)

/** What a matrícula says about the property itself; `null` where it says nothing. Areas are in m². */
interface TitleProperty {
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
