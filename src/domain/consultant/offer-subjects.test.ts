import { describe, expect, it } from 'vitest'
import { presentProperty } from '#contract/present-property.ts'
import { createListing } from '#test/support/catalogue.ts'
import { createListingSource, judgeForConsultant, listingSourceTime } from '#test/support/listing-source.ts'
import { listingPaid } from '#test/support/paid-answers.ts'
import { presentAt } from '#test/support/presentation.ts'
import { computeCostSums } from '../calculators/cost-sheet.ts'
import { buildAskedPurchase } from './listing-figures.ts'
import { answerListingPlan } from './answer-listing-plan.ts'
import { planListingAnswer } from './plan-listing-answer.ts'
import { readQuestionFigures } from './question-figures.ts'

const listing = createListing({ price: 120_000_00, evaluation: 200_000_00, financing: true, fgts: true })
const about = judgeForConsultant(presentProperty(listing, presentAt(listingSourceTime)))

async function ask(message: string): Promise<string> {
  const plan = planListingAnswer(message, true)
  if (plan === null || plan === 'similar') return ''
  const { text } = await answerListingPlan(plan, about, createListingSource([listing]))
  return text.replaceAll('\u00a0', ' ')
}

describe('a question about an offer or an account of the open listing', () => {
  it.each<[message: string, says: RegExp]>([
    ['aceitam 110 mil nele?', /^\*\*Não\*\*: R\$ 110\.000 ficam R\$ 10\.000 abaixo do mínimo/],
    ['se eu oferecer 130 à vista eles aceitam?', /^\*\*Sim, alcança o mínimo\*\*/],
    [
      'alugo por 900, o aluguel paga a parcela do financiamento?',
      /^\*\*Não no começo\*\*: o aluguel de R\$ 900/,
    ],
    [
      'tenho 10 mil guardados e 30 mil de fgts, fecha a entrada?',
      /A entrada basta.*R\$ 40\.000 somam o FGTS/,
    ],
    [
      'tenho 2 mil guardados e 30 mil de fgts, fecha a entrada?',
      /^\*\*Falta dinheiro próprio\*\*(?!.*A entrada basta)/,
    ],
    ['meta de 2% ao mês em 8 meses vendendo por 200', /^Para ganhar \*\*17,17%\*\* líquidos em 8 meses/],
    ['comprando por 100 mil e vendendo por 200 quanto ganho?', /por menos, a proposta não é aceita/],
    [
      'pago 80 de iptu por mês e vendo em 2 anos por 190 mil, vale a pena?',
      /com R\$ 80 por mês|e R\$ 80 por mês/,
    ],
  ])('%s', async (message, says) => {
    expect(await ask(message)).toMatch(says)
  })

  it('asks of what an amount is that it would leave out, and computes nothing', async () => {
    const answer = await ask('vendendo por 200 mil quanto sobra, com mais 37 mil do outro lado?')
    expect(answer).toMatch(/^Antes da conta, falta saber de que é “37 mil”/)
    expect(answer).not.toContain('investe')
  })

  it('says what was paid in the building, how far the price is from it, or that it does not know', async () => {
    const paid = { ...listingPaid, estimate: 160_000, low: 139_000, high: 205_000 }
    const answer = async (message: string, known: typeof paid | null) => {
      const plan = planListingAnswer(message, true)
      if (plan === null || plan === 'similar') return ''
      const asked = { ...about, paid: known, paidDiscount: known && 25 }
      return (await answerListingPlan(plan, asked, createListingSource([listing]))).text.replaceAll(
        '\u00a0',
        ' ',
      )
    }
    for (const message of [
      'quanto pagaram no prédio?',
      'por quanto os vizinhos venderam?',
      'm2 aqui sai a qto e qto pagaram no predio ultimamente',
    ]) {
      expect(await answer(message, paid)).toContain(
        'No mesmo prédio pagou-se cerca de R$ 160 mil (8 em 10: de R$ 139 mil a R$ 205 mil): 8 vendas de nov. a dez. 2025',
      )
      expect(await answer(message, paid)).toContain('**25% abaixo do que se pagou no prédio**')
      expect(await answer(message, null)).toContain('**Não sei** o que se pagou no prédio')
    }
    expect(await answer('m2 aqui sai a qto e qto pagaram no predio ultimamente', paid)).toMatch(/por m²\*\*/)
    for (const other of ['quem paga o condomínio do prédio?', 'quando vende?'])
      expect(await answer(other, paid)).not.toContain('No mesmo prédio')
  })

  it('finds the least sale with which nothing is lost', async () => {
    const question = 'qual o menor preço de venda pra não ter prejuízo com 18 mil de reforma?'
    const answer = await ask(question)
    const said = /por pelo menos \*\*R\$ ([\d.]+),(\d\d)/.exec(answer)
    const saleValue = Number(said?.[1]?.replaceAll('.', '')) * 100 + Number(said?.[2])
    const { purchase } = buildAskedPurchase(about, { ...readQuestionFigures(question).figures, saleValue })!
    expect(computeCostSums(purchase).netProfit).toBeGreaterThanOrEqual(0)
    expect(computeCostSums({ ...purchase, saleValue: saleValue - 100 }).netProfit).toBeLessThan(0)
  })
})
