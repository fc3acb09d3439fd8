/**
 * Money is an integer number of centavos everywhere inside; reais exist only at the edges
 * (JSON, URL, text for people).
 */
export type Centavos = number

/** Reais with at most two decimals (JSON, URL) → centavos. */
export const fromReais = (reais: number): Centavos => Math.round(reais * 100)

/** Centavos → reais, as JSON carries them. */
export const toReais = (centavos: Centavos): number => centavos / 100
