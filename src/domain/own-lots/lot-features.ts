import { parseDecimal } from '../parse-decimal.ts'
import { readStatedArea } from '../property/stated-area.ts'
import type { Category, Occupancy } from '../property/listing.ts'
import { citeWords, type FoldedText, type Found } from './fold-lot-text.ts'

function findFirst<Value>(
  source: FoldedText,
  pattern: RegExp,
  read: (match: RegExpExecArray) => Value | null,
): Found<Value> | null {
  for (const match of source.folded.matchAll(pattern)) {
    const value = read(match)
    if (value !== null) return { value, words: citeWords(source, match.index, match.index + match[0].length) }
  }
  return null
}

/** "Lote 12" counts the auction's lots, and a "casa de leilões" sells them. */
const categoryWords: readonly (readonly [Category, string])[] = [
  ['apartamento', 'apartamento|apto\\b\\.?|flat|kitnet|kitinete|studio|cobertura duplex'],
  ['casa', 'casa(?! de leil)|sobrado|imovel residencial|residencia'],
  ['terreno', 'terreno|lote (?:de terreno|urbano)|gleba'],
  [
    'rural',
    'imovel rural|area rural|chacara|sitio(?! eletronico| da internet| do leil|\\s*:)|fazenda(?! publica| nacional| estadual| municipal)',
  ],
  [
    'comercial',
    'imovel comercial|sala comercial|conjunto comercial|loja|galpao|predio comercial|escritorio comercial|ponto comercial',
  ],
]
const anyCategory = new RegExp(
  `\\b(?:${categoryWords.map(([, words]) => `(${words})`).join('|')})(?!\\w)`,
  'g',
)

/** Finds the category of the property in a lot's text. */
export const findLotCategory = (source: FoldedText): Found<Category> | null =>
  findFirst(source, anyCategory, match => categoryWords[match.slice(1).findIndex(Boolean)]?.[0] ?? null)

const figure = '(?<![\\d.,])(\\d[\\d.]*(?:,\\d+)?)\\s*(?:m2|m²|metros quadrados)'
const built = 'privativa|construida|util|edificada|total'
const areaPatterns = {
  built: [
    new RegExp(
      `area (?:${built})(?: construida| privativa)?(?: de)?[ ]*[:=]?\\s*(?:de )?(?:aprox\\w*\\.? )?${figure}`,
      'g',
    ),
    new RegExp(`${figure} (?:de )?(?:area )?(?:${built})`, 'g'),
  ],
  land: [
    new RegExp(
      `(?:area (?:do|de) terreno|area do lote|terreno)(?: (?:de|com|medindo|com area de|com area total de))?[ ]*[:=]?\\s*(?:de )?${figure}`,
      'g',
    ),
    new RegExp(`${figure} (?:de )?(?:area (?:do|de) )?terreno`, 'g'),
  ],
}

const readArea =
  (kind: 'built' | 'land', category: Category | null) =>
  (match: RegExpExecArray): number | null =>
    readStatedArea(parseDecimal((match[1] ?? '').replace(/\.$/, '')), kind, category)

const findArea = (
  source: FoldedText,
  patterns: readonly RegExp[],
  read: (match: RegExpExecArray) => number | null,
): Found<number> | null => {
  for (const pattern of patterns) {
    const found = findFirst(source, pattern, read)
    if (found !== null) return found
  }
  return null
}

/** Reads the built and the land's area; the one area of a page that names no kind is that of its category. */
export function findLotAreas(
  source: FoldedText,
  category: Category | null,
): { area: Found<number> | null; landArea: Found<number> | null } {
  const isLand = category === 'terreno' || category === 'rural'
  const area = findArea(source, areaPatterns.built, readArea(isLand ? 'land' : 'built', category))
  const landArea = findArea(source, areaPatterns.land, readArea('land', category))
  if (area !== null || landArea !== null)
    return isLand && landArea === null ? { area: null, landArea: area } : { area, landArea }
  const readOnly = readArea(isLand ? 'land' : 'built', category)
  const all = [...source.folded.matchAll(new RegExp(figure, 'g'))].flatMap(match => readOnly(match) ?? [])
  if (new Set(all).size !== 1) return { area: null, landArea: null }
  const only = findFirst(source, new RegExp(figure, 'g'), readOnly)
  return isLand ? { area: null, landArea: only } : { area: only, landArea: null }
}

const numerals = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
const feminine: Record<string, number> = { uma: 1, duas: 2 }
const count = `(?<![\\d.,/])(\\d{1,2}|${[...numerals, ...Object.keys(feminine)].join('|')})[ ]*(?:\\(\\w+\\)[ ]*)?`

const readCount = ([, written = '']: RegExpExecArray): number | null => {
  const value = /^\d/.test(written) ? Number(written) : (feminine[written] ?? numerals.indexOf(written))
  return value > 0 ? value : null
}

const findCount = (source: FoldedText, nouns: string, labels: string): Found<number> | null =>
  findFirst(source, new RegExp(`\\b${count}(?:${nouns})\\b`, 'g'), readCount) ??
  findFirst(source, new RegExp(`\\b(?:${labels})[ ]*:\\s*(\\d{1,2})(?!\\d|[.,/])`, 'g'), readCount)

/** Finds the number of bedrooms in a lot's text. */
export const findLotRooms = (source: FoldedText): Found<number> | null =>
  findCount(source, 'quartos?|dormitorios?|dorms?', 'quartos?|dormitorios?')

/** Finds the number of parking spaces in a lot's text. */
export const findLotGarage = (source: FoldedText): Found<number> | null =>
  findCount(source, 'vagas?', 'vagas?(?: de garagem)?|garagem')

/** Finds whether a lot's text says occupied or vacant; `null` when it says both, or only speaks of the case that it is. */
export function findLotOccupancy(source: FoldedText): Found<Occupancy> | null {
  const vacant = findFirst(
    source,
    /\b(?:desocupad[oa]|livre de pessoas e coisas|imovel vago)\b/g,
    () => 'vacant' as const,
  )
  const occupied = findFirst(
    source,
    /(?<!\b(?:se|caso|quando|esteja|estiver|ou) (?:o imovel )?(?:esteja |estiver )?)\bocupad[oa]\b/g,
    () => 'occupied' as const,
  )
  return vacant !== null && occupied !== null ? null : (vacant ?? occupied)
}

/** Each abbreviation of `números` has one way to be read, as what many of them in a row leave open is tried for all at once. */
const matricula =
  /\bmatriculas?(?:\s*(?:imobiliaria|do imovel|atualizada|sob|numeros?|n(?:\.[ºo°]s?\.?|\.s\.?|[ºo°]?s?\.?)|[:#]))*\s*(\d[\d.]{2,9}\d|\d{3,9})/g

/** Returns the numbers of the matrículas as written, up to five of them, separated by commas. */
export function findLotMatricula(source: FoldedText): Found<string> | null {
  const found = [...source.folded.matchAll(matricula)]
  const [first] = found
  if (first === undefined) return null
  const numbers = new Map(found.map(([, number = '']) => [number.replaceAll('.', ''), number]))
  return {
    value: [...numbers.values()].slice(0, 5).join(', '),
    words: citeWords(source, first.index, first.index + first[0].length),
  }
}

const saleKinds =
  /\bleilao (?:judicial|extrajudicial|de alienacao fiduciaria)\b|\balienacao fiduciaria\b|\balienacao judicial\b|\balienacao por iniciativa particular\b|\bvenda direta\b|\bproposta fechada\b|\bhasta publica\b/g

/** Finds the kind of sale that a lot's text names, in its own words. */
export const findLotSaleKind = (source: FoldedText): Found<string> | null => {
  const found = findFirst(source, saleKinds, () => '')
  return found && { value: found.words, words: found.words }
}

/** Where a sentence ends: after a word, not after "R." or "Av.". */
const sentenceEnds = /(?<=[\p{L}\d/)]{3}[.;:])\s+(?=\p{Lu})/u

/** Shortens a text at the end of its last whole part that fits, else between words. */
function cutTitle(text: string, most: number): string {
  const whole = text.length > 2 * most ? text : text.replace(/[\s.;:]+$/, '')
  if (whole.length <= most) return whole
  const begun = whole.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
  const parts = begun.slice(0, begun.search(/[,;–—][^,;–—]*$/)).trimEnd()
  if (/[,;–—]/.test(begun) && parts.length >= most / 3) return parts
  return `${begun.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}

/**
 * Finds the first line that names what is sold, otherwise the first line with words. When the text is a single
 * paragraph, it is the sentence that names it.
 */
export function findLotTitle(source: FoldedText, most: number): Found<string> | null {
  const lines = source.text.split('\n').map(line => line.replace(/\s+/g, ' ').trim())
  const worded = lines.filter(line => /\p{L}{3}/u.test(line))
  const named = findLotCategory(source)
  const line = (named && worded.find(one => one.includes(named.words))) ?? worded[0]
  if (line === undefined) return null
  if (line.length <= most) return { value: line, words: line }
  const sentences = line.split(sentenceEnds)
  const sentence =
    (named && sentences.find(one => one.includes(named.words))) ??
    sentences.find(one => /\p{L}{3}/u.test(one)) ??
    line
  return { value: cutTitle(sentence, most), words: line }
}
