import { parseDecimal } from './parse-decimal.ts'

/**
 * An integer number of centavos, the unit of money in all inner code; reais exist only at the edges (JSON, URL, text
 * for people).
 */
export type Centavos = number

/** Reais with at most two decimals (JSON, URL) → centavos. */
export const fromReais = (reais: number): Centavos => Math.round(reais * 100)

/** Centavos → reais, as JSON carries them. */
export const toReais = (centavos: Centavos): number => centavos / 100

/** Rounds reais to whole centavos. */
export const roundReais = (reais: number): number => toReais(fromReais(reais))

/** Reais → centavos; `null` stays `null`. */
export const fromReaisOrNull = (reais: number | null): Centavos | null =>
  reais === null ? null : fromReais(reais)

/** Centavos → reais; `null` stays `null`. */
export const toReaisOrNull = (centavos: Centavos | null): number | null =>
  centavos === null ? null : toReais(centavos)

/** No amount above this is accepted as a price: one trillion reais. */
const maxPriceReais = 1e12

/**
 * Parses a price as the lists write it (`197.976,00`, `R$ 197.976,00`, `147398.67`, `284000`) into centavos. `null`
 * when it cannot be read or is zero; never returns 0.
 */
export function parsePrice(text: string): Centavos | null {
  const reais = parseDecimal(text.replace(/^\s*R\$/i, ''))
  return reais !== null && reais > 0 && reais <= maxPriceReais ? fromReais(reais) || null : null
}

/**
 * Returns a percentage of a sum, rounded half up to the centavo: what floating point takes from half a centavo (0.7 %
 * of R$ 55.00) is added back.
 */
export const computePercentOfSum = (sum: Centavos, percent: number): Centavos =>
  Math.round((sum * percent) / 100 + 1e-6)
