import {
  type SentenceReading,
  consumeTokens,
  forEachMatch,
  hasWord,
  markNotUnderstood,
  phrasePattern,
} from './sentence-reading.ts'
import { fromReais } from '../../money.ts'
import type { Criteria } from '../search-criteria.ts'
import type { Quantity } from './attach-quantities.ts'
import { leastBarePrice, type QuantityKind } from './quantity-words.ts'
import type { NumberToken } from './tokenize.ts'

const half = phrasePattern(
  '(?:com )?(?:(?:mais d[ae]|pelo menos|no minimo|acima d[ae]) )?(?:a )?metade de desconto|descontos? (?:de )?(?:(?:pelo menos|no minimo|mais d[ae]|acima d[ae]) )?(?:a )?metade|(?:(?:pel[ao]|com|por|n[ao]) )?(?:a )?(?:metade d[oae] (?:preco|valor|avaliacao)|meio preco)(?: d[ae] (?:avaliacao|mercado))?',
)
const below = phrasePattern(
  '(?<![%#9] )(?:bem |muito )?abaixo d[oa] (?:(?:valor|preco) (?:de |da )?)?(?:avaliacao|mercado|tabela|fipe)|(?:com|em) (?:algum |bom |um bom |otimo )?descontos?',
)

/** Reads "pela metade do preço" as a discount of 50 %, before "avaliação" is taken for the noun of a number. */
export function readHalfPrice(reading: SentenceReading): void {
  forEachMatch(reading, half, () => {
    reading.criteria.minDiscount ??= 50
  })
}

/**
 * Reads "abaixo da avaliação" and "com desconto" without a number as a discount of at least 1 %. Runs after the numbers
 * are attached: a discount that has one keeps it.
 */
export function readAnyDiscount(reading: SentenceReading): void {
  forEachMatch(reading, below, () => {
    reading.criteria.minDiscount ??= 1
  })
}

const seenAmount = '(?:r )?(?:\\$|#)'
const soon = '(?=[^.?!]{1,120} (?:\\$|#) )'
const pastAmounts = [
  phrasePattern(
    `(?:(?:o )?(?:meu|nosso) |o )?(?:limite|teto|orcamento|maximo|budget|valor|preco) (?:era|estava|tava)(?: (?:antes|ate|de|em|uns)){0,2} ${seenAmount}${soon}`,
  ),
  phrasePattern(
    `(?:antes|antigamente) (?:(?:era|eu|queria|procurava|buscava|podia|tinha|pensava|ia|em|ate|de|a|no|maximo) ){1,5}${seenAmount}${soon}`,
  ),
  phrasePattern(
    `(?:por|de|a|custando|custava|ate) ${seenAmount}(?: (?:,|e|mas|que|eu|so)){0,3} (?:achei|ficou|esta|ta|estava|tava|era|foi) (?:muito |meio |bem |um pouco )?(?:caro|car[oa]s|cara|salgad[oa]|puxad[oa])${soon}`,
  ),
  phrasePattern(
    `(?:por|de|a|custando)(?<= (?:vi|vimos|visitei|visitamos) (?:[a-z_]+ ){1,8}[a-z]+) ${seenAmount}${soon}`,
  ),
]

/** Reads past an amount that was seen, or that held before, where another one follows: "meu limite era 150 mil, agora 170". */
export function readPastAmounts(reading: SentenceReading): void {
  if (!hasWord(reading, /^(?:era|estava|tava|antes|antigamente|achei|ficou|foi|esta|ta|vi|vimos|visit\w+)$/))
    return
  for (const pattern of pastAmounts) forEachMatch(reading, pattern, () => undefined)
}

const roomAndHall = phrasePattern('quarto e sala')
const job = phrasePattern('vagas? (?:de |para |pra )?(?:emprego|trabalho|estagio|diarista|vendedor\\w*)')
const noGarage = phrasePattern('sem (?:vaga|garagem)(?: de garagem)?')
const garage = phrasePattern(
  '(?:com |tenha |tem |uma )?(?:vagas?|vgs?|garage(?:m|ns))(?: (?:de|na) garagem)?(?: cobertas?| livres?)?(?: (?:para|pra|pro|de) (?:o |um )?carros?)?',
)

/** Reads "quarto e sala" as one room, and marks a "vaga" that is a job as not understood. */
export function readRoomWords(reading: SentenceReading): void {
  forEachMatch(reading, roomAndHall, () => {
    reading.criteria.minRooms ??= 1
  })
  forEachMatch(reading, job, (_, from, to) => markNotUnderstood(reading, from, to))
}

/** Reads a garage without a number as one space. Runs after the numbers are attached: a garage that has one keeps it. */
export function readGarageWords(reading: SentenceReading): void {
  forEachMatch(reading, noGarage, (_, from, to) => markNotUnderstood(reading, from, to))
  forEachMatch(reading, garage, () => {
    reading.criteria.minGarage ??= 1
  })
}

/** The least and the most that a quantity allows. */
interface Bounds {
  min: number | null
  max: number | null
}

/** Below these amounts "parcela de 2", "renda de 4" and "60 de entrada" count thousands. */
const leastInstalment = 10
const leastIncome = 100
const leastDownPayment = 1_000
const mostIncome = 1_000_000
const mostMoney = 1e9
/** A greater number counts no rooms. */
const mostCounted = 20
/** Square meters of a hectare. */
const hectare = 10_000

const round = (value: number): number => Math.round(value * 100) / 100

/** "por volta de": 15 % above and below. */
const boundsAround = (value: number): Bounds => ({
  min: Math.round(value * 85) / 100,
  max: Math.round(value * 115) / 100,
})

/** The bounds of a figure that can be any number; a number without a comparison gives none. */
function readBounds({ comparison }: Quantity, [first = 0, second = first]: readonly number[]): Bounds {
  if (comparison === 'between') return { min: Math.min(first, second), max: Math.max(first, second) }
  if (comparison === 'most' || comparison === 'less') return { min: null, max: first }
  if (comparison === 'least' || comparison === 'more') return { min: first, max: null }
  if (comparison === 'exactly') return { min: first, max: first }
  return comparison === 'about' ? boundsAround(first) : { min: null, max: null }
}

/** The bounds of a count: "mais de 2" is at least 3, "menos de 3" at most 2; without a comparison the least. */
function readCountBounds({ comparison }: Quantity, [first = 0, second = first]: readonly number[]): Bounds {
  const count = Math.floor(first)
  if (comparison === 'between')
    return { min: Math.min(count, second), max: Math.floor(Math.max(first, second)) }
  if (comparison === 'most') return { min: null, max: count }
  if (comparison === 'exactly') return { min: count, max: count }
  if (comparison === 'less') return { min: null, max: Math.ceil(first) - 1 }
  return { min: comparison === 'more' ? count + 1 : count, max: null }
}

/** Scales an amount to reais: "até 300" and "R$ 300" mean thousands, since no home costs 300 reais. */
const scaleToReais = ({ value, unit }: NumberToken, carried: number): number =>
  unit === 1 && value < 1_000 ? value * (value * carried > value && carried > 1 ? carried : 1_000) : value

/** The amounts of a price or an appraisal in reais; the scale of the second counts for the first: "100 a 200 mil". */
function readReais([first, second]: readonly NumberToken[]): number[] {
  if (first === undefined) return []
  if (second === undefined) return [first.unit === 1 && first.value < 10 ? 0 : scaleToReais(first, 1)]
  const last = scaleToReais(second, first.unit === 1 ? 1 : 1_000)
  const carried = scaleToReais(first, second.unit)
  return [carried > last && second.unit > 1_000 ? scaleToReais(first, 1_000) : carried, last]
}

/** Sets both ends of a figure; `false`, with nothing set, when an end is taken already or contradicts the other. */
function setRange(
  criteria: Criteria,
  least: 'minPrice' | 'minEvaluation' | 'minArea' | 'minDiscount' | 'minRooms',
  most: 'maxPrice' | 'maxEvaluation' | 'maxArea' | 'maxDiscount' | 'maxRooms',
  { min, max }: Bounds,
): boolean {
  if (min === null && max === null) return false
  if (min !== null && criteria[least] !== null && criteria[least] !== min) return false
  if (max !== null && criteria[most] !== null && criteria[most] !== max) return false
  const [from, to] = [min ?? criteria[least], max ?? criteria[most]]
  if (from !== null && to !== null && from > to) return false
  criteria[least] = from
  criteria[most] = to
  return true
}

const toCentavos = ({ min, max }: Bounds): Bounds => ({
  min: min === null ? null : fromReais(min),
  max: max === null ? null : fromReais(max),
})

/** Whether an amount is no price: "construída até 2015" has neither R$ nor mil, and is below ten thousand. */
const isYear = ({ amounts, isNamed }: Quantity): boolean =>
  !isNamed && amounts.some(({ money, value }) => !money && value >= 1_000 && value < leastBarePrice)

function applyPrice({ criteria }: SentenceReading, quantity: Quantity): boolean {
  const values = readReais(quantity.amounts)
  if (isYear(quantity) || values.some(value => value <= 0 || value > 1e10)) return false
  const bounds =
    quantity.comparison === 'nothing' ? { min: null, max: values[0] ?? null } : readBounds(quantity, values)
  return setRange(criteria, 'minPrice', 'maxPrice', toCentavos(bounds))
}

/** "Vale até 200 mil" is a price; what it is worth at least has no filter. */
const applyWorth = (reading: SentenceReading, quantity: Quantity): boolean =>
  quantity.comparison !== 'more' && quantity.comparison !== 'least' && applyPrice(reading, quantity)

/** Sets the appraisal; without a comparison it is about the amount. */
function applyEvaluation({ criteria }: SentenceReading, quantity: Quantity): boolean {
  const values = readReais(quantity.amounts)
  if (values.some(value => value <= 0 || value > 1e10)) return false
  const bounds =
    quantity.comparison === 'nothing' ? boundsAround(values[0] ?? 0) : readBounds(quantity, values)
  return setRange(criteria, 'minEvaluation', 'maxEvaluation', toCentavos(bounds))
}

/** Sets the area; without a comparison it is the least. */
function applyArea({ criteria }: SentenceReading, quantity: Quantity): boolean {
  const factor = quantity.kind === 'hectares' ? hectare : 1
  const values = quantity.amounts.map(({ value }) => round(value * factor))
  if (values.some(value => value <= 0 || value > 1e8)) return false
  const bounds =
    quantity.comparison === 'nothing' ? { min: values[0] ?? null, max: null } : readBounds(quantity, values)
  return setRange(criteria, 'minArea', 'maxArea', bounds)
}

function applyRooms({ criteria }: SentenceReading, quantity: Quantity): boolean {
  const values = quantity.amounts.map(({ value }) => value)
  const bounds = readCountBounds(quantity, values)
  if ((bounds.min ?? bounds.max ?? 0) < 1 || values.some(value => value > mostCounted)) return false
  return setRange(criteria, 'minRooms', 'maxRooms', bounds)
}

/** Sets the least garage; a most has no filter. */
function applyGarage(reading: SentenceReading, quantity: Quantity): boolean {
  const { min, max } = readCountBounds(
    quantity,
    quantity.amounts.map(({ value }) => value),
  )
  const { criteria } = reading
  if (min === null || min < 1 || min > mostCounted || (criteria.minGarage ?? min) !== min) return false
  criteria.minGarage = min
  return max === null || leaveSecond(quantity)
}

/** A range of which only the least has a filter: the second number is named as not understood. */
function leaveSecond({ second }: Quantity): boolean {
  return second === null
}

const otherShareWord = /^(?:financi|entrada|juros|parcel|comissao|taxa)/

function applyDiscount(reading: SentenceReading, quantity: Quantity): boolean {
  const isOther = !quantity.isNamed && reading.tokens.some(({ word }) => otherShareWord.test(word))
  const values = quantity.amounts.map(({ value }) => round(value))
  if (isOther || values.some(value => value <= 0 || value > 100)) return false
  const { comparison } = quantity
  const bounds =
    comparison === 'nothing' || comparison === 'about'
      ? { min: values[0] ?? null, max: null }
      : readBounds(quantity, values)
  return setRange(reading.criteria, 'minDiscount', 'maxDiscount', bounds)
}

/** "20 % abaixo do que pagam no prédio": a least alone; "pelo menos" says no more. */
function applyPaidDiscount({ criteria }: SentenceReading, quantity: Quantity): boolean {
  const value = round(quantity.amounts[0]?.value ?? 0)
  const isMost = quantity.comparison === 'most' || quantity.comparison === 'less'
  if (isMost || value <= 0 || value > 100 || criteria.minPaidDiscount !== null) return false
  criteria.minPaidDiscount = value
  return leaveSecond(quantity)
}

/** "Até 60 % da avaliação" is a discount of at least 40 %. */
function applyPriceShare({ criteria }: SentenceReading, quantity: Quantity): boolean {
  const values = quantity.amounts.map(({ value }) => round(100 - value))
  if (values.some(value => value <= 0 || value >= 100)) return false
  const { min, max } =
    quantity.comparison === 'nothing' ? { min: null, max: values[0] ?? null } : readBounds(quantity, values)
  return setRange(
    criteria,
    'minDiscount',
    'maxDiscount',
    quantity.comparison === 'between' ? { min, max } : { min: max, max: min },
  )
}

function applyReturn({ criteria }: SentenceReading, quantity: Quantity): boolean {
  const name = quantity.kind === 'worstReturn' ? 'minReturn' : 'minNetRoi'
  const values = quantity.amounts.map(({ value }) => round(value))
  const { comparison } = quantity
  const least =
    comparison === 'nothing' || comparison === 'about' ? (values[0] ?? 0) : readBounds(quantity, values).min
  if (least === null || least <= 0 || least > 1_000 || criteria[name] !== null) return false
  criteria[name] = least
  return leaveSecond(quantity)
}

/** The amount of a payment in reais, the larger of two. */
function readPayment({ amounts }: Quantity, least: number): number {
  const { value, unit } = amounts.at(-1) ?? { value: 0, unit: 1 }
  return unit === 1 && value < least ? value * 1_000 : value
}

function applyIncome(reading: SentenceReading, quantity: Quantity): boolean {
  const value = readPayment(quantity, leastIncome)
  const { income } = reading.facts
  const isPartner = quantity.kind === 'partnerIncome'
  if (value <= 0 || value > mostIncome || (income !== null) !== isPartner) return false
  reading.facts = { ...reading.facts, income: (income ?? 0) + fromReais(value) }
  return true
}

function applyDownPayment({ criteria }: SentenceReading, quantity: Quantity): boolean {
  const value = readPayment(quantity, leastDownPayment)
  if (value <= 0 || value > mostMoney || criteria.downPayment !== null) return false
  criteria.downPayment = fromReais(value)
  return true
}

/** Sets the most that is paid a month; a least has no filter. */
function applyInstalment({ criteria }: SentenceReading, quantity: Quantity): boolean {
  const value = readPayment(quantity, leastInstalment)
  const isLeast = quantity.comparison === 'least' || quantity.comparison === 'more'
  if (isLeast || value <= 0 || value > mostIncome || criteria.maxInstalment !== null) return false
  criteria.maxInstalment = fromReais(value)
  return true
}

const refuse = (): boolean => false

/** The effect of each kind: returns `false` when the quantity sets no criterion and is reported as not understood. */
const rules: Record<QuantityKind, (reading: SentenceReading, quantity: Quantity) => boolean> = {
  price: applyPrice,
  evaluation: applyEvaluation,
  unfiltered: refuse,
  fee: refuse,
  worth: applyWorth,
  income: applyIncome,
  partnerIncome: applyIncome,
  savings: applyPrice,
  downPayment: applyDownPayment,
  instalment: applyInstalment,
  discount: applyDiscount,
  paidDiscount: applyPaidDiscount,
  priceShare: applyPriceShare,
  return: applyReturn,
  worstReturn: applyReturn,
  area: applyArea,
  hectares: applyArea,
  landArea: refuse,
  rooms: applyRooms,
  garage: applyGarage,
  distance: refuse,
  address: refuse,
}

/** Kinds that say what a family can pay: with one of them, money that was saved is a down payment. */
const means: ReadonlySet<QuantityKind> = new Set(['income', 'instalment'])

/**
 * Sets the criteria that quantities stand for. What sets none — of a noun that no filter has, a second one of the same
 * kind, a bound that no filter has — is named as not understood.
 */
export function applyQuantities(reading: SentenceReading, quantities: readonly Quantity[]): void {
  const saysMeans = quantities.some(({ kind }) => means.has(kind))
  const saysPrice = quantities.some(({ kind }) => kind === 'price')
  for (const quantity of quantities) {
    const { kind, from, to, second } = quantity
    // "Que valha 300 mil e saia por 180": what it is worth is not what it costs.
    if (kind === 'worth' && saysPrice) {
      markNotUnderstood(reading, from, to)
      continue
    }
    const isDown = kind === 'savings' && saysMeans && reading.criteria.downPayment === null
    if (rules[isDown ? 'downPayment' : kind](reading, quantity)) consumeTokens(reading, from, to)
    else if (second !== null && (kind === 'garage' || kind === 'return') && setsLeast(reading, kind)) {
      consumeTokens(reading, from, to)
      markNotUnderstood(reading, second, second + 1)
    } else markNotUnderstood(reading, from, to)
  }
}

const setsLeast = ({ criteria }: SentenceReading, kind: QuantityKind): boolean =>
  (kind === 'garage' ? criteria.minGarage : criteria.minNetRoi) !== null
