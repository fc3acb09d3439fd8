import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApiCall } from '#contract/api-call.ts'
import { calculatorCalls as calls } from '#contract/calculator-calls.ts'
import { calculatorClient } from '#test/support/calculators.ts'

const { ask } = calculatorClient

describe('any valid question', () => {
  const cents = (least: number, most: number) =>
    fc
      .oneof(fc.constantFrom(least, least + 1, most), fc.integer({ min: least, max: most }))
      .map(centavos => centavos / 100)
  const money = cents(0, 1e13)
  const monthly = cents(0, 1e11)
  const positive = cents(1, 1e13)
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const months = fc.integer({ min: 1, max: 600 })
  const anyFinancing = fc.record(
    {
      valorMercado: positive,
      valorArremate: positive,
      entradaPercent: number(0, 90),
      taxaJurosAnual: number(0, 1000),
      numeroParcelas: months,
      despesasIniciais: money,
      valorizacaoMensal: number(-50, 50),
      mesesAteVenda: months,
      sistema: fc.constantFrom('PRICE', 'SAC'),
      iptuMensal: monthly,
      condominio: monthly,
      despesasAdicionais: money,
      despesasDocumentacao: money,
    },
    {
      requiredKeys: [
        'valorMercado',
        'valorArremate',
        'entradaPercent',
        'taxaJurosAnual',
        'numeroParcelas',
        'mesesAteVenda',
        'sistema',
      ],
    },
  )
  /** Limits the appreciation so that the sale stays below the maximum. */
  const some = anyFinancing.map(({ valorizacaoMensal = 0, ...rest }) => {
    const most = ((1e11 / rest.valorMercado) ** (1 / rest.mesesAteVenda) - 1) * 100
    return { ...rest, valorizacaoMensal: Math.min(valorizacaoMensal, most - 1e-9) }
  })
  const sheet = fc
    .record(
      {
        bid: positive,
        saleValue: positive,
        months,
        modality: fc.constantFrom('leilao', 'venda-direta', null),
        commissionPercent: number(0, 100),
        itbiPercent: number(0, 100),
        deedPercent: number(0, 100),
        registryPercent: number(0, 100),
        condoDebt: money,
        taxDebt: money,
        evictionCost: money,
        evictionMonth: months,
        reformCost: money,
        reformMonth: months,
        reformDocumented: fc.boolean(),
        monthlyHolding: monthly,
        brokeragePercent: number(0, 100),
        incomeTaxPercent: fc.oneof(number(0, 100), fc.constant(100)),
        desiredRoi: fc.oneof(number(0, 1000), fc.constant(0)),
        monthlyRent: fc.option(monthly),
      },
      { requiredKeys: ['bid', 'saleValue', 'months'] },
    )
    .map(({ evictionMonth = 0, reformMonth = 0, ...rest }) => ({
      ...rest,
      evictionMonth: Math.min(evictionMonth, rest.months),
      reformMonth: Math.min(reformMonth, rest.months),
    }))
  const thumb = fc.record({ evaluationValue: positive, initialBid: positive, desiredRoi: number(0, 1000) })

  // `ask` throws at any status but 200 and when the answer violates the contract: NaN and infinity become null in
  // JSON, which is allowed only for figures that may be unknown.
  it.each<[string, ApiCall, fc.Arbitrary<object>, number]>([
    ['financing', calls.financing, some, 60],
    ['bid', calls.bid, thumb, 100],
    ['costs', calls.costs, sheet, 150],
  ])('%s: gets an answer for every valid input', async (_, call, questions, numRuns) => {
    await fc.assert(
      fc.asyncProperty(questions, async body => {
        await ask(call, { body })
      }),
      { numRuns },
    )
  })

  it('has every ROI when something is invested', async () => {
    await fc.assert(
      fc.asyncProperty(some, sheet, async (financing, costs) => {
        const financed = await ask(calls.financing, { body: financing })
        expect(financed.fluxoDeCaixa.roi === null).toBe(financed.fluxoDeCaixa.totalInvestido === 0)
        expect(financed.roiTotal === null).toBe(financed.investimentoTotal === 0)
        expect((await ask(calls.costs, { body: costs })).roi).not.toBeNull()
      }),
      { numRuns: 30 },
    )
  })
})
