import { parseDecimal } from './decimal.ts'

/**
 * Money is an integer number of centavos everywhere inside; reais exist only at the edges
 * (JSON, URL, text for people).
 */
export type Centavos = number

/** Reais with at most two decimals (JSON, URL) → centavos. */
export const fromReais = (reais: number): Centavos => Math.round(reais * 100)

/** Centavos → reais, as JSON carries them. */
export const toReais = (centavos: Centavos): number => centavos / 100

/** Above this no sum is believed to be a price: a trillion reais. */
const highest = 1e12

/**
 * A price as lists write it (`197.976,00`, `R$ 197.976,00`, `147398.67`, `284000`) → centavos. `null` where
 * it cannot be read or is nothing (decisions.md 7b: never 0).
 */
export function parsePrice(text: string): Centavos | null {
  const reais = parseDecimal(text.replace(/^\s*R\$/i, ''))
  return reais !== null && reais > 0 && reais <= highest ? fromReais(reais) || null : null
}
