import { flatAppraisal, paidRangeHeld, type SaleGround } from '../calculators/sale-ground.ts'
import { joinWords } from '../join-words.ts'

const percentOf = (factor: number): string => `${Math.round(factor * 100)}%`
const { spread, flats, cities, held, least } = flatAppraisal
const ends = `${percentOf(spread.low)} e ${percentOf(spread.high)}`
/** Where the ranges of sale values were tested. */
const tested = `nos prédios de ${flats} apartamentos de ${joinWords([...cities])} que a Caixa listou`

/** What the base of the sale is, where a verdict can stand on it. */
export const nameGround: Readonly<Record<Exclude<SaleGround, 'none'>, string>> = {
  paid: 'O que se pagou no prédio',
  appraisal: 'A avaliação da Caixa',
  own: 'O seu valor de venda',
}

/** How far the appraisal of a flat is to be trusted, and from where one knows it. */
export const flatAppraisalEvidence =
  `Em seis meses de vendas ${tested}, ${held} de cada 100 ficaram entre ${ends} da avaliação ` +
  `(em ${least.city}, com ${least.flats} apartamentos, ${least.held}). As forçadas, 30% ou mais abaixo das outras, não contam.`

/** Where the sale values of the pessimistic and the optimistic scenario come from. */
export const describeSaleEnds: Readonly<Record<SaleGround, string>> = {
  paid: `Os extremos da venda são os da faixa do que se pagou no prédio: ${tested}, ela guardou ${paidRangeHeld} de cada 100 vendas, sem as forçadas.`,
  appraisal: `Os extremos da venda são ${ends} da avaliação: entre eles ficaram ${held} de cada 100 vendas ${tested}, sem as forçadas.`,
  none: `De imóveis assim não medimos por quanto se vendem: os extremos da venda são os dos apartamentos, ${ends} da avaliação, e podem estar mais longe.`,
  own: `Os extremos ficam tão longe do seu valor de venda quanto ficariam do que se pagou no prédio; onde isso não se sabe, são ${ends} dele.`,
}
