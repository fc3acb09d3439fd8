import { describe, expect, it } from 'vitest'
import { calculatorCalls as calls } from '#contract/calculator-calls.ts'
import { bidInputs, calculatorClient, costInputs, financingInputs } from '#test/support/calculators.ts'

const { ask, send } = calculatorClient

describe('POST /api/calculators/costs', () => {
  it('returns the reference values', async () => {
    const answer = await ask(calls.costs, { body: { ...costInputs, monthlyRent: 2000 } })
    expect(answer).toMatchObject({
      invested: 262000,
      saleNet: 300800,
      incomeTax: 7620,
      netProfit: 31180,
      roi: 11.9,
      paybackMonths: 131,
      maxBid: 192618.18,
    })
    expect(answer.irrAnnual).toBeCloseTo(12.58, 2)
    expect(answer.items.find(({ key }) => key === 'commission')).toEqual({
      key: 'commission',
      value: 10000,
      month: 0,
    })
  })

  it('has a default for everything but bid, sale and months', async () => {
    const plain = await ask(calls.costs, { body: { bid: 100000, saleValue: 200000, months: 12 } })
    expect(plain).toEqual(
      await ask(calls.costs, {
        body: {
          bid: 100000,
          saleValue: 200000,
          months: 12,
          modality: null,
          commissionPercent: 5,
          itbiPercent: 3,
          deedPercent: 1,
          registryPercent: 1,
          condoDebt: 0,
          taxDebt: 0,
          evictionCost: 0,
          evictionMonth: 1,
          reformCost: 0,
          reformMonth: 4,
          reformDocumented: 0,
          monthlyHolding: 0,
          brokeragePercent: 6,
          incomeTaxPercent: 15,
          desiredRoi: 15,
          monthlyRent: null,
        },
      }),
    )
    expect(plain.paybackMonths).toBeNull()
  })

  it.each([
    ['leilao', 5000],
    ['licitacao', 5000],
    ['venda-online', 0],
    ['venda-direta', 0],
    [null, 5000],
    [undefined, 5000],
  ])('takes the commission from the modality %s: %d', async (modality, commission) => {
    const { items } = await ask(calls.costs, { body: { bid: 100000, saleValue: 1, months: 1, modality } })
    expect(items.find(({ key }) => key === 'commission')?.value).toBe(commission)
  })

  it("prefers a given commission over the modality's", async () => {
    const { items } = await ask(calls.costs, { body: { ...costInputs, modality: 'venda-online' } })
    expect(items.find(({ key }) => key === 'commission')?.value).toBe(10000)
  })

  it.each([
    [true, 7620],
    [false, 12120],
    [30000, 7620],
    [10000, 10620],
  ])('computes tax with a renovation of 30.000 documented %s: %d', async (reformDocumented, incomeTax) => {
    expect(await ask(calls.costs, { body: { ...costInputs, reformDocumented } })).toMatchObject({ incomeTax })
  })

  it('has no rates when nothing solves them and no bid when none would reach the goal', async () => {
    const body = { bid: 1000, saleValue: 0.01, months: 1, condoDebt: 1000, monthlyHolding: 5 }
    const { irrMonthly, irrAnnual, maxBid } = await ask(calls.costs, { body })
    expect([irrMonthly, irrAnnual, maxBid]).toEqual([null, null, null])
  })
})

describe('POST /api/calculators/bid', () => {
  it('returns the rules of thumb, with a goal of 15 per cent by default', async () => {
    const { desiredRoi: _, ...body } = bidInputs
    const answer = await ask(calls.bid, { body })
    expect(answer).toEqual({
      marketValue: 230000,
      idealBid: 200000,
      maxBid: 209090.91,
      estimatedROI: 91.67,
      discount: 40,
      goodDeal: true,
    })
    expect(await ask(calls.bid, { body: bidInputs })).toEqual(answer)
  })
})

describe('POST /api/calculators/financing', () => {
  it('returns every reference figure', async () => {
    const { tabelaParcelas, ...answer } = await ask(calls.financing, { body: financingInputs })
    expect(answer).toEqual({
      valorMercado: 272500,
      valorArremate: 197976,
      valorEntrada: 118785.6,
      valorFinanciado: 79190.4,
      iptuMensal: 0,
      condominio: 0,
      despesasAdicionais: 0,
      despesasDocumentacao: 0,
      tipoFinanciamento: 'SAC',
      taxaJurosAnual: 9.8,
      taxaJurosMensal: 0.782129,
      numeroParcelas: 240,
      valorPrimeiraParcela: 949.33,
      valorUltimaParcela: 332.54,
      totalPagoAteVenda: 9377.19,
      totalJurosAteVenda: 6077.59,
      mesesAteVenda: 10,
      valorizacaoMensal: 0.3,
      diferencaMercadoArremate: 74524,
      lucroEstimadoAteVenda: 82810.25,
      lucroAposVenda: 6919.45,
      investimentoTotal: 150938.79,
      roiTotal: 4.584276,
      roiMensal: 0.458428,
      fluxoDeCaixa: {
        saldoDevedorNaVenda: 75890.8,
        totalInvestido: 150938.79,
        lucroLiquido: 53956.66,
        roi: 35.747378,
        tirMensal: 3.203355,
        tirAnual: 45.990895,
      },
    })
    expect(tabelaParcelas).toHaveLength(240)
    expect(tabelaParcelas[0]).toEqual({
      parcela: 1,
      valor: 949.33,
      amortizacao: 329.96,
      juros: 619.37,
      saldoDevedor: 78860.44,
    })
    expect(tabelaParcelas.at(-1)?.saldoDevedor).toBe(0)
  })

  it('computes PRICE and includes monthly costs and other expenses', async () => {
    const plain = await ask(calls.financing, { body: { ...financingInputs, sistema: 'PRICE' } })
    expect(plain).toMatchObject({ tipoFinanciamento: 'PRICE', lucroAposVenda: 4789.21 })
    const more = { iptuMensal: 100, condominio: 250.5, despesasAdicionais: 1000, despesasDocumentacao: 500 }
    const dearer = await ask(calls.financing, { body: { ...financingInputs, sistema: 'PRICE', ...more } })
    expect(dearer).toMatchObject({ ...more, investimentoTotal: plain.investimentoTotal + 1500 })
    expect(dearer.fluxoDeCaixa.totalInvestido).toBeCloseTo(plain.fluxoDeCaixa.totalInvestido + 1500 + 3505, 2)
  })
})

describe('unusual but valid input is accepted', () => {
  it('omits what it does not know', async () => {
    const known = await ask(calls.bid, { body: bidInputs })
    expect(
      await ask(calls.bid, { body: { ...bidInputs, __proto__: { goodDeal: 1 }, toString: 1, note: 'x' } }),
    ).toEqual(known)
  })

  // In floating point, none of these times 100 is an exact whole number.
  it.each([0.01, 0.29, 0.57, 1.1, 4.35, 8.2, 1.005e3, 0.1 + 0.2, 123456789.29, 99999999999.99])(
    'accepts %d as centavos',
    async initialBid => {
      expect((await send(calls.bid, { body: { ...bidInputs, initialBid } })).status).toBe(200)
    },
  )

  it('accepts a month as late as the sale', async () => {
    const { items } = await ask(calls.costs, { body: { ...costInputs, evictionMonth: 12, reformMonth: 0 } })
    expect(
      items.filter(({ key }) => key === 'eviction' || key === 'reform').map(({ month }) => month),
    ).toEqual([12, 0])
  })
})
