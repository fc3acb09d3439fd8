import { parseDecimal } from '#domain/decimal.ts'

/** The catalogue's own limit: nothing costs, or measures, more. */
const largest = 10 ** 13

/**
 * What a person typed or pasted into a number field (`1.234,56`, `R$ 1.234`, `48.5`, `58 m²`, `12,`). `null` =
 * empty, `NaN` = not a number ≥ 0; more than two decimals are rounded.
 */
export function readNumber(text: string): number | null {
  const bare = text.replace(/R\$|m²|[\s\u00A0]/gi, '').replace(/[.,]$/, '')
  if (bare === '') return null
  const value = parseDecimal(bare)
  return value === null || value > largest ? Number.NaN : Math.round(value * 100) / 100
}

const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** How a number field shows its value when nobody is typing in it. */
export const writeNumber = (value: number | null): string => (value === null ? '' : format.format(value))
