import { type SentenceReading, hasWord, lineAround } from './sentence-reading.ts'
import {
  adjectiveComparison,
  type Comparison,
  comparisonAfter,
  countWords,
  exactly,
  findComparison,
  movedTo,
  opposite,
  widthOf,
} from './compare-quantities.ts'
import {
  anySquare,
  carUnit,
  everyMonth,
  fitsKind,
  leastBarePrice,
  otherSide,
  type QuantityKind,
  quantityNouns,
  type QuantityNoun,
  quantityUnits,
  rangeJoint,
  rangeOpener,
  shareSign,
} from './quantity-words.ts'
import type { NumberToken } from './tokenize.ts'

/** A number of a sentence with what it is of. */
export interface Quantity {
  kind: QuantityKind
  /** One number, or two for `between`. */
  amounts: NumberToken[]
  comparison: Comparison
  /** Whether a noun or a unit says the kind. */
  isNamed: boolean
  /** Its tokens `from` up to but not including `to`; `second`: where the second number of a range begins. */
  from: number
  to: number
  second: number | null
  /** Whether it has a sign for a share. */
  isShare: boolean
}

/** Characters around a number in which its comparison and its noun are looked for. */
const reach = 160

/** Whether one of some tokens is `from` or later, before `to`. */
function saysBetween(tokens: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (tokens.has(at)) return true
  return false
}

interface Around {
  before: string
  after: string
}

/** Returns the text before and after some tokens within reach, in whole words; text before `start` is left out. */
function readAround(reading: SentenceReading, start: number, from: number, to: number): Around {
  const [all, rest] = lineAround(reading, from, to)
  const [earlier] = lineAround(reading, start, start)
  const own = all.slice(Math.max(earlier.length - 1, all.length - reach, 0))
  const before = own.startsWith(' ') ? own : own.slice(Math.max(0, own.indexOf(' ')))
  return { before, after: rest.slice(0, reach) }
}

/** Returns the token so many tokens before or after another one, leaving out the parts of numbers. */
function step({ tokens }: SentenceReading, at: number, count: number): number {
  let now = at
  for (let left = Math.abs(count); left > 0; left--) {
    now += Math.sign(count)
    while (tokens[now]?.absorbed) now += Math.sign(count)
  }
  return now
}

interface Named {
  kind: QuantityKind
  /** Words between the noun and the number; none for a unit. */
  link: number
  /** Words of the line that belong to it before the number, and after it. */
  wordsBefore: number
  wordsAfter: number
}

/** Finds the unit right after a number. */
function findUnit(after: string, before: string): Named | null {
  for (const { kind, unit } of quantityUnits) {
    const match = unit.exec(after)
    if (match !== null) return { kind, link: 0, wordsBefore: 0, wordsAfter: countWords(match[0]) }
  }
  const cars = carUnit.exec(after)
  if (cars === null) return null
  const forCars = / (?:para|pra|p|cabe|cabem|de) $/.exec(before)
  const kind = forCars === null ? 'unfiltered' : 'garage'
  return { kind, link: 0, wordsBefore: forCars === null ? 0 : 1, wordsAfter: 1 }
}

/** Nouns that win over a nearer one when they stand before a number: "no pior caso 15% de retorno". */
const winning: ReadonlySet<QuantityKind> = new Set(['worstReturn', 'partnerIncome'])

/** Finds the noun of a number: the one after it, else the nearest before it. */
function findNoun(nouns: readonly QuantityNoun[], { before, after }: Around, sort: string): Named | null {
  let behind: Named | null = null
  for (const { kind, after: words, takes } of nouns) {
    const match = takes.includes(sort) ? words?.exec(after) : null
    if (!match) continue
    behind = { kind, link: 0, wordsBefore: 0, wordsAfter: countWords(match[0]) }
    break
  }
  let nearest: Named | null = null
  for (const { kind, before: words, takes } of nouns) {
    if (!takes.includes(sort) || (behind !== null && !winning.has(kind))) continue
    const match = words?.exec(before)
    if (!match) continue
    const link = countWords(match.groups?.['link'] ?? '')
    const found = { kind, link, wordsBefore: countWords(match[0]), wordsAfter: behind?.wordsAfter ?? 0 }
    if (winning.has(kind)) return found
    if (nearest === null || link < nearest.link) nearest = found
  }
  return behind ?? nearest
}

/** The sort of a number as patterns see it: `9`, `#`, `$`, or `%` for a share. */
const sortOf = ({ money, value }: NumberToken, after: string): string =>
  money ? '$' : shareSign.test(after) ? '%' : value <= 20 ? '9' : '#'

/** The kinds that "máximo 3" may still be of after "mínimo 2 quartos", by the number and the comparison. */
function inherits(last: Quantity | null, amount: NumberToken, words: string, near: boolean): boolean {
  if (last === null || !near || amount.money !== last.amounts[0]?.money) return false
  if (last.kind === 'rooms' || last.kind === 'garage') return amount.value <= 20
  if (!adjectiveComparison.test(words)) return false
  if (last.kind === 'discount' || last.kind === 'return') return amount.value <= 100
  if (last.kind === 'hectares') return amount.value < 1_000
  return /(?:maxim|minim)a/.test(words) && last.kind !== 'price'
}

/** Kinds whose two numbers "ou" and "/" join, too. */
const counted: ReadonlySet<QuantityKind> = new Set(['rooms', 'garage', 'unfiltered'])

/**
 * Attaches every unread number to its noun, from the beginning to the end of the sentence: to the unit or noun after it,
 * else to the nearest noun before it that only linking words part from it; money without a noun is a price. Numbers with
 * none of these stay unread. `last`: the quantity that a correction replaces, whose kind a number without a noun takes.
 */
export function attachQuantities(reading: SentenceReading, last: Quantity | null = null): Quantity[] {
  const { tokens, consumed } = reading
  const nouns = quantityNouns.filter(({ word }) => hasWord(reading, word))
  const found: Quantity[] = []
  let start = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token?.amount || consumed[at]) continue
    reading.effort.quantities += 1
    const previous = found.at(-1) ?? null
    const saysIncome = found.some(({ kind }) => kind === 'income')
    const possible = saysIncome ? nouns : nouns.filter(({ kind }) => kind !== 'partnerIncome')
    const quantity = attach(reading, possible, start, at, previous, last)
    if (quantity === null) continue
    found.push(quantity)
    start = quantity.to
    at = Math.max(at, start - 1)
  }
  return found
}

function attach(
  reading: SentenceReading,
  nouns: readonly QuantityNoun[],
  start: number,
  at: number,
  previous: Quantity | null,
  replaced: Quantity | null,
): Quantity | null {
  const amount = reading.tokens[at]?.amount
  if (!amount) return null
  const first = readAround(reading, start, at, step(reading, at, 1))
  const bahia = /^ \/ 9(?= )/.test(first.after) ? reading.tokens[step(reading, at, 2)]?.amount : null
  if (bahia?.value === 4 && amount.value <= 20)
    return { ...plain('rooms', amount, at), to: step(reading, at, 3), isNamed: true }
  const sides = otherSide.exec(first.after)
  if (sides !== null) return attachSides(reading, at, amount, first.after, sides)
  const range = findRange(reading, at, first, nouns)
  const last = range?.at ?? at
  const end = step(reading, last, 1)
  const around = { before: first.before, after: range === null ? first.after : range.after }
  const open = /^ (?:ou mais|\+|no minimo)(?= (?:quarto|dorm|qto|qt|q |vaga|vg|suite|banheiro))/.exec(
    around.after,
  )
  const after = open === null ? around.after : around.after.slice(open[0].length)
  const opener = range === null ? null : rangeOpener.exec(around.before)
  const beforeOpener = opener === null ? around.before : around.before.slice(0, opener.index + 1)
  const found = findComparison(beforeOpener)
  const comparedFrom = step(reading, at, -found.count)
  const isNegated = found.count > 0 && saysBetween(reading.negated, comparedFrom, at)
  const stated = isNegated ? { ...found, comparison: opposite[found.comparison] ?? found.comparison } : found
  const beforeAll = beforeOpener.slice(0, beforeOpener.length - widthOf(beforeOpener, stated.count))
  const lastAmount = reading.tokens[last]?.amount ?? amount
  const sort = sortOf(amount.money ? amount : lastAmount, after)
  const counts = sort === '$' && !anySquare.test(after) ? null : findUnit(after, around.before)
  // "Aluguel abaixo de 200 garagem": so many are no garages.
  const unit = counts?.kind === 'garage' && sort === '#' ? null : counts
  const compared = range === null ? stated.comparison : 'between'
  const fitting = nouns.filter(
    ({ kind }) =>
      fitsKind(kind, lastAmount.value, sort, compared) &&
      // "Pensando em terreno até 80000": so much is money, unless a unit says what it is.
      (kind !== 'landArea' || unit !== null || lastAmount.value < leastBarePrice),
  )
  const noun = findNoun(
    fitting,
    { before: beforeAll, after },
    unit === null || unit.kind === 'area' ? sort : '',
  )
  const isLand = unit?.kind === 'area' && noun?.kind === 'landArea'
  let named = isLand ? { ...unit, kind: noun.kind, wordsBefore: noun.wordsBefore } : (unit ?? noun)
  if (unit !== null && !isLand && noun?.kind === 'area') named = { ...unit, wordsBefore: noun.wordsBefore }
  if (noun?.kind === 'garage' && unit === null && carUnit.test(after)) named = { ...noun, wordsAfter: 1 }
  const ofUnit = countWords(open?.[0] ?? '') + (named?.wordsAfter ?? 0)
  const endOfUnit = step(reading, end, ofUnit)
  const sign =
    named !== null && named.wordsAfter > 0
      ? 0
      : sort === '%'
        ? countWords(shareSign.exec(after)?.[0] ?? '')
        : 0
  const monthly =
    sort === '%' ? null : everyMonth.exec(lineAround(reading, endOfUnit, endOfUnit)[1].slice(0, reach))
  const behind = step(reading, endOfUnit, sign + countWords(monthly?.[0] ?? ''))
  const [, rest] = lineAround(reading, behind, behind)
  const later = comparisonAfter.exec(rest.slice(0, reach))
  const wordsBefore = countWords(opener?.[0] ?? '') + stated.count + (named?.wordsBefore ?? 0)
  let comparison: Comparison = range === null ? stated.comparison : 'between'
  if (comparison === 'nothing' && (later?.groups?.['exact'] || exactly.test(around.before)))
    comparison = 'exactly'
  if (comparison === 'nothing' && later !== null) comparison = later.groups?.['most'] ? 'most' : 'least'
  if (comparison === 'nothing' && open !== null) comparison = 'least'
  const from = includeWordBefore(reading, step(reading, at, -wordsBefore), start)
  const to = later === null ? behind : step(reading, behind, countWords(later[0]))
  const shape: Omit<Quantity, 'kind' | 'isNamed'> = {
    amounts: range === null ? [amount] : [amount, lastAmount],
    comparison,
    from,
    to,
    second: range === null ? null : last,
    isShare: sort === '%',
  }
  if (named !== null) {
    const isCounted = named.kind === 'rooms' || named.kind === 'garage'
    if (isCounted && comparison === 'most' && movedTo.test(stated.words)) shape.comparison = 'nothing'
    const isPaid = monthly !== null && (named.kind === 'price' || named.kind === 'savings')
    return { ...shape, kind: isPaid ? 'instalment' : named.kind, isNamed: true }
  }
  if (monthly !== null) return { ...shape, kind: 'instalment', isNamed: true }
  const near = previous !== null && step(reading, previous.to, 2) >= from
  if (inherits(previous, amount, stated.words, near)) return { ...shape, kind: previous!.kind, isNamed: true }
  if (replaced !== null && previous === null && amount.money <= replaced.amounts[0]!.money)
    return {
      ...shape,
      kind: replaced.kind,
      isNamed: true,
      comparison: comparison === 'nothing' ? replaced.comparison : comparison,
    }
  if (sort === '%') return { ...shape, kind: 'discount', isNamed: false }
  const isPrice =
    sort === '$' ||
    amount.value >= leastBarePrice ||
    (sort === '#' &&
      (comparison === 'between'
        ? opener !== null && /entre|faixa/.test(opener[0])
        : comparison !== 'nothing'))
  return isPrice ? { ...shape, kind: 'price', isNamed: false } : null
}

const plain = (kind: QuantityKind, amount: NumberToken, at: number): Quantity => ({
  kind,
  amounts: [amount],
  comparison: 'nothing',
  isNamed: false,
  from: at,
  to: at + 1,
  second: null,
  isShare: false,
})

const leading = /^(?:com|de|por|pago|pagar|pagando|tenha|tem|tenham|ter|a)$/

/** Returns the first token of a quantity with the word before it: "com 2 quartos", "de 200 mil". */
function includeWordBefore(reading: SentenceReading, from: number, start: number): number {
  const before = step(reading, from, -1)
  const token = reading.tokens[before]
  return before >= start && token && !reading.consumed[before] && leading.test(token.word) ? before : from
}

/** "Parcelas de 350 e 95 mil": the second is no end of a range. */
const mostOfRange = 10

interface Range {
  /** The token of the second number, and what follows it. */
  at: number
  after: string
}

/** Finds the second number of a range that begins at a number: "de 80 a 120 m²", "2 ou 3 quartos". */
function findRange(
  reading: SentenceReading,
  at: number,
  around: Around,
  nouns: readonly QuantityNoun[],
): Range | null {
  const own = findUnit(around.after, around.before)
  const ownSign = shareSign.exec(around.after)
  const width =
    own === null
      ? (ownSign?.[0].length ?? 0)
      : own.wordsAfter === 0
        ? 0
        : widthAfter(around.after, own.wordsAfter)
  const match = rangeJoint.exec(around.after.slice(width))
  if (match === null) return null
  const joint = match.groups?.['joint'] ?? ''
  const words =
    (own === null ? (ownSign === null ? 0 : countWords(ownSign[0])) : own.wordsAfter) + countWords(match[0])
  const second = step(reading, at, words)
  const [one, other] = [reading.tokens[at]?.amount, reading.tokens[second]?.amount]
  if (!one || !other) return null
  const [, rest] = lineAround(reading, second, step(reading, second, 1))
  const after = rest.slice(0, reach)
  const unit = other.money && !anySquare.test(after) ? null : findUnit(after, '')
  const otherSign = shareSign.test(after)
  if (own !== null && own.kind !== unit?.kind) return null
  if ((ownSign !== null) !== otherSign && ownSign !== null) return null
  const isCount = unit !== null && counted.has(unit.kind)
  // "200 mil ou 3 quartos", "até 300 mil e 60 m²": money counts no rooms.
  if (one.money && (unit !== null || otherSign || !(other.money || other.value > 20))) return null
  if (isCount) return one.value <= other.value && !one.money ? { at: second, after } : null
  if (joint === 'ou' || joint === '/') return null
  // "Condomínio até 300 até 200 mil": two bounds, and "entrada de 40 mil até 200 mil" two sums.
  if (joint === 'ate' && one.value > other.value && one.money) return null
  if (
    joint === 'ate' &&
    (/^(?:most|less)$/.test(findComparison(around.before).comparison) || namesOwnSum(around.before))
  )
    return null
  const opened = rangeOpener.test(around.before) || comparesBefore(around.before)
  const opener = rangeOpener.exec(around.before)?.groups?.['opener'] ?? ''
  if (joint === 'e' && opener === '') return null
  // "Abaixo de 1.150 e no máximo 135 mil" are two bounds, "renda de 8 mil e 90 mil de entrada" two sums.
  if (
    joint === 'e' &&
    opener.startsWith('d') &&
    namesOwnSum(around.before) &&
    other.value > one.value * mostOfRange
  )
    return null
  if (joint === 'e' && opener.startsWith('d') && findComparison(around.before).comparison !== 'nothing')
    return null
  if (joint === 'e' && opener.startsWith('d') && nouns.some(({ after: words }) => words?.test(after)))
    return null
  if (unit !== null || otherSign) return one.value <= other.value ? { at: second, after } : null
  if (other.money || one.money) return { at: second, after }
  const bare = one.value > 20 && other.value > 20
  if (!bare) return null
  return opened || (one.value >= leastBarePrice && other.value >= leastBarePrice) || namesArea(around.before)
    ? { at: second, after }
    : null
}

const namesOwnSum = (before: string): boolean =>
  / (?:entrada|sinal|parcelas?|prestac(?:ao|oes)|salario|renda|ganho|recebo|iptu|condominio|aluguel|taxa)(?: (?:d[eo]|e|:|mensal|mensais|familiar|total|liquida|bruta|condominio|uns|acima|maior|que|mais|no|minimo|pelo|menos|partir|a))* $/.test(
    before,
  )
const comparesBefore = (before: string): boolean =>
  / (?:entre|faixa|valor|preco|orcamento|aval\w+|area|metragem|roi|descontos?) (?:\w+ )?$/.test(before)
const namesArea = (before: string): boolean => / (?:area|metragem|tamanho)(?: \w+)? $/.test(before)

const widthAfter = (after: string, words: number): number =>
  after.trimStart().split(' ').slice(0, words).join(' ').length + 1

/** Attaches both sides of a plot as its area. */
function attachSides(
  reading: SentenceReading,
  at: number,
  amount: NumberToken,
  after: string,
  sides: RegExpExecArray,
): Quantity | null {
  const words = countWords(after.slice(0, sides[0].length))
  const to = step(reading, at, words + 1)
  const other = reading.tokens
    .slice(at + 1, to)
    .map(token => token.amount)
    .find(found => found !== null)
  if (!other || amount.value < 3 || other.value < 3) return null
  const area = Math.round(amount.value * other.value * 100) / 100
  return { ...plain('area', { value: area, unit: 1, money: false }, at), to, isNamed: true }
}
