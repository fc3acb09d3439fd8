import { formatReais, integerFormat } from './format-figures.ts'

/**
 * Rounds reais to a whole number, halves away from zero, so that a loss is rounded as a gain of its size. Every screen,
 * file and paper uses it, so that one amount reads the same everywhere. Only a maximum bid is rounded down (`floorMaxBid`).
 */
export const roundToWholeReais = (reais: number): number =>
  Math.sign(reais) * Math.round(Math.abs(reais)) || 0

/** Reais without their centavos: `R$ 297.121`, `−R$ 820`. */
export const formatWholeReais = (reais: number): string => formatReais(roundToWholeReais(reais))

/** Reais without their centavos and unit, for columns that name it: `297.121`. */
export const formatWholeNumber = (reais: number): string => integerFormat(roundToWholeReais(reais))

/** A maximum bid in whole reais, rounded down: who bids what is shown keeps to the maximum. */
export const floorMaxBid = (reais: number): number => Math.floor(reais)
