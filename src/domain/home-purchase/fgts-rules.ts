import { computePercentOfSum } from '../calculators/percent-of-sum.ts'
import type { Centavos } from '../money.ts'
import { citeSalesRules } from '../rule-sources.ts'
import type { FamilyProfile } from './family-profile.ts'
import { ownMoneyRule } from './home-assumptions.ts'

/** The highest appraisal of a home that FGTS may pay, that of the SFH. */
const fgtsCeiling: { amount: Centavos; source: string } = {
  amount: 2_250_000_00,
  source: 'Conselho Curador do FGTS, 26 nov. 2025 (Exame)',
}

/** Computes how much of a down payment FGTS may pay: never the part that has to be own money. */
export function computeUsableFgts(
  { fgts, firstHome }: Pick<FamilyProfile, 'fgts' | 'firstHome'>,
  { price, evaluation, downPayment }: { price: Centavos; evaluation: Centavos; downPayment: Centavos },
): Centavos {
  if (!firstHome || evaluation > fgtsCeiling.amount) return 0
  return Math.max(0, Math.min(fgts, downPayment - computePercentOfSum(price, ownMoneyRule.percent)))
}

/** A rule on the use of FGTS, as people read it. */
export interface FgtsRule {
  key: string
  text: string
  source: string
  /** Whether the family meets it; `null` = only the family and the bank know. */
  isMet: boolean | null
}

const lawSource = 'Lei 8.036/1990, art. 20, VII (mai/1990)'
const councilSource = 'regras do FGTS na imprensa (Sampi, 27 nov. 2025): confirme na agência'

/** Lists the rules under which FGTS may pay for a home. */
export const listFgtsRules = ({ firstHome }: Pick<FamilyProfile, 'firstHome'>): FgtsRule[] => [
  {
    key: 'listing',
    text: 'O anúncio do imóvel precisa aceitar FGTS: a Caixa diz isso na página de cada um.',
    source: citeSalesRules('itens 8.1 e 8.3'),
    isMet: null,
  },
  {
    key: 'own-home',
    text: 'Só para moradia própria, em imóvel urbano, e sem outra casa na cidade nem financiamento ativo no SFH.',
    source: `${lawSource}; ${councilSource}`,
    isMet: firstHome ? null : false,
  },
  {
    key: 'three-years',
    text: 'Três anos de trabalho com FGTS, somados, em um ou em vários empregos.',
    source: lawSource,
    isMet: null,
  },
  {
    key: 'interval',
    text: 'Três anos desde a última compra com FGTS.',
    source: councilSource,
    isMet: null,
  },
  {
    key: 'ceiling',
    text: 'Imóvel avaliado em até R$\u00a02,25\u00a0milhões.',
    source: fgtsCeiling.source,
    isMet: null,
  },
  {
    key: 'own-money',
    text: `Ao menos ${ownMoneyRule.percent}% da proposta saem do bolso, mesmo com FGTS.`,
    source: ownMoneyRule.source,
    isMet: null,
  },
]

/** A band of Minha Casa, Minha Vida by income per month. */
export interface HousingBand {
  name: string
  maxIncome: Centavos
}

const housingBands: readonly HousingBand[] = [
  { name: 'faixa 1', maxIncome: 2_850_00 },
  { name: 'faixa 2', maxIncome: 4_700_00 },
  { name: 'faixa 3', maxIncome: 8_600_00 },
  { name: 'faixa 4', maxIncome: 12_000_00 },
]

export const housingBandSource =
  'faixas de maio de 2025 (R7, 18 abr. 2025); um aumento foi proposto em mar/2026 (Jornal do Tocantins): confira com a Caixa'

/** Finds the band of Minha Casa, Minha Vida that an income is in; `null` above all of them. */
export const findHousingBand = (income: Centavos): HousingBand | null =>
  housingBands.find(({ maxIncome }) => income <= maxIncome) ?? null
