import { decimalFormat, integerFormat, formatPercent, formatReais } from '../format-figures.ts'
import { toReais } from '../money.ts'
import { curatedListNames } from '../search/curated-lists.ts'
import type { Criteria } from '../search/search-criteria.ts'
import { joinWords } from '../join-words.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { modalityNames } from './describe-listing.ts'

/** Describes an amount of centavos: `R$ 100 mil`, `R$ 1.250.000`. */
export function describeMoney(centavos: number): string {
  const reais = toReais(centavos)
  return reais < 1_000_000 && reais % 1000 === 0
    ? `R$\u00a0${integerFormat(reais / 1000)} mil`
    : formatReais(reais)
}

export const describeSquareMetres = (value: number): string => `${decimalFormat(value)} m²`

/** Describes a range: `de R$ 100 mil a R$ 200 mil`, `até …`, `a partir de …`; empty when both ends are missing. */
export function describeRange(
  min: number | null,
  max: number | null,
  write: (value: number) => string,
): string {
  if (min !== null && max !== null) return `de ${write(min)} a ${write(max)}`
  if (min !== null) return `a partir de ${write(min)}`
  return max === null ? '' : `até ${write(max)}`
}

export const countDays = (days: number): string => `${days} ${days === 1 ? 'dia' : 'dias'}`

/** Describes the limit of the first instalment: `com 1ª parcela até R$ 1.500 e entrada de R$ 40 mil`. */
export function describeInstalment(most: number, downPayment: number | null): string {
  const down = downPayment === null ? 'sem entrada' : `com entrada de ${describeMoney(downPayment)}`
  return `com 1ª parcela até ${describeMoney(most)} ${down}`
}

/**
 * Describes the criteria other than category and place, to follow the noun: ` desocupadas de 2 quartos ou mais até R$
 * 100 mil`.
 */
export function describeCriteria(criteria: Criteria, total: number): string {
  const { gender } = categoryNoun(criteria.category)
  const describeIfGiven = (value: number | null, write: (value: number) => string): string =>
    value === null ? '' : write(value)
  const yesNo = (value: boolean | null, what: string): string =>
    value === null ? '' : `${value ? 'com' : 'sem'} ${what}`
  const ending = `${gender}${total === 1 ? '' : 's'}`
  const modality = criteria.modality.map(one => modalityNames[one])
  const parts = [
    describeIfGiven(criteria.minRooms, rooms => `de ${rooms} ${rooms === 1 ? 'quarto' : 'quartos'} ou mais`),
    criteria.occupancy === null ? '' : `${criteria.occupancy === 'vacant' ? 'desocupad' : 'ocupad'}${ending}`,
    describeIfGiven(criteria.minGarage, garage => `com ${garage} ${garage === 1 ? 'vaga' : 'vagas'} ou mais`),
    modality.length === 0 ? '' : `em ${joinWords(modality, 'ou')}`,
    describeRange(criteria.minPrice, criteria.maxPrice, describeMoney),
    describeRange(criteria.minArea, criteria.maxArea, describeSquareMetres),
    describeIfGiven(criteria.minDiscount, least => `com desconto de ${formatPercent(least, 2)} ou mais`),
    criteria.notModality.length === 0
      ? ''
      : `fora de ${joinWords(criteria.notModality.map(one => modalityNames[one]))}`,
    criteria.notCategory.length === 0
      ? ''
      : `sem ${joinWords(criteria.notCategory.map(one => categoryNoun([one]).many))}`,
    describeIfGiven(criteria.minNetRoi, least => `com ROI líquido de ${formatPercent(least, 2)} ou mais`),
    describeIfGiven(
      criteria.minReturn,
      least => `com ROI líquido de ${formatPercent(least, 2)} ou mais mesmo no pior caso`,
    ),
    yesNo(criteria.unexplained, 'desconto fora do comum'),
    describeIfGiven(criteria.maxInstalment, most => describeInstalment(most, criteria.downPayment)),
    yesNo(criteria.financing, 'financiamento'),
    yesNo(criteria.fgts, 'FGTS'),
    yesNo(criteria.hasAuctionDate, 'data de leilão'),
    describeIfGiven(criteria.newWithin, days => `na lista há até ${countDays(days)}`),
    describeIfGiven(criteria.cutWithin, days => `com queda de preço há até ${countDays(days)}`),
    describeIfGiven(criteria.closesWithin, days => `que encerram em até ${countDays(days)}`),
    criteria.list === null ? '' : `da lista ${curatedListNames[criteria.list]}`,
    criteria.text === null ? '' : `com “${criteria.text}”`,
  ].filter(part => part !== '')
  return parts.map(part => ` ${part}`).join('')
}
