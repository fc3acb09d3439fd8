import { formatReais, integerFormat } from './format-figures.ts'

/**
 * The one way in which an amount loses its centavos: half a real counts up, and a loss is rounded as a gain of its size. So
 * one amount reads the same on every screen, file and paper. A maximum bid alone is rounded down (`floorMaxBid`).
 */
export const roundToWholeReais = (reais: number): number =>
  Math.sign(reais) * Math.round(Math.abs(reais)) || 0

/** Reais without their centavos: `R$ 297.121`, `−R$ 820`. */
export const formatWholeReais = (reais: number): string => formatReais(roundToWholeReais(reais))

/** Reais without their centavos and unit, for columns that name it: `297.121`. */
export const formatWholeNumber = (reais: number): string => integerFormat(roundToWholeReais(reais))

/** A maximum bid in whole reais, rounded down: who bids what is shown keeps to the maximum. */
export const floorMaxBid = (reais: number): number => Math.floor(reais)
