import { decimalFormat, formatArea, formatPercent, formatReais, formatShortMoney } from '../format-figures.ts'
import type { Figure } from './criteria-rows.ts'
import {
  describeCountRange,
  describeMoney,
  describePercentRange,
  describeRange,
  describeSquareMetres,
  type FigureRange,
  shortenRange,
  writeRange,
} from './range-words.ts'

const figure = <Column extends string>(given: Figure<Column>): Figure<Column> => given

/** `R$ 50 mil`, `R$ 1,2 mi`, and `R$ 123.456,78` to the centavo. */
export const shortMoney = (centavos: number): string =>
  centavos % 100 === 0 ? formatShortMoney(centavos / 100) : formatReais(centavos / 100)

/** Writes centavos as people do: `250 mil`, `R$ 1.500.000`. */
function writeMoney(centavos: number): string {
  const reais = centavos / 100
  return reais < 1_000_000 && reais % 1000 === 0
    ? `${decimalFormat(reais / 1000)} mil`
    : `R$ ${decimalFormat(reais)}`
}

const percent = (value: number): string => formatPercent(value, 2)

/** `≥ 20%`, `≤ 60%`, `de 20% a 60%`. */
function comparePercent({ min, max }: FigureRange): string {
  if (min !== null && max !== null) return `de ${percent(min)} a ${percent(max)}`
  return max === null ? `≥ ${percent(min ?? 0)}` : `≤ ${percent(max)}`
}

/** Writes a least percentage as the parser reads it; empty for 0 % and less, which it does not read. */
const sentenceOfLeast = ({ min }: FigureRange, write: (least: string) => string): string =>
  min === null || min <= 0 ? '' : write(`${decimalFormat(min)}%`)

export const price = figure({
  column: 'price',
  unit: 'R$',
  legend: 'Preço',
  group: 'price',
  control: { type: 'amount' },
  weight: 220,
  subject: 'preço',
  chip: range => shortenRange(range, shortMoney),
  inName: range => describeRange(range, shortMoney),
  phrase: range => describeRange(range, describeMoney),
  missing: range => `custa ${describeRange(range, describeMoney)}`,
  sentence: range => writeRange(range, writeMoney),
})

export const evaluation = figure({
  column: 'evaluation',
  unit: 'R$',
  legend: 'Avaliação',
  group: 'price',
  control: { type: 'amount' },
  weight: 135,
  subject: 'avaliação',
  chip: range => `Avaliação ${describeRange(range, shortMoney)}`,
  phrase: range => `com avaliação ${describeRange(range, describeMoney)}`,
  missing: range => `tem avaliação ${describeRange(range, describeMoney)}`,
})

export const area = figure({
  column: 'area',
  unit: 'm²',
  legend: 'Área',
  group: 'area',
  control: { type: 'amount' },
  weight: 210,
  subject: 'área',
  chip: range => shortenRange(range, formatArea),
  inName: range => describeRange(range, formatArea),
  phrase: range => describeRange(range, describeSquareMetres),
  missing: range => `tem ${describeRange(range, describeSquareMetres)}`,
  sentence: range => `com área ${writeRange(range, decimalFormat)} m²`,
})

export const discount = figure({
  column: 'discount',
  unit: '%',
  legend: 'Desconto',
  group: 'discount',
  control: { type: 'slider', least: 5, most: 90 },
  weight: 130,
  subject: 'desconto',
  chip: range => `Desconto ${comparePercent(range)}`,
  phrase: range => `com desconto de ${describePercentRange(range, percent)}`,
  missing: range => `tem desconto de ${describePercentRange(range, percent)}`,
  sentence: range => sentenceOfLeast(range, least => `com desconto acima de ${least}`),
})

export const paidDiscount = figure({
  column: 'paidDiscount',
  unit: '±%',
  legend: 'Desconto sobre o que se pagou no prédio',
  group: 'discount',
  control: { type: 'slider', least: 0, most: 60, zero: 'Não acima' },
  orUnknown: 'paid',
  weight: 125,
  subject: 'desconto sobre o que se pagou no prédio',
  chip: range =>
    range.min === 0
      ? 'Não acima do que se pagou no prédio'
      : `Abaixo do pago no prédio ${comparePercent(range)}`,
  phrase: range =>
    range.min === 0
      ? 'por não mais do que se pagou no prédio'
      : `${describePercentRange(range, percent)} abaixo do que se pagou no prédio`,
  missing: range =>
    range.min === 0
      ? 'custa no máximo o que se pagou no prédio'
      : `fica ${describePercentRange(range, percent)} abaixo do que se pagou no prédio`,
})

export const netRoi = figure({
  column: 'netRoi',
  unit: '±%',
  legend: 'ROI líquido',
  group: 'return',
  control: { type: 'slider', least: 0, most: 100, zero: 'Sem prejuízo', forResale: true },
  weight: 120,
  subject: 'ROI líquido',
  chip: range => (range.min === 0 ? 'Sem prejuízo estimado' : `ROI líquido ${comparePercent(range)}`),
  phrase: range => `com ROI líquido de ${describePercentRange(range, percent)}`,
  missing: ({ min }) => `chega a ${percent(min ?? 0)} de ROI líquido estimado`,
  sentence: range => sentenceOfLeast(range, least => `com ${least} de ROI líquido`),
})

export const lowReturn = figure({
  column: 'lowReturn',
  unit: '±%',
  legend: 'ROI no pior caso',
  group: 'return',
  control: { type: 'slider', least: 0, most: 100, zero: 'Sem prejuízo', forResale: true },
  weight: 100,
  subject: 'retorno no pior caso',
  chip: range =>
    range.min === 0 ? 'Sem prejuízo nem no pior caso' : `ROI no pior caso ${comparePercent(range)}`,
  phrase: range => `com ROI líquido de ${describePercentRange(range, percent)} mesmo no pior caso`,
  missing: ({ min }) => `chega a ${percent(min ?? 0)} de ROI líquido no pior caso`,
  sentence: range => sentenceOfLeast(range, least => `com ${least} mesmo no pior caso`),
})

/** Creates the words of a count; the parser reads only its least: `de 2 quartos`. */
function countWords(one: string, many: string, before: 'de' | 'com') {
  const chip = ({ min, max }: FigureRange): string =>
    min !== null && max === null ? `${min}+ ${many}` : describeCountRange({ min, max }, one, many)
  return {
    chip,
    inName: range => `com ${chip(range)}`,
    phrase: range => `${before} ${describeCountRange(range, one, many)}`,
    sentence: ({ min }) => (min === null ? '' : `${before} ${min} ${min === 1 ? one : many}`),
  } satisfies Partial<Figure>
}

export const rooms = figure({
  column: 'rooms',
  unit: 'count',
  legend: 'Quartos',
  group: 'rooms',
  control: { type: 'pills', most: 4 },
  weight: 190,
  subject: 'quartos',
  ...countWords('quarto', 'quartos', 'de'),
  missing: range =>
    range.min === 1 && range.max === null
      ? 'aparece com quartos'
      : `aparece com ${describeCountRange(range, 'quarto', 'quartos')}`,
})

export const garage = figure({
  column: 'garage',
  unit: 'count',
  legend: 'Vagas',
  group: 'garage',
  control: { type: 'pills', most: 3 },
  weight: 180,
  subject: 'vagas',
  ...countWords('vaga', 'vagas', 'com'),
  missing: range =>
    range.min === 1 && range.max === null
      ? 'aparece com vaga de garagem'
      : `aparece com ${describeCountRange(range, 'vaga', 'vagas')}`,
})
