import { numberWordValues } from '../../number-words.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { areAdjacent, type NumberToken, type SentenceToken } from './tokenize.ts'

const wordsFrom = (least: number, most: number): ReadonlyMap<string, number> =>
  new Map([...numberWordValues].filter(([, value]) => value >= least && value <= most))
const units = new Map([['zero', 0], ...wordsFrom(1, 19)])
const tens = wordsFrom(20, 90)
const hundreds = wordsFrom(100, 900)

/** Words for numbers; none is read as another word misspelled. */
export const numberWords: readonly string[] = [...units.keys(), ...tens.keys(), ...hundreds.keys()]

const scales: ReadonlyMap<string, number> = new Map([
  ['mil', 1_000],
  ['conto', 1_000],
  ['contos', 1_000],
  ['k', 1_000],
  ['milhao', 1_000_000],
  ['milhoes', 1_000_000],
  ['mi', 1_000_000],
  ['mm', 1_000_000],
  ['kk', 1_000_000],
])

/** `um` is an article, unless a counted noun follows. */
const counted =
  /^(quartos?|dorm\w*|qtos?|qts?|vagas?|vgs?|garage\w+|suites?|banheiros?|carros?|hectares?|alqueires?|mil|milhao)$/
const million = /^(?:milh(?:ao|oes)|mi)$/

/** A number of a sentence, and the token after it. */
interface Found {
  value: number
  unit: number
  end: number
}

/** Parses `150.000,00`, `150,000.00`, `1,5`, `1.5`, `250000`. */
function digitsOf(text: string): number {
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''))
  if (/^\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'))
  return Number(text.replace(/\D/g, '').slice(0, 15))
}

/** Reads a number under a thousand in words (`duzentos e dez`) or one in digits; `null` without a number. */
function readPlainNumber(
  tokens: readonly SentenceToken[],
  at: number,
): { value: number; end: number } | null {
  const first = tokens[at]
  if (first?.kind === 'digits') {
    // "350 000": thousands separated by a space.
    const thousands = /^[1-9]\d{0,2}$/.test(first.word) && tokens[at + 1]?.word === '000'
    if (thousands) return { value: digitsOf(first.word) * 1_000, end: at + 2 }
    const rest = /^[1-9]00$/.test(first.word) ? readMixedRest(tokens, at + 1) : null
    return rest === null
      ? { value: digitsOf(first.word), end: at + 1 }
      : { value: Number(first.word) + rest.value, end: rest.end }
  }
  let value = 0
  let end = at
  for (const words of [hundreds, tens, units]) {
    const joined = end > at && tokens[end]?.word === 'e' ? end + 1 : end
    const found = words.get(tokens[joined]?.word ?? '')
    // "cem e dez" and "vinte e doze" are two numbers, "cento e dez" is one.
    if (found === undefined || (end > at && (joined === end || (value % 100 !== 0 && found > 9)))) continue
    value += found
    end = joined + 1
  }
  if (end === at) return null
  const rest = value >= 100 && value % 100 === 0 ? readMixedRest(tokens, end) : null
  return rest === null ? { value, end } : { value: value + rest.value, end: rest.end }
}

/** Reads the rest of hundreds of which only a part is in digits: "duzentos e 50 mil", "200 e cinquenta mil". */
function readMixedRest(tokens: readonly SentenceToken[], at: number): { value: number; end: number } | null {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (tokens[at]?.word !== 'e' || tokens[at - 2]?.word === 'entre' || next === undefined) return null
  if (!/^(?:mil|k)$/.test(tokens[at + 2]?.word ?? '')) return null
  const value =
    before?.kind === 'digits'
      ? tens.get(next.word)
      : /^[1-9]\d?$/.test(next.word)
        ? Number(next.word)
        : undefined
  return value === undefined ? null : { value, end: at + 2 }
}

/**
 * Reads the scale after a number; `m` is million only directly after a small number (`1,5m`, but 300m are meters).
 */
function scaleAt(tokens: readonly SentenceToken[], at: number, value: number): number | null {
  const word = tokens[at]?.word ?? ''
  if (word === 'm')
    return value < 20 &&
      areAdjacent(tokens[at - 1], tokens[at]) &&
      !/^(2|²|quadrad.*)$/.test(tokens[at + 1]?.word ?? '')
      ? 1_000_000
      : null
  return scales.get(word) ?? null
}

const fractionNames: ReadonlyMap<string, number> = new Map([
  ['um quarto', 0.25],
  ['tres quartos', 0.75],
  ['um terco', 1 / 3],
])

/** Reads "meio milhão", "1/4 de milhão", "um quarto de milhão", "dois e meio milhões". */
function readPartOfMillion(tokens: readonly SentenceToken[], at: number): Found | null {
  const word = (later: number): string => tokens[at + later]?.word ?? ''
  const found = (share: number, length: number): Found => ({
    value: Math.round(share * 1_000_000),
    unit: 1_000_000,
    end: at + length,
  })
  if (word(0) === 'meio' && million.test(word(1))) return found(0.5, 2)
  const [part, whole] = [Number(word(0)), Number(word(2))]
  if (word(1) === '/' && word(3) === 'de' && million.test(word(4)) && part > 0 && whole > 0)
    return found(part / whole, 5)
  const named = fractionNames.get(`${word(0)} ${word(1)}`)
  if (named !== undefined && word(2) === 'de' && million.test(word(3))) return found(named, 4)
  if (word(1) === 'e' && word(2) === 'meio' && million.test(word(3))) {
    const number = readPlainNumber(tokens, at)
    if (number?.end === at + 1) return found(number.value + 0.5, 4)
  }
  return null
}

/** Whether "um" counts: a counted noun follows, also after another number ("um ou dois quartos"). */
const isCount = (tokens: readonly SentenceToken[], at: number): boolean =>
  counted.test(tokens[at + 1]?.word ?? '') ||
  (/^(?:a|ou|e)$/.test(tokens[at + 1]?.word ?? '') &&
    units.has(tokens[at + 2]?.word ?? '') &&
    counted.test(tokens[at + 3]?.word ?? ''))

function readAmount(tokens: readonly SentenceToken[], at: number): Found | null {
  const part = readPartOfMillion(tokens, at)
  if (part !== null) return part
  const word = tokens[at]?.word
  if ((word === 'um' || word === 'uma') && !isCount(tokens, at)) return null
  const plain = word === 'mil' ? { value: 1, end: at } : readPlainNumber(tokens, at)
  if (plain === null) return null
  const unit = scaleAt(tokens, plain.end, plain.value)
  if (unit === null) return { ...plain, unit: 1 }
  const end = plain.end + 1
  // "200.000 mil" means 200 mil.
  const value = unit === 1_000 && plain.value >= 1_000 ? plain.value : plain.value * unit
  // "entre duzentos mil e trezentos" are two numbers.
  if (unit === 1_000 && tokens[at - 1]?.word === 'entre') return { value, unit, end }
  return addRest(tokens, { value, unit, end })
}

/** Adds what "e" joins to a number with a scale: "um milhão e meio", "mil e quinhentos", "125 mil e quinhentos". */
function addRest(tokens: readonly SentenceToken[], found: Found): Found {
  const { value, unit, end } = found
  // "um milhão duzentos e cinquenta mil": dictated without "e".
  const joint = tokens[end]?.word === 'e' ? end + 1 : end
  if (unit === 1_000_000 && joint > end && tokens[joint]?.word === 'meio')
    return { value: value + 500_000, unit, end: joint + 1 }
  if (joint === end && (unit < 1_000_000 || !hundreds.has(tokens[end]?.word ?? ''))) return found
  const more = readPlainNumber(tokens, joint)
  if (more === null || more.value >= 1_000) return found
  const scale = scaleAt(tokens, more.end, more.value)
  if (unit === 1_000_000) {
    if (scale === 1_000_000 || (more.value < 100 && scale === null)) return found
    return { value: value + more.value * 1_000, unit, end: scale === null ? more.end : more.end + 1 }
  }
  if (scale === null && tokens[joint]?.kind === 'word' && more.value >= 100)
    return { value: value + more.value, unit, end: more.end }
  return found
}

/** Joins the parts of numbers, with R$ before and reais after them, in tokens that are still unread. */
export function readNumbers(reading: SentenceReading): void {
  const { tokens, consumed } = reading
  reading.line = null
  for (let at = 0; at < tokens.length; ) {
    let from = at
    if (tokens[from]?.word === 'r' && tokens[from + 1]?.word === '$') from += 2
    else if (tokens[from]?.word === '$' || tokens[from]?.word === 'rs') from += 1
    const share = tokens[from]?.word === 'cento' && tokens[from - 1]?.word === 'por'
    const found = consumed[at] || consumed[from] || share ? null : readAmount(tokens, from)
    const token = tokens[at]
    if (token === undefined || found === null) {
      at += 1
      continue
    }
    const currency = /^(reais|real|pilas?|mangos?|paus?)$/.test(tokens[found.end]?.word ?? '')
    const end = currency ? found.end + 1 : found.end
    token.amount = toNumberToken(found, from > at || currency)
    for (let part = at + 1; part < end; part++) {
      const absorbed = tokens[part]
      if (absorbed) absorbed.absorbed = true
    }
    at = end
  }
}

const toNumberToken = ({ value, unit }: Found, currency: boolean): NumberToken => ({
  value,
  unit,
  money: unit > 1 || currency,
})
