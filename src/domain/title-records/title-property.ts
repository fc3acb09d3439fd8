import type { ReadTitleAct } from './title-record-acts.ts'
import { numberWordValues } from '../number-words.ts'
import { parseDecimal } from '../parse-decimal.ts'
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

const areaPattern = wordsPattern(
  String.raw`(?<![\d.,])(?:(?<ha>\d{1,5}),(?<are>\d{2}),(?<ca>\d{2})|(?<number>\d{1,3}(?:\.\d{3})*(?:,\d+)?|\d+(?:[.,]\d+)?))(?: ?\([^)]{0,80}\))? ?(?<unit>m2|m²|m\?|m\*|m["'](?=[\s,.;)])|mo(?=[\s,.;)])|mts?2|metros? quadrados?|metros e [a-z]+ decimetros quadrados|m\.2|ha\b|hectares?|hec\.)`,
  'g',
)

/** What an area is of, by the word that stands nearest before it. */
const areaWords: readonly (readonly [kind: AreaKind, pattern: RegExp])[] = [
  ['private', /privativ|\butil\b|(?<!uso )exclusiv/g],
  ['common', /comum|fracao|coisas/g],
  [
    'built',
    /constru|edificad[ao]\s+(?:um|no|com)|edificacao|coberta|predio|residencia\b|\bcasa\b|barracao|ampliacao|acrescimo|alvenaria/g,
  ],
  [
    'gone',
    /demoli|desmembrad[ao]\s+d|destacad[ao]\s+a|reserva\s+(?:legal|florestal|ambiental|particular|de)|servidao|retificada\s+de/g,
  ],
  [
    'land',
    /terreno|\blote\b|gleba|superfic|terras|fazenda|sitio|quintal|perfazendo|remanesc|imovel|area\s+total/g,
  ],
]
type AreaKind = 'private' | 'common' | 'built' | 'gone' | 'land'

interface FoundArea {
  kind: AreaKind | null
  /** m² */
  size: number
  /** Folded words before it, to the area before. */
  before: string
}

/** Lists the areas that a folded text names; `12,3456 ha` and `04,84,00 ha` as square metres. */
function findAreas(text: string): FoundArea[] {
  const found: FoundArea[] = []
  let from = 0
  for (const match of text.matchAll(areaPattern)) {
    const { ha, are, ca, number = '', unit = '' } = match.groups ?? {}
    const value =
      ha === undefined ? parseDecimal(number) : Number(ha) + Number(are) / 100 + Number(ca) / 10_000
    const end = match.index + match[0].length
    if (value !== null && value > 0) {
      const before = text.slice(Math.max(from, match.index - 160), match.index)
      const after = text.slice(end, end + 30)
      const size = unit.startsWith('h') ? Math.round(value * 1_000_000) / 100 : value
      found.push({
        kind: /^\s*de\s+(?:area\s+)?constru/.test(after) ? 'built' : nameArea(before),
        size,
        before,
      })
    }
    from = end
  }
  return found
}

function nameArea(before: string): AreaKind | null {
  if (/demoli(?!.*(?:constru|edific))/s.test(before)) return 'gone'
  let nearest: { kind: AreaKind; at: number } | null = null
  for (const [kind, pattern] of areaWords)
    for (const match of before.matchAll(pattern))
      if (nearest === null || match.index > nearest.at) nearest = { kind, at: match.index }
  return nearest?.kind ?? null
}

const flat = wordsPattern(
  String.raw`imovel ?[:.,-]*[^.;]{0,70}?(?:apartamento|\bapto?\b|unidade autonoma|sala (?:comercial|n[o.]|\d)|loja|conjunto (?:comercial|n[o.])|flat\b|\bbox\b|vaga)|fracao ideal[^;]{0,260}?correspond\w+[^.;]{0,30}(?:apartamento|\bapto?\b|unidade|sala|loja)`,
)
const spaceNumber = wordsPattern(
  String.raw`(?:(\d{1,2}) ?(?:\([a-z]+\))?|(uma?|duas|dois|tres|quatro|cinco)(?: \(\d{1,2}\))?) (?:vagas?|garage[mn]s?|boxes|box(?! n)|espacos?)[^.;,]{0,30}(?:garagem|estacionamento|veiculos?|automove|autos?\b|carro)?`,
)
const numberedSpaces = wordsPattern(
  String.raw`vagas? [^.;]{0,40}n[o.]{0,2}s?\.? ?(\d+(?:(?: ?, ?| e )\d+)*)|vagas de garagem (\d+(?:(?: ?, ?| e )\d+)+)`,
)
const noSpace = wordsPattern(
  String.raw`(?:sem|nao (?:possui|tem|ha|lhe cabendo))[^.;]{0,20} (?:vaga|garagem)`,
)
const oneSpace = wordsPattern(
  String.raw`(?:direito|uso|direito de uso)[^.;]{0,40} (?:da|de) vaga|vaga (?:de garagem |de estacionamento )?(?:n[o.]|numero|simples|dupla|descoberta|coberta)|box (?:de garagem )?n|com vaga`,
)

const addressStart = wordsPattern(
  String.raw`(?:situad[oa]|localizad[oa]|sit[oa]|com frente para|frente para|de frente para|assentad[oa])[^.;]{0,30}?(?= ?(?:rua|avenida|av\.|r\.|alameda|al\.|travessa|tv\.|praca|rodovia|estrada|quadra|via|largo|beco|fazenda|sitio|passagem|viela))|(?<=[\s,(])(?=(?:rua|avenida|alameda|travessa|praca|rodovia|estrada) [a-z0-9])`,
)

/** Whether an opening describes a unit of a building. */
export const describesUnit = (opening: string): boolean => flat.test(opening)

/** Reads the property from the opening description and from the acts that changed it. */
export function readTitleProperty(opening: string, acts: readonly ReadTitleAct[]): TitleProperty {
  const areas = findAreas(opening)
  const ofKind = (kind: AreaKind): number | null => areas.find(area => area.kind === kind)?.size ?? null
  const isUnit = describesUnit(opening)
  const changed = readChangedArea(acts)
  const free = areas.filter(({ kind }) => kind === null || kind === 'land')
  const land = isUnit
    ? null
    : (changed ?? ofKind('land') ?? (free.length === 0 ? null : Math.max(...free.map(({ size }) => size))))
  const own = ofKind('private') ?? (isUnit ? (areas[0]?.size ?? null) : null)
  return {
    area: isUnit ? own : (land ?? own),
    builtArea: readBuiltArea(acts) ?? (isUnit ? null : ofKind('built')),
    landArea: land,
    parkingSpaces: readParkingSpaces(opening),
    address: findAddress(opening),
  }
}

const changesArea = wordsPattern(
  String.raw`georref|retificacao|desmembra|desdobr|remanesc|destacad|fusao|unifica`,
)
const newArea = wordsPattern(
  String.raw`remanesc[^;]{0,60}$|(?:passa\w*|passou|retificada)[^.;]{0,60}(?:area|para)[^.;]{0,40}$|para $|area institucional|constitui[^;]{0,50}$|fica\w* [^.;]{0,50}area [^.;]{0,20}$|restando[^;]{0,50}$|e a area de $`,
)

/** The land's area as the last act says that measured it again or parted it. */
function readChangedArea(acts: readonly ReadTitleAct[]): number | null {
  for (const act of acts.toReversed()) {
    if (act.isVoid || !['amendment', 'split', 'merger', 'other'].includes(act.kind)) continue
    if (!changesArea.test(act.body.slice(0, 200))) continue
    const changed = findAreas(act.body).findLast(({ before }) => newArea.test(before))
    if (changed !== undefined) return changed.size
  }
  return null
}

/** What the last act says that built: the new total where it names one, else what was built then. */
function readBuiltArea(acts: readonly ReadTitleAct[]): number | null {
  for (const act of acts.toReversed()) {
    if (act.kind !== 'construction' || act.isVoid) continue
    const areas = findAreas(act.body).filter(({ kind }) => kind !== 'gone' && kind !== 'common')
    const total = areas.find(({ before }) => /(?:total|passa\w*)[^.;]{0,60}$/.test(before))
    const built = total ?? areas.find(({ kind }) => kind === 'built') ?? areas[0]
    if (built !== undefined) return built.size
  }
  return null
}

function readParkingSpaces(opening: string): number | null {
  if (noSpace.test(opening)) return 0
  const listed = numberedSpaces.exec(opening)
  const numbers = (listed?.[1] ?? listed?.[2])?.match(/\d+/g)
  if (numbers !== undefined && numbers !== null && numbers.length > 1) return numbers.length
  const found = spaceNumber.exec(opening)
  if (found !== null)
    return found[1] === undefined ? (numberWordValues.get(found[2] ?? '') ?? null) : Number(found[1])
  return oneSpace.test(opening) ? 1 : null
}

/** Where an opening begins to speak of the property; before it, the registry may name its own street. */
const propertyStart = wordsPattern(String.raw`(?:^|[^a-z])imovel ?[:.,-]`)

function findAddress(opening: string): KeyRange | null {
  const from = propertyStart.exec(opening)?.index ?? 0
  const found = findAddressIn(opening.slice(from))
  return found === null ? null : { start: from + found.start, end: from + found.end }
}

function findAddressIn(opening: string): KeyRange | null {
  const mark = addressStart.exec(opening)
  if (mark === null) return null
  const start = mark.index + mark[0].length
  const from = opening.slice(start)
  const lead = from.length - from.trimStart().length
  const stop = wordsPattern(
    String.raw`;|(?<!\b(?:av|r|al|tv|n|dr|dra|prof|eng|cel|cap|gal|sta|sto))\. |,? com (?:a |uma )?(?:area|as seguintes|superficie|frente)|,? medindo|,? composto|,? constituid|,? confront|,? possuindo|,? contendo|,? inscri|,? cadastr|, n(?:este|esta|o) (?:municipio|cidade|comarca)|,? lado (?:par|impar)|,? e (?:seu|sua) |,? (?:perimetro|zona) urban`,
  ).exec(from)
  const length = Math.min(stop?.index ?? 160, 160)
  return { start: start + lead, end: start + Math.max(lead, from.slice(0, length).trimEnd().length) }
}
