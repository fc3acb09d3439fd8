import type { ReadTitleAct } from './title-record-acts.ts'
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
  city: string | null
  uf: string | null
}

interface KeyRange {
  start: number
  end: number
}

const number = String.raw`(\d{1,3}(?:\.\d{3})*(?:,\d+)?|\d+(?:[.,]\d+)?)`
const unit = String.raw`(?: ?\([^)]{0,80}\))? ?(m2|m²|m\?|m\*|m["'](?=[\s,.;)])|mo(?=[\s,.;)])|mts?2|metros? quadrados?|m\.2|ha\b|hectares?|hec\.)`
const area = (words: string): RegExp => wordsPattern(`(?:${words})[^.;]{0,60}?${number}${unit}`)

const privateArea = area(
  'area (?:real )?(?:total )?(?:privativa|util|exclusiva|de uso exclusivo)(?: (?:real|principal|coberta|total|construida))?|area de utilizacao exclusiva',
)
const builtArea = area(
  'area (?:total )?(?:construida|edificada|de construcao|de edificacao|coberta)|construcao|edificacao|predio|casa|residencia',
)
const builtAreaByAct = area(
  'area (?:total |real )?(?:construida|edificada|de construcao|da construcao|de edificacao|coberta|ampliada)(?: total)?|(?:com|possuindo|de) (?:a )?area (?:total )?(?:de|com)?|totalizando|passando',
)
const landArea = area(
  'area (?:total |superficial |real )?(?:do (?:terreno|lote|imovel)|de terreno|de terra[s]?|superficial|de superficie)|(?:com|perfazendo|totalizando|encerrando|possuindo|contendo)(?: a| uma)? (?:area|superficie)(?: total| superficial| global)?|area (?:total )?(?:de|com)|superficie',
)
const flat = wordsPattern(
  String.raw`apartamento|\bapto?\b|unidade autonoma|sala\b|loja\b|conjunto|flat\b|box\b|casa \d{1,3},? (?:do|integrante)`,
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
const spaces: Record<string, number> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5 }

const addressStart = wordsPattern(
  String.raw`(?:situad[oa]|localizad[oa]|sit[oa]|com frente para|frente para|de frente para|assentad[oa])[^.;]{0,30}?(?= ?(?:rua|avenida|av\.|r\.|alameda|al\.|travessa|tv\.|praca|rodovia|estrada|quadra|via|largo|beco|fazenda|sitio|passagem|viela))|(?<=[\s,(])(?=(?:rua|avenida|alameda|travessa|praca|rodovia|estrada) [a-z0-9])`,
)

const states = 'ac|al|am|ap|ba|ce|df|es|go|ma|mg|ms|mt|pa|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to'
const stateNames: Record<string, string> = {
  acre: 'AC',
  alagoas: 'AL',
  amazonas: 'AM',
  amapa: 'AP',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'minas gerais': 'MG',
  'mato grosso do sul': 'MS',
  'mato grosso': 'MT',
  para: 'PA',
  paraiba: 'PB',
  pernambuco: 'PE',
  piaui: 'PI',
  parana: 'PR',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  rondonia: 'RO',
  roraima: 'RR',
  'rio grande do sul': 'RS',
  'santa catarina': 'SC',
  sergipe: 'SE',
  'sao paulo': 'SP',
  tocantins: 'TO',
}
const stateName = `(?:${Object.keys(stateNames).join('|')})(?![a-z])`
const cityBefore = String.raw`(?:municipio(?: e comarca)?|comarca|cidade|distrito)(?: de| do| da)? (?<city>[a-z][a-z' -]{2,38}?)`
/** Reads the property from the opening description and from the acts that changed it. */
export function readTitleProperty(
  opening: string,
  header: string,
  acts: readonly ReadTitleAct[],
): TitleProperty {
  const isUnit = flat.test(opening.slice(0, 900))
  const own = readArea(privateArea, opening)
  const land = isUnit ? null : findLandArea(opening)
  const unitArea = isUnit ? (own ?? readFirstArea(opening)) : null
  const place = findCity(`${header}\n${opening}`)
  return {
    area: unitArea ?? land ?? own,
    builtArea: readBuiltArea(opening, acts),
    landArea: land,
    parkingSpaces: readParkingSpaces(opening),
    address: findAddress(opening),
    ...place,
  }
}

function readArea(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)
  return found === null ? null : squareMetres(found[1] ?? '', found[2] ?? '')
}

/** The area of the land: named as such, else the largest that does not belong to a building. */
function findLandArea(opening: string): number | null {
  const named = wordsPattern(
    `(?:terreno|lote|gleba|terras|area (?:superficial|do imovel)|imovel)[^;]{0,220}?(?:area|superficie|ou seja,|perfazendo|totalizando|medindo)[^;]{0,110}?${number}${unit}`,
    'g',
  )
  for (const match of opening.matchAll(named)) {
    const found = squareMetres(match[1] ?? '', match[2] ?? '')
    if (found !== null && !/constru|edific|privativ|casa\b|predio/.test(match[0].slice(-160))) return found
  }
  const rest = [...opening.matchAll(new RegExp(anyArea, 'g'))].flatMap(match => {
    const before = opening.slice(Math.max(0, match.index - 60), match.index)
    const found = squareMetres(match[1] ?? '', match[2] ?? '')
    return found === null || /constru|edific|privativ|coberta|comum/.test(before) ? [] : [found]
  })
  return rest.length === 0 ? readArea(landArea, opening) : Math.max(...rest)
}

const anyArea = wordsPattern(`${number}${unit}`)
const readFirstArea = (text: string): number | null => readArea(anyArea, text)

/** `12,3456` hectares → 123,456 m². */
function squareMetres(digits: string, unitWord: string): number | null {
  const value = parseDecimal(digits) ?? (Number.isFinite(Number(digits)) ? Number(digits) : null)
  if (value === null) return null
  return unitWord.startsWith('h') ? Math.round(value * 1_000_000) / 100 : value
}

/** The last construction act says how much is built; before it the opening. */
function readBuiltArea(opening: string, acts: readonly ReadTitleAct[]): number | null {
  for (const act of acts.toReversed()) {
    if (act.kind !== 'construction' || /demoli/.test(act.body.slice(0, 300))) continue
    const total = area(
      '(?:area )?total(?:izando)?(?: construida)?(?: de| passa a ser de)?|passa(?:ndo)?(?: a ter| a ser| para)?',
    )
    const found = readArea(total, act.body) ?? readArea(builtAreaByAct, act.body) ?? readFirstArea(act.body)
    if (found !== null) return found
  }
  return readArea(builtArea, opening)
}

function readParkingSpaces(opening: string): number | null {
  if (noSpace.test(opening)) return 0
  const listed = numberedSpaces.exec(opening)
  const numbers = (listed?.[1] ?? listed?.[2])?.match(/\d+/g)
  if (numbers !== undefined && numbers !== null && numbers.length > 1) return numbers.length
  const found = spaceNumber.exec(opening)
  if (found !== null) return found[1] === undefined ? (spaces[found[2] ?? ''] ?? null) : Number(found[1])
  return oneSpace.test(opening) ? 1 : null
}

function findAddress(opening: string): KeyRange | null {
  const mark = addressStart.exec(opening)
  if (mark === null) return null
  const start = mark.index + mark[0].length
  const from = opening.slice(start)
  const lead = from.length - from.trimStart().length
  const stop = wordsPattern(
    String.raw`;|\. |,? com (?:a |uma )?(?:area|as seguintes|superficie|frente)|,? medindo|,? composto|,? constituid|,? confront|,? possuindo|,? contendo|,? inscri|,? cadastr|, n(?:este|esta|o) (?:municipio|cidade|comarca)|,? lado (?:par|impar)|,? e (?:seu|sua) |,? (?:perimetro|zona) urban`,
  ).exec(from)
  const length = Math.min(stop?.index ?? 160, 160)
  return { start: start + lead, end: start + Math.max(lead, from.slice(0, length).trimEnd().length) }
}

/** Finds the municipality: its name as folded words, and its state. */
function findCity(text: string): { city: string | null; uf: string | null } {
  for (const pattern of [
    wordsPattern(`${cityBefore.replace('(?<city>', '(')} ?[,/(-]* ?(?:estado d[eoa]s? )(${stateName})`),
    wordsPattern(`${cityBefore.replace('(?<city>', '(')} ?[,/(-]+ ?(${states})(?![a-z])`),
    wordsPattern(`([a-z][a-z' ]{2,38}?)(?:/| - | \\(|, )(${states})(?![a-z])`),
  ]) {
    const found = pattern.exec(text)
    if (found === null) continue
    const state = found[2] ?? ''
    return { city: (found[1] ?? '').trim(), uf: stateNames[state] ?? state.toUpperCase() }
  }
  const headed = new RegExp(
    `[-/,(]\\s*(${stateName})\\s*(?:\\n|$|[-)/])|\\n\\s*(?:[a-z ]+ - )?(${stateName})\\n`,
  ).exec(text)
  const named = headed?.[1] ?? headed?.[2]
  if (named !== undefined) return { city: null, uf: stateNames[named] ?? null }
  const state = wordsPattern(`estado d[eoa]s? (${stateName})`).exec(text)?.[1]
  return { city: null, uf: state === undefined ? null : (stateNames[state] ?? null) }
}
