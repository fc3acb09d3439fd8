import { decimalFormat, formatReais, integerFormat } from '../format-figures.ts'
import { toReais } from '../money.ts'

/** The ends of a figure that a search asks for, both inclusive; `null` = open. Money in centavos. */
export interface FigureRange {
  min: number | null
  max: number | null
}

/** Describes an amount of centavos: `R$ 100 mil`, `R$ 1.250.000`. */
export function describeMoney(centavos: number): string {
  const reais = toReais(centavos)
  return reais < 1_000_000 && reais % 1000 === 0
    ? `R$\u00a0${integerFormat(reais / 1000)} mil`
    : formatReais(reais)
}

/** Describes an area: `80,5 m²`. */
export const describeSquareMetres = (value: number): string => `${decimalFormat(value)} m²`

/** Describes a range: `de R$ 100 mil a R$ 200 mil`, `até …`, `a partir de …`; empty when both ends are missing. */
export function describeRange({ min, max }: FigureRange, write: (value: number) => string): string {
  if (min !== null && max !== null) return `de ${write(min)} a ${write(max)}`
  if (min !== null) return `a partir de ${write(min)}`
  return max === null ? '' : `até ${write(max)}`
}

/** Describes a range in few letters: `50 m² a 80 m²`, `a partir de 50 m²`, `até 80 m²`. */
export const shortenRange = (range: FigureRange, write: (value: number) => string): string =>
  describeRange(range, write).replace(/^de /, '')

/** Writes a range as people do in a sentence: `entre 80 e 100`, `acima de 80`, `até 100`. */
export function writeRange({ min, max }: FigureRange, write: (value: number) => string): string {
  if (min !== null && max !== null) return `entre ${write(min)} e ${write(max)}`
  if (min !== null) return `acima de ${write(min)}`
  return max === null ? '' : `até ${write(max)}`
}

/** Describes a count: `2 quartos ou mais`, `até 4 quartos`, `2 a 4 quartos`, `3 quartos`. */
export function describeCountRange({ min, max }: FigureRange, one: string, many: string): string {
  const count = (value: number): string => `${value} ${value === 1 ? one : many}`
  if (min !== null && max !== null) return min === max ? count(max) : `${min} a ${count(max)}`
  if (min !== null) return `${count(min)} ou mais`
  return max === null ? '' : `até ${count(max)}`
}

/** Describes a share: `40% ou mais`, `até 60%`, `40% a 60%`. */
export function describePercentRange({ min, max }: FigureRange, write: (value: number) => string): string {
  if (min !== null && max !== null) return `${write(min)} a ${write(max)}`
  if (min !== null) return `${write(min)} ou mais`
  return max === null ? '' : `até ${write(max)}`
}

/** `1 dia`, `7 dias`. */
export const countDays = (days: number): string => `${days} ${days === 1 ? 'dia' : 'dias'}`

/** The distance around a spot of the map, in meters, when none is given. */
export const defaultWithinMeters = 1_000

/** Formats how far from a spot of the map: `500 m do ponto marcado`, `1,5 km do ponto marcado`. */
export function formatSpotDistance(withinMetres: number | null): string {
  const meters = withinMetres ?? defaultWithinMeters
  const distance = meters < 1_000 ? `${meters}\u00A0m` : `${decimalFormat(meters / 1_000)}\u00A0km`
  return `${distance} do ponto marcado`
}
