import { z } from 'zod'
import { costAssumptions } from '#domain/calculators/cost-assumptions.ts'
import { calculatorLimits as limits } from '#domain/calculators/calculator-limits.ts'
import { amount, maybePercent, money, monthly, months, percent, positive } from './calculator-fields.ts'

export const FinancingQuestion = z
  .object({
    valorMercado: positive('Valor de mercado'),
    valorArremate: positive('Valor de arrematação'),
    entradaPercent: percent(limits.downPercent, 'Entrada'),
    taxaJurosAnual: percent(limits.yearlyRate, 'Juros ao ano'),
    numeroParcelas: months('Número de parcelas'),
    despesasIniciais: amount('Despesas iniciais (ITBI, registro)').default(0),
    valorizacaoMensal: percent(limits.appreciation, 'Valorização ao mês').default(0),
    mesesAteVenda: months('Meses até a venda'),
    sistema: z.enum(['PRICE', 'SAC']),
    iptuMensal: monthly('IPTU por mês').default(0),
    condominio: monthly('Condomínio por mês').default(0),
    despesasAdicionais: amount('Despesas adicionais').default(0),
    despesasDocumentacao: amount('Despesas de documentação').default(0),
  })
  .check(({ value, issues }) => {
    const { valorMercado, valorizacaoMensal, mesesAteVenda } = value
    const sale = valorMercado * (1 + valorizacaoMensal / 100) ** mesesAteVenda
    // When one of the three values is invalid itself, only that is reported.
    const inside = valorMercado <= limits.money[1] && mesesAteVenda <= limits.months[1]
    if (!inside || valorizacaoMensal > limits.appreciation[1] || !(sale > limits.money[1])) return
    issues.push({
      code: 'custom',
      input: value,
      path: ['valorizacaoMensal'],
      message: 'Use uma valorização menor: o valor de venda passaria de R$ 100 bilhões.',
    })
  })
  .meta({ id: 'FinancingQuestion' })
export type FinancingQuestion = z.infer<typeof FinancingQuestion>

export const FinancingAnswer = z
  .strictObject({
    valorMercado: money('Valor de mercado'),
    valorArremate: money('Valor de arrematação'),
    valorEntrada: money('Entrada'),
    valorFinanciado: money('Valor financiado'),
    iptuMensal: money('IPTU por mês'),
    condominio: money('Condomínio por mês'),
    despesasAdicionais: money('Despesas adicionais'),
    despesasDocumentacao: money('Despesas de documentação'),
    tipoFinanciamento: z.enum(['PRICE', 'SAC']),
    taxaJurosAnual: z.number().describe('Juros ao ano, em %'),
    taxaJurosMensal: z.number().describe('Juros equivalentes ao mês, em %: (1 + i)^(1/12) − 1'),
    numeroParcelas: z.int(),
    valorPrimeiraParcela: money('Primeira parcela'),
    valorUltimaParcela: money('Última parcela'),
    totalPagoAteVenda: money('Parcelas pagas até a venda'),
    totalJurosAteVenda: money('Juros pagos até a venda'),
    mesesAteVenda: z.int(),
    valorizacaoMensal: z.number().describe('Valorização ao mês, em %'),
    diferencaMercadoArremate: money('Valor de mercado − arrematação'),
    lucroEstimadoAteVenda: money('Diferença + valorização'),
    lucroAposVenda: money('Método simplificado: diferença + valorização − saldo devedor'),
    investimentoTotal: money('Entrada + parcelas até a venda + despesas'),
    roiTotal: maybePercent('Método simplificado: lucro após a venda ÷ investimento'),
    roiMensal: maybePercent('roiTotal ÷ meses'),
    tabelaParcelas: z.array(
      z.strictObject({
        parcela: z.int(),
        valor: z.number(),
        amortizacao: z.number(),
        juros: z.number(),
        saldoDevedor: z.number(),
      }),
    ),
    fluxoDeCaixa: z.strictObject({
      saldoDevedorNaVenda: money('Saldo devedor na venda'),
      totalInvestido: money('Entrada, despesas, parcelas e custos mensais até a venda'),
      lucroLiquido: money('Venda − saldo devedor − total investido'),
      roi: maybePercent('Lucro líquido ÷ total investido'),
      tirMensal: maybePercent('TIR ao mês'),
      tirAnual: maybePercent('TIR ao ano'),
    }),
  })
  .meta({ id: 'FinancingAnswer' })
export type FinancingAnswer = z.infer<typeof FinancingAnswer>

export const BidQuestion = z
  .object({
    evaluationValue: positive('Avaliação'),
    initialBid: positive('Lance inicial'),
    desiredRoi: percent(limits.desiredRoi, 'ROI desejado').default(costAssumptions.desiredRoi),
  })
  .meta({ id: 'BidQuestion' })
export type BidQuestion = z.infer<typeof BidQuestion>

export const BidAnswer = z
  .strictObject({
    marketValue: money('Avaliação × 1,15'),
    idealBid: money('Valor de mercado ÷ (1 + ROI desejado)'),
    maxBid: money('Valor de mercado ÷ 1,1'),
    estimatedROI: z.number().describe('(valor de mercado − lance) ÷ lance, em %'),
    discount: z.number().describe('(avaliação − lance) ÷ avaliação, em %'),
    goodDeal: z.boolean().describe('O ROI estimado alcança o desejado'),
  })
  .meta({ id: 'BidAnswer' })
export type BidAnswer = z.infer<typeof BidAnswer>
