import { parseDecimal } from '../parse-decimal.ts'
import { wordsPattern } from './title-record-key.ts'
import type { ReadTitleAct } from './title-record-acts.ts'
import { numberWordValues } from '../number-words.ts'

const areaPattern = wordsPattern(
  String.raw`(?<![\d.,])(?:(?<ha>\d{1,5}),(?<are>\d{2}),(?<ca>\d{2})|(?<number>\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?))(?: ?\([^)]{0,80}\))? ?(?<unit>m2|m²|m\?|m\*|m["'](?=[\s,.;)])|mo(?=[\s,.;)])|mts?\.?2|mts?\.? quadrados|ms\.?2|metros? quadrados?|metros e [a-z]+ decimetros quadrados|m\.2|ha\b|has\b|hectares?|hec\.)`,
  'g',
)

export type AreaKind = 'private' | 'common' | 'shared' | 'built' | 'gone' | 'land'

/** What an area is of, by the word that stands nearest before it. */
const areaWords: readonly (readonly [kind: AreaKind, pattern: RegExp])[] = [
  ['private', /privativ|\bpriv\.|\butil\b|(?<!uso )exclusiv/g],
  ['common', /comum|\bcom\. |fracao|coisas|acessori/g],
  [
    'built',
    /constru|edificad[ao]\s+(?:um|no|com)|edificacao|(?<!des)coberta|predio|residencia\b|\bcasa\b|barracao|galpao|galpoes|armazem|pavilhao|sobrado|moradia|chale|edicula|\bloja\b|ampliacao|acrescimo|aumento|aumentad|alvenaria/g,
  ],
  [
    'gone',
    /demoli|desmembrad[ao]\s+(?:d|a\s)|destacad[ao]\s+a|destaca-se|reserva\s+(?:legal|florestal|ambiental|particular|de)|preservacao|servidao|retificada\s+de/g,
  ],
  [
    'land',
    /terreno|\blote\b|gleba|superfic|terras|fazenda|sitio|chacara|quintal|perfazendo|remanesc|imovel|area\s+total/g,
  ],
]

export interface FoundArea {
  kind: AreaKind | null
  /** m² */
  size: number
  /** Folded words before it, to the area before. */
  before: string
  /** Folded words after it, to the next area. */
  after: string
}

/** Lists the areas that a folded text names; `12,3456 ha` and `04,84,00 ha` as square metres. */
export function findAreas(text: string): FoundArea[] {
  const found: FoundArea[] = []
  let from = 0
  const matches = [...text.matchAll(areaPattern)]
  for (const [index, match] of matches.entries()) {
    const { ha, are, ca, number = '', unit = '' } = match.groups ?? {}
    const value =
      ha === undefined ? parseDecimal(number) : Number(ha) + Number(are) / 100 + Number(ca) / 10_000
    const end = match.index + match[0].length
    if (value !== null && value > 0) {
      const before = text.slice(Math.max(from, match.index - 160), match.index)
      const after = text.slice(end, Math.min(end + 120, matches[index + 1]?.index ?? text.length))
      const size = unit.startsWith('h') ? Math.round(value * 1_000_000) / 100 : value
      found.push({ kind: nameByAfter(after) ?? nameArea(before), size, before, after })
    }
    from = end
  }
  return found
}

/** "68,31 m² de área coberta". */
function nameByAfter(after: string): AreaKind | null {
  const named =
    /^\s*(?:\([^)]{0,80}\)\s*)?de\s+(?:area\s+)?(?:(constru|edific|cobert)|(privativ|uso\sexclusivo)|(comum|uso\scomum)|(terreno))/.exec(
      after,
    )
  if (named === null) return null
  return named[1] !== undefined
    ? 'built'
    : named[2] !== undefined
      ? 'private'
      : named[3] !== undefined
        ? 'common'
        : 'land'
}

const privateGround =
  /(?:terreno|solo|lote)[^,;]{0,40}exclusiv|(?:exclusiv|privativ)[^,;]{0,30}(?:terreno|solo|lote)/

function nameArea(before: string): AreaKind | null {
  if (/demoli(?!.*(?:constru|edific))/s.test(before)) return 'gone'
  if (privateGround.test(before.slice(before.lastIndexOf(';') + 1))) return 'land'
  let nearest: { kind: AreaKind; at: number } | null = null
  for (const [kind, pattern] of areaWords)
    for (const match of before.matchAll(pattern))
      if (nearest === null || match.index > nearest.at) nearest = { kind, at: match.index }
  return nearest?.kind ?? null
}

/** Whether an area is of what is built and of its owner alone: "área construída privativa de". */
export const isPrivateBuilt = ({ kind, before }: FoundArea): boolean => {
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1)
  return (
    (kind === 'private' || kind === 'built') &&
    /constru|(?<!des)cobert|edific/.test(clause) &&
    /privativ|exclusiv/.test(clause)
  )
}

/** Names the ground that a fraction is of: "fração ideal de 50% do lote, que tem 360 m²". */
export function markSharedGround(areas: readonly FoundArea[]): FoundArea[] {
  let isShared = false
  return areas.map(area => {
    if (/fracao\s(?:ideal|de)|fr\.\sid|cota\sideal|quota\s/.test(area.before)) isShared = true
    const isOwn = /exclusiv|privativ/.test(area.before.slice(Math.max(0, area.before.lastIndexOf('fracao'))))
    return isShared && !isOwn && (area.kind === null || area.kind === 'land')
      ? { ...area, kind: 'shared' }
      : area
  })
}

const changesArea = wordsPattern(
  String.raw`georref|retific|apuracao de remanescente|desmembra|desdobr|subdivi|remanesc|destac|fusao|unifica|desapropri|correcao|corrig|corret|metragem|onde se le|area (?:real|correta|apurada)`,
)
/** What stands before an area that is the land's from then on. */
const newArea = wordsPattern(
  String.raw`remanesc[^;]{0,60}$|leia-se (?:como )?$|permanecendo[^.;]{0,50}$|ficando (?:o imovel )?(?:com )?(?:a )?(?:area )?(?:de )?$|(?:passa\w*|passou|retificad\w|corrigid\w)[^.;]{0,60}(?:area|para)[^.;]{0,40}$|para $|area institucional|constitui[^;]{0,50}$|fica\w* [^.;]{0,50}area [^.;]{0,20}$|restando[^;]{0,50}$|e a area de $|area (?:(?:real|correta|apurada|certificada|total|exata|do (?:lote|imovel|terreno))[^.;,]{0,30}){1,2}(?:e|de|com|sendo|para|:)? ?(?:de )?$`,
)
/** What is left where a part was sold or taken. */
const restOfSale = /(?:remanesc|permanec|restando|ficando)[^;]{0,60}$/
/** What stands after the part that stays in this matrícula. */
const stays = wordsPattern(
  String.raw`^[^.;]{0,40}\b(?:continua\w*|prossegu\w*|subsist\w*|permanec\w*|remanesc\w*|ora descrit\w*|fica\w*)[^.;]{0,30}(?:nesta|desta|presente|est[ea])\b`,
)
/** What stands after the part that goes to another one, and before the size that was wrong. */
const goesAway = wordsPattern(
  String.raw`^[^.;]{0,60}?(?:\b(?:passou|passa|passaram|foi|foram|que constitui\w*|deu|abriu\w*|transferi\w*|transporta\w*|objeto|matriculad[ao])\b)[^.;]{0,60}matriculas? (?:n[o.]{0,2} ?)?\d`,
)
const wasWrong = wordsPattern(
  String.raw`(?:e nao|onde se le|em (?:vez|lugar) d[eo]|anterior(?:mente)?|constou|constava|antes)[^.;]{0,30}$|(?:retificad|corrigid|alterad)\w de $|passa(?:ndo|ou|r)? de $`,
)

/** The land's area as the last act says that measured it again or parted it. */
export function readChangedArea(acts: readonly ReadTitleAct[]): number | null {
  for (const act of acts.toReversed()) {
    if (act.isVoid || !['amendment', 'split', 'merger', 'cadastral', 'other', 'transfer'].includes(act.kind))
      continue
    const isSale = act.kind === 'transfer'
    if (!changesArea.test(act.body.slice(0, 200))) continue
    const all = findAreas(act.body)
    const areas = all.filter(({ kind }) => kind !== 'built' && kind !== 'common')
    const staying = all.find(({ after }) => stays.test(after) && !goesAway.test(after))
    const changed =
      staying ??
      areas.findLast(
        ({ before, after }) =>
          (isSale ? restOfSale : newArea).test(before) && !goesAway.test(after) && !wasWrong.test(before),
      )
    if (changed !== undefined) return changed.size
  }
  return null
}

const builds = wordsPattern(
  String.raw`constru[ci]|constru[ií]d|edific|habite-?se|ampliac|ampliad|acresci|acrescid|aumentad|reconstru|reform`,
)
const demolishes =
  /demolid[ao]|demoliu|demolicao\s(?:parcial|d[oa]s?\s(?:predio|casa|constru|benfeit|imovel)|total|completa|integral)/
/** Words before an area that is the whole of what then stands. */
const isWhole = wordsPattern(
  String.raw`(?:total|passa\w*|passou|perfazendo|ficando|resultando|somando)[^.;]{0,60}$|(?:^[^a-z]{0,3}|construid\w )para (?:a )?(?:area )?(?:total )?(?:de )?$`,
)
/** "Passou de 55,10 m² para 82,30 m²": the first is no more. */
const wasFormer = wordsPattern(String.raw`(?:passa(?:ndo|r|va)?|passou|ampliad\w|aumentad\w) de $`)
const isAdded = /ampli|aument|acresc/

/**
 * What stands by the acts, from what the opening says that stood: the whole where an act names it, else what it adds;
 * `undefined` where no act builds or demolishes.
 */
export function readBuiltArea(
  acts: readonly ReadTitleAct[],
  atFirst: number | null,
): number | null | undefined {
  let built: number | null | undefined
  for (const act of acts) {
    if (act.isVoid || !['construction', 'cadastral', 'amendment', 'other'].includes(act.kind)) continue
    const begin = act.body.slice(0, 260)
    if (act.kind !== 'construction' && !builds.test(begin) && !demolishes.test(begin)) continue
    const areas = findAreas(act.body)
    const found = pickBuilt(areas, act.kind === 'construction')
    if (found !== undefined)
      built =
        isAdded.test(found.before) && !isWhole.test(found.before)
          ? addSizes(built === undefined ? atFirst : built, found.size)
          : found.size
    else if (demolishes.test(begin) && !/parcial|part[ei] d/.test(begin)) built = null
  }
  return built
}

function pickBuilt(areas: readonly FoundArea[], isConstruction: boolean): FoundArea | undefined {
  const standing = areas.filter(
    ({ kind, before }) => !wasFormer.test(before) && kind !== 'gone' && kind !== 'common' && kind !== 'land',
  )
  const whole = areas.find(
    ({ kind, before }) =>
      kind !== 'common' && kind !== 'land' && isWhole.test(before) && !wasFormer.test(before),
  )
  const built = whole ?? standing.find(({ kind }) => kind === 'built')
  return built ?? (isConstruction ? (standing[0] ?? areas.find(({ kind }) => kind === 'land')) : undefined)
}

const addSizes = (before: number | null, added: number): number | null =>
  before === null ? null : Math.round((before + added) * 10_000) / 10_000

/** "Compra e venda de terreno com casa de 96,04 m²", where no act of its own built it. */
export function readSoldHouse(acts: readonly ReadTitleAct[]): number | null {
  for (const act of acts.toReversed()) {
    if (act.kind !== 'transfer' || act.isVoid) continue
    const house = findAreas(act.body.slice(0, 600)).find(({ kind }) => kind === 'built')
    if (house !== undefined) return house.size
  }
  return null
}

const countWords = [...numberWordValues.entries()].filter(([, value]) => value <= 10).map(([name]) => name)
/** "02 (duas)", "duas (2)", "uma". */
const count = String.raw`(?:(?<![\d.,/])(?<digits>\d{1,2}) ?(?:\([a-z]+\))?|\b(?<word>${countWords.join('|')})(?: \(\d{1,2}\))?)`
const kindOfSpace = String.raw`(?:(?:descobert|cobert|privativ|autonom|indeterminad|simpl|dupl)[a-z]* )?`
const space = String.raw`(?:vagas?|garage[mn]s?|boxes|box(?! n)|espacos? (?:de |para )?(?:garage|estacion|veicul|carro|auto))`
const vehicle = String.raw`(?:veiculos?|automove(?:l|is)|autos?\b|carros?)`

const counted = wordsPattern(String.raw`${count} ${kindOfSpace}${space}`)
const oneMore = wordsPattern(
  String.raw`^[^.;]{0,50}?(?<!sendo) ?\be (?:mais |de )?(?:outra |outras )?(?<![a-z])${count} (?:${space}|descobert|cobert)`,
)
const sheltered = wordsPattern(
  String.raw`(?:garagem|garage|abrigo|telheiro|estacionamento|guarda|box|vagas?)[^.;,]{0,30}? (?:para|de) ${count} ${vehicle}`,
)
/** A list of numbers, with letters: "17 e 18", "88 e 88A", "G-12, G-13 e G-14", "33 a 35". */
const label = String.raw`(?:[a-z]{1,2}[-.]?)?\d{1,4}(?:[-/]?[a-z](?![a-z]))?`
const numbered = wordsPattern(
  String.raw`\b(?:vagas?|boxes|box)(?: (?:autonomas?|privativas?|cobertas?|descobertas?|duplas?|simples|vinculadas?))?(?: (?:de|da|para) (?:garagem|estacionamento|veiculos?))?(?: (?:cobertas?|descobertas?|vinculadas?|duplas?|simples|identificadas?|designadas?)){0,2}(?: no subsolo)? ?[:(,]? ?(?:(?:de |com os? |sob (?:os? )?)?(?:n[o.]{0,2}s?\.?|numeros?) ?)?(?<list>${label}(?:(?: ?, ?| e |/| a )(?:n[o.]{0,2}s?\.? ?)?${label})*)(?! ?(?:m2|m²|m\b|metros|,\d))`,
  'g',
)
const noSpace = wordsPattern(
  String.raw`(?:\bsem|nao (?:possui|tem|ha|lhe cabendo|dispoe))[^.;]{0,20} (?:vaga|garagem)`,
)
const oneSpace = wordsPattern(
  String.raw`(?:direito|uso|direito de uso)[^.;]{0,40} (?:da|de|a|ao) (?:vaga|box)|(?:direito|guarda)[^.;]{0,30} (?:a|na) (?:vaga|garagem)|vaga (?:de garagem |de estacionamento )?(?:n[o.]|numero|simples|dupla|descoberta|coberta|indeterminada)|\bbox (?:de (?:garagem|estacionamento) )?n|com vaga|(?:^|\n|imovel ?[:-]) ?(?:uma )?vaga de garagem`,
)
/** A space that has a matrícula of its own is none of this one's. */
const ofOtherRecord = wordsPattern(
  String.raw`(?:vagas?|box(?:es)?)[^.;]{0,60}(?:objetos? d|tem matriculas? propri|matriculad[oa]s? sob|(?:possui|com) matriculas?)[^.;]{0,40}`,
  'g',
)
/** More than a home has: those of the whole building. */
const mostSpaces = 12

/** How many parking spaces a description gives; 0 where it says that there is none, `null` where it says nothing. */
export function readParkingSpaces(description: string): number | null {
  if (noSpace.test(description)) return 0
  const words = description.replace(ofOtherRecord, ' ')
  return countSpaces(words) ?? countNumbered(words) ?? (oneSpace.test(words) ? 1 : null)
}

function countSpaces(words: string): number | null {
  const found = counted.exec(words) ?? sheltered.exec(words)
  if (found === null) return null
  const first = valueOf(found)
  const rest = words.slice(found.index + found[0].length).slice(0, 90)
  const more = /^[^.;]{0,40}sendo/.test(rest) ? null : oneMore.exec(rest)
  const all = (first ?? 0) + (more === null ? 0 : (valueOf(more) ?? 0))
  return all === 0 || all > mostSpaces ? null : all
}

const valueOf = ({ groups }: RegExpExecArray): number | null =>
  groups?.['digits'] === undefined
    ? (numberWordValues.get(groups?.['word'] ?? '') ?? null)
    : Number(groups['digits'])

function countNumbered(words: string): number | null {
  const labels = new Set<string>()
  for (const { groups } of words.matchAll(numbered)) {
    const list = groups?.['list'] ?? ''
    const range = /(\d+)\sa\s(?:n[o.]{0,2}\s?)?(\d+)/.exec(list)
    const length = range === null ? 0 : Number(range[2]) - Number(range[1])
    if (length > 0 && length < mostSpaces)
      for (let at = Number(range![1]); at <= Number(range![2]); at++) labels.add(String(at))
    else for (const one of list.match(new RegExp(label, 'g')) ?? []) labels.add(one)
  }
  return labels.size === 0 || labels.size > mostSpaces ? null : labels.size
}

/** What an act says that built a house: "abrigo para dois autos", "duas vagas". */
export function readBuiltSpaces(acts: readonly ReadTitleAct[]): number | null {
  for (const act of acts.toReversed()) {
    if (act.kind !== 'construction' || act.isVoid) continue
    const spaces = countSpaces(act.body)
    if (spaces !== null) return spaces
  }
  return null
}
