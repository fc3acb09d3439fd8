import { decimal, integer, percentText, reaisText } from '../format.ts'
import { toReais } from '../money.ts'
import type { Criteria } from '../search/criteria.ts'
import { listed, modalityNames, nounOf } from './words.ts'

/** Describes an amount of centavos: `R$ 100 mil`, `R$ 1.250.000`. */
export function saidMoney(centavos: number): string {
  const reais = toReais(centavos)
  return reais < 1_000_000 && reais % 1000 === 0 ? `R$\u00a0${integer(reais / 1000)} mil` : reaisText(reais)
}

export const squareMetres = (value: number): string => `${decimal(value)} m²`

/** Describes a range: `de R$ 100 mil a R$ 200 mil`, `até …`, `a partir de …`; empty when both ends are missing. */
export function range(min: number | null, max: number | null, write: (value: number) => string): string {
  if (min !== null && max !== null) return `de ${write(min)} a ${write(max)}`
  if (min !== null) return `a partir de ${write(min)}`
  return max === null ? '' : `até ${write(max)}`
}

/**
 * Describes the criteria other than category and place, to follow the noun: ` desocupadas de 2 quartos ou mais até R$
 * 100 mil`.
 */
export function heldWords(criteria: Criteria, total: number): string {
  const { gender } = nounOf(criteria.category)
  const told = (value: number | null, write: (value: number) => string): string =>
    value === null ? '' : write(value)
  const yesNo = (value: boolean | null, what: string): string =>
    value === null ? '' : `${value ? 'com' : 'sem'} ${what}`
  const ending = `${gender}${total === 1 ? '' : 's'}`
  const modality = criteria.modality.map(one => modalityNames[one])
  const parts = [
    told(criteria.minRooms, rooms => `de ${rooms} ${rooms === 1 ? 'quarto' : 'quartos'} ou mais`),
    criteria.occupancy === null ? '' : `${criteria.occupancy === 'vacant' ? 'desocupad' : 'ocupad'}${ending}`,
    told(criteria.minGarage, garage => `com ${garage} ${garage === 1 ? 'vaga' : 'vagas'} ou mais`),
    modality.length === 0 ? '' : `em ${listed(modality, 'ou')}`,
    range(criteria.minPrice, criteria.maxPrice, saidMoney),
    range(criteria.minArea, criteria.maxArea, squareMetres),
    told(criteria.minDiscount, least => `com desconto de ${percentText(least, 2)} ou mais`),
    told(criteria.minNetRoi, least => `com ROI líquido de ${percentText(least, 2)} ou mais`),
    yesNo(criteria.financing, 'financiamento'),
    yesNo(criteria.fgts, 'FGTS'),
    yesNo(criteria.hasAuctionDate, 'data de leilão'),
    criteria.text === null ? '' : `com “${criteria.text}”`,
  ].filter(part => part !== '')
  return parts.map(part => ` ${part}`).join('')
}
