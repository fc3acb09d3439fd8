import { parseDecimal } from '../parse-decimal.ts'
import { wordsPattern } from './title-record-key.ts'

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
