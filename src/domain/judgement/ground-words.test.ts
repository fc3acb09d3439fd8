import { expect, it } from 'vitest'
import { describeSaleEnds, flatAppraisalEvidence } from './ground-words.ts'

it('an appraisal is said to hold as often as it was measured to, and where it held less', () => {
  expect(flatAppraisalEvidence).toBe(
    'Em seis meses de vendas nos prédios de 216 apartamentos de Recife e Porto Alegre que a Caixa listou, 80 de cada 100 ficaram entre 76% e 125% da avaliação (em Recife, com 15 apartamentos, 59). As forçadas, 30% ou mais abaixo das outras, não contam.',
  )
  expect(describeSaleEnds.appraisal).toContain('80 de cada 100')
})

it('the range of what was paid is said to hold as often as it did beside listed flats', () => {
  expect(describeSaleEnds.paid).toBe(
    'Os extremos da venda são os da faixa do que se pagou no prédio: nos prédios de 216 apartamentos de Recife e Porto Alegre que a Caixa listou, ela guardou 77 de cada 100 vendas, sem as forçadas.',
  )
})
