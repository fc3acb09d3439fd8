import { formatDecimal } from './format-decimal.ts'
import { parseDecimal } from './parse-decimal.ts'

/** What a number field of a form takes and shows. */
export interface NumberInput {
  /** `R$` is written before the number, any other unit after it. */
  unit: string
  limits: readonly [least: number, most: number]
  /** Only whole numbers. */
  whole?: boolean | undefined
}

/** The number of decimals: centavos for money; a bank's rate has more. */
const decimalsOf = ({ unit, whole }: NumberInput): number => (whole ? 0 : unit === '%' ? 4 : 2)

const unitPattern = /R\$|reais|m²|parcelas?|meses|m[eê]s|anos?|ao|vezes|a\.?[am]\.?|[%x\s]/gi
/** Amounts in words: `200 mil`, `1,5 milhão`, `2 mi de reais`. */
const spokenScalePattern = /(?<=\d)\s*(mil(?:h(?:ão|ao|ões|oes))?|mi|k)(?:\s+de)?(?:\s+reais)?\s*$/i
const american = /^\d{1,3}(?:,\d{3})+\.\d+$/
const manyThousands = /^\d+\.\d{3}(?:\.\d{3})*(?=,|$)/

/** Returns the number in a form that has one reading. */
function plain(bare: string, { unit }: NumberInput): string {
  if (american.test(bare)) return bare.replaceAll(',', '')
  // A percentage has no thousands, and money no thousandths.
  if (unit === '%') return /^\d+\.\d+$/.test(bare) ? bare.replace('.', ',') : bare
  return unit === 'R$' && manyThousands.test(bare) ? bare.replaceAll('.', '') : bare
}

/** Returns the factor of an amount in words, and the number before it. */
function inFull(text: string, { unit }: NumberInput): [number: string, times: number] {
  const word = unit === 'R$' ? spokenScalePattern.exec(text) : null
  if (!word) return [text, 1]
  return [text.slice(0, word.index), /^(?:mil|k)$/i.test(word[1] ?? '') ? 1000 : 1_000_000]
}

/** The minus signs that phones and word processors write. */
export const minusSigns = /^[-−–]/

/** Removes the units and words that people write beside a number. */
export const removeNumberUnits = (text: string): string => text.replace(unitPattern, '').replace(/[.,]$/, '')

/**
 * Reads typed or pasted text (`1.234,56`, `R$ 1.234,56`, `1234.56`, `200 mil`, `9,8% a.a.`, `−0,2` where the limits
 * go below 0), not yet clamped to the limits. `null` = empty, `NaN` = no number.
 * @param grouped its dots are the ones we inserted between thousands, whatever was typed since
 */
export function parseNumberInput(text: string, input: NumberInput, grouped = false): number | null {
  const [number, times] = inFull(text, input)
  const bare = removeNumberUnits(number)
  const negative = input.limits[0] < 0 && minusSigns.test(bare)
  const digits = (negative ? bare.slice(1) : bare).replace(/^(?=[.,]\d)/, '0')
  if (digits === '') return null
  const value = parseDecimal(grouped ? digits.replaceAll('.', '') : plain(digits, input))
  if (value === null) return Number.NaN
  const scale = 10 ** decimalsOf(input)
  return (negative ? -1 : 1) * (Math.round(value * times * scale) / scale) || 0
}

/** Returns the value within its two limits: itself, or the nearer limit. */
export const clampNumber = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

/** Formats a field's value while the field is not being edited: `1.234,50`, `9,8`, `−0,2`. */
export function formatNumberInput(value: number, input: NumberInput): string {
  const cents = input.unit === 'R$' && !Number.isInteger(Math.round(value * 100) / 100)
  return formatDecimal(value, cents ? 2 : 0, decimalsOf(input))
}

/** Whether the dots in a text are still the ones we inserted: until the person types or pastes one. */
export function isGroupingUnchanged(before: string, after: string): boolean {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.includes('.') && !after.slice(start, after.length - end).includes('.')
}
