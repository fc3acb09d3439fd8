import { fromReais } from '../money.ts'
import { numberWordValues } from '../number-words.ts'
import { comparedFigures, type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import type { SentenceUnderstanding } from '../search/sentence/read-sentence.ts'

/** "Com dois também serve", "80 já serve": the least of the search before is lower. */
const alsoFits =
  /^(?:(?:e|com|de|pode ser|ate|so) )*(?<value>\d{1,4}|um|uma|dois|duas|tres|quatro)(?: ?(?:quartos?|dorm\w*|qts?|qtos?|vagas?|m2?|metros|%))?(?: ou mais| pra cima)? (?:tambem|tb|tbm|tmb|ja) (?:serve|servem|pode|vale|ta (?:bom|otimo|valendo|de boa)|aceito|tudo bem|da|rola)\b/
/** "2 no máximo", where nothing before says of what: of a home it is the rooms. */
const bareMost =
  /^(?:(?:e|so|com|ate|no maximo|maximo|max) )*(?<value>[1-6])(?: (?:no )?max(?:im[oa])?)?[.!]?$/
/** "Tira o mínimo": one end of the price, or of the only other figure. */
const endDropped =
  /^(?:(?:e|agora|mas|ok) )*(?:tir\w+|sem|esquec\w+|remov\w+|retir\w+|pode tirar|ignor\w+|nao precisa(?: mais)?(?: d[oe]| ter)?) (?:o |a |esse |de )?(?:(?:valor|preco) )?(?<end>minim[oa]|maxim[oa])(?: d[eo] (?:preco|valor))?(?:,? (?:so|apenas|somente|mantem|deixa)(?: so)? (?:o |com o )?(?:minim[oa]|maxim[oa]))?[.!]?$/
const bareChange =
  /^(?:(?:e|entao|pode|agora|melhor|so) )*(?:(?:aument\w+|sob\w+|baix\w+|abaix\w+|diminu\w+|mud\w+|troc\w+|coloc\w+|bota|poe|faz) (?:isso )?(?:pra|para|ate|em|por)|se (?:for|fosse|forem)(?: ate)?|(?:pode )?ser ate|ate) (?<value>\d{1,4})[.!?]?$/
/** A bare number, alone or as a correction: "280", "não, 280", "na verdade acima de 30". */
const bareCorrection =
  /^(?:(?:(?:nao|ops|opa|na (?:verdade|vdd)|vdd|alias|digo|quis dizer|quer dizer|corrigindo|melhor|errei|minto) ?,? ?)+(?:e |era |sao )?(?:acima de |abaixo de |pelo menos |no minimo |no maximo |ate |mais de |menos de )?)?(?<value>\d{1,4})(?: ?(?:mil|k))?[.!?]?$/
const saidNumber = `(?:\\d{1,4}|(?:${[...numberWordValues.keys()].join('|')})(?: e (?:${[...numberWordValues.keys()].join('|')}))*)`
/** "Duzentos não, cento e oitenta": one number takes the place of another. */
const insteadOf = new RegExp(
  `^(?:ate |de )?(?<old>${saidNumber})(?: ?(?:mil|k))? nao ?[,.;]? ?(?:(?:e|so|melhor|quero|ate|pode ser|sao) )*(?<value>${saidNumber})(?: ?(?:mil|k))?[.!]?$`,
)
const valueOf = (words: string): number =>
  words
    .split(' e ')
    .map(word => numberWordValues.get(word) ?? Number(word))
    .reduce((sum, one) => sum + one, 0)

/** What a bare number may change, each with the numbers that it can be. */
const changeable = [
  ['minRooms', 1, 9],
  ['maxRooms', 1, 9],
  ['minGarage', 1, 9],
  ['minDiscount', 5, 100],
  ['minNetRoi', 5, 1_000],
  ['minArea', 20, 9_999],
] as const

/** "Aumenta 100 mil": by so much, where no word says to how much. */
const moveBy =
  /\b(?<how>aument\w+|sob[ea]\w*|estic\w+|acrescent\w+|diminu\w+|baix\w+|abaix\w+|cort\w+)(?: mais| uns| o preco| o valor| em)* (?<value>\d{1,3}) ?(?:mil|k)\b/

/** Finds the highest price that such words make of the one before. */
export function findMovedPrice(key: string, now: Criteria, { maxPrice }: Criteria): Criteria['maxPrice'] {
  const { how, value } = moveBy.exec(key)?.groups ?? {}
  if (how === undefined || maxPrice === null || (now.maxPrice ?? now.minPrice) === null) return null
  const by = fromReais(Number(value) * 1_000)
  // "Baixa 200 mil" of 250: to so much.
  if (by * 2 > maxPrice) return null
  return (/^(?:dim|b|ab|c)/.test(how) ? maxPrice - by : maxPrice + by) as Criteria['maxPrice']
}

const bareRange =
  /^(?:(?:e|melhor|agora|na verdade|mas|nao|pode ser|quero|so) ?,? ?)*(?:entre|de) (?<from>\d{1,4}) (?:e|a|ate) (?<to>\d{1,4})[.!?]?$/

/** Reads "melhor entre 40 e 60" as a change of the area or the discount that the search before has, where it has no price. */
export function findBareRange(key: string, before: Criteria): Criteria | null {
  const [from, to] = [bareRange.exec(key)?.groups?.['from'], bareRange.exec(key)?.groups?.['to']].map(Number)
  if (!from || !to || from > to || before.minPrice !== null || before.maxPrice !== null) return null
  const hasArea = before.minArea !== null || before.maxArea !== null
  const hasDiscount = before.minDiscount !== null || before.maxDiscount !== null
  if (hasArea === hasDiscount) return null
  return hasArea
    ? { ...emptyCriteria, minArea: from, maxArea: to }
    : to > 100
      ? null
      : { ...emptyCriteria, minDiscount: from, maxDiscount: to }
}

/** The least of an instalment, in reais a month. */
const leastInstalment = 100
/** A price in thousands is said as a bare number by who named one in thousands. */
const leastPriceInThousands = 10

const countWords: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4 }

/** Finds the criterion that "tira o mínimo" takes back: the end of the price, or of the only other figure that has it. */
export function findEndDropped(key: string, before: Criteria): keyof Criteria | null {
  const end = endDropped.exec(key)?.groups?.['end']
  if (end === undefined) return null
  const ends = comparedFigures
    .map(({ min, max }) => (end.startsWith('min') ? min : max))
    .filter(name => name !== null && before[name] !== null)
  return (
    ends.find(name => name === 'minPrice' || name === 'maxPrice') ??
    (ends.length === 1 ? (ends[0] ?? null) : null)
  )
}

/** Finds the end of the area or the price that "pode ser maior que isso" takes back. */
export function findEndOpened(key: string, before: Criteria): keyof Criteria | null {
  const how =
    /^(?:(?:mas|e|ah|ou) )*pode(?:m)? ser (?:um pouco |bem |ate )?(?<how>maior|menor|mais car[oa]|mais barat[oa])(?:es)?(?: (?:que|do que) isso)?(?=[ ,.!]|$)/.exec(
      key,
    )?.groups?.['how']
  if (how === undefined) return null
  const name =
    how === 'maior'
      ? 'maxArea'
      : how === 'menor'
        ? 'minArea'
        : how.startsWith('mais car')
          ? 'maxPrice'
          : 'minPrice'
  return before[name] === null ? null : name
}

/** Reads "com dois também serve" and "2 no máximo". */
function findCountChange(key: string, before: Criteria): Criteria | null {
  const also = alsoFits.exec(key)?.groups?.['value']
  if (also !== undefined) {
    const value = countWords[also] ?? Number(also)
    const names = changeable
      .map(([name, least]) => ({ name, least }))
      .filter(({ name, least }) => value >= least && (before[name] ?? 0) > value && name.startsWith('min'))
      .map(({ name }) => name)
    if (/quarto|dorm|qts?|qtos?/.test(key) && before.minRooms !== null && before.minRooms <= value)
      return emptyCriteria
    const [name, ...others] = key.includes('vaga') ? names.filter(one => one === 'minGarage') : names
    return name === undefined || others.length > 0 ? null : { ...emptyCriteria, [name]: value }
  }
  const most = bareMost.exec(key)
  const isHome =
    before.category.length > 0 && before.category.every(one => one === 'casa' || one === 'apartamento')
  return most === null || !isHome || !/max|ate/.test(key) || before.minGarage !== null
    ? null
    : { ...emptyCriteria, maxRooms: Number(most.groups?.['value']) }
}

/** Reads "duzentos não, cento e oitenta" as a change of the one figure that was the first number. */
function findInsteadOf(key: string, before: Criteria): Criteria | null {
  const { old, value } = insteadOf.exec(key)?.groups ?? {}
  if (old === undefined || value === undefined) return null
  const [was, is] = [valueOf(old), valueOf(value)]
  const price = (['maxPrice', 'minPrice'] as const).find(name => before[name] === fromReais(was * 1_000))
  if (price !== undefined) return { ...emptyCriteria, [price]: fromReais(is * 1_000) }
  const [figure] =
    changeable.find(([name, least, most]) => before[name] === was && is >= least && is <= most) ?? []
  return figure === undefined ? null : { ...emptyCriteria, [figure]: is }
}

/** A figure that somebody changes stays within so many times of what it was. */
const mostChange = 3

/** Reads "aumenta pra 3", or "não, 280", as a change of the only figure in the search before that can be so many. */
export function findBareChange(
  key: string,
  before: Criteria,
  kind: SentenceUnderstanding['kind'],
): Criteria | null {
  const counted = findInsteadOf(key, before) ?? findCountChange(key, before)
  if (counted !== null) return counted
  const change = kind === 'info' ? bareChange.exec(key) : null
  const correction = change === null ? bareCorrection.exec(key) : null
  const value = Number((change ?? correction)?.groups?.['value'] ?? Number.NaN)
  const figures = changeable.filter(
    ([name, least, most]) => before[name] !== null && value >= least && value <= most,
  )
  const prices = (['minPrice', 'maxPrice'] as const).filter(name => before[name] !== null)
  const [only, ...others] = figures
  // "Sobe pra 300" of a search for 80 m² up to 250 mil is the price.
  const isNear = (was: number, is: number): boolean => is < was * mostChange && is * mostChange > was
  const [near, second] = prices.filter(name => isNear(before[name] ?? 0, fromReais(value * 1_000)))
  const isPrice = near !== undefined && second === undefined && value >= leastPriceInThousands
  if (isPrice && figures.every(([name]) => !isNear(before[name] ?? 0, value)))
    return { ...emptyCriteria, [near]: fromReais(value * 1_000) }
  if (only !== undefined) return others.length > 0 ? null : { ...emptyCriteria, [only[0]]: value }
  if (before.maxInstalment !== null && prices.length === 0 && value >= leastInstalment)
    return { ...emptyCriteria, maxInstalment: fromReais(value) }
  const [price] = prices
  return correction === null || price === undefined || prices.length > 1 || value < leastPriceInThousands
    ? null
    : { ...emptyCriteria, [price]: fromReais(value * 1_000) }
}
