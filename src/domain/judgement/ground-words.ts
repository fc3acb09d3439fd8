import { flatAppraisal, type SaleGround } from '../calculators/sale-ground.ts'
import { joinWords } from '../join-words.ts'

const percentOf = (factor: number): string => `${Math.round(factor * 100)}%`
const { spread, flats, cities } = flatAppraisal
const ends = `${percentOf(spread.low)} e ${percentOf(spread.high)}`
/** Where the spread of a flat's appraisal was measured. */
const evidence = `${flats} apartamentos de ${joinWords([...cities])}`

/** What the base of the sale is, where a verdict can stand on it. */
export const nameGround: Readonly<Record<Exclude<SaleGround, 'none'>, string>> = {
  paid: 'O que se pagou no prédio',
  appraisal: 'A avaliação da Caixa',
  own: 'O seu valor de venda',
}

/** How far the appraisal of a flat is to be trusted, and from where one knows it. */
export const flatAppraisalEvidence = `Em ${evidence}, o que se pagou por vizinhos fica em 8 de cada 10 entre ${ends} da avaliação; na metade acima dela, na metade abaixo.`

/** Where the sale values of the pessimistic and the optimistic scenario come from. */
export const describeSaleEnds: Readonly<Record<SaleGround, string>> = {
  paid: 'Os extremos da venda são os da faixa em que ficam 8 de cada 10 vendas do prédio.',
  appraisal: `Os extremos da venda são ${ends} da avaliação: entre eles ficaram 8 de cada 10 de ${evidence}.`,
  none: `De imóveis assim ninguém mediu por quanto se vendem: os extremos da venda são os dos apartamentos, ${ends} da avaliação, e podem estar mais longe.`,
  own: `Os extremos ficam tão longe do seu valor de venda quanto ficariam do que se pagou no prédio; onde isso não se sabe, são ${ends} dele.`,
}
