import { z } from 'zod'
import { costAssumptions } from '#domain/calculators/cost-assumptions.ts'
import { calculatorLimits as limits } from '#domain/calculators/calculator-limits.ts'
import {
  amountField,
  nullablePercentField,
  moneyField,
  monthlyAmountField,
  monthsField,
  percentField,
  positiveAmountField,
  reportField,
} from './calculator-fields.ts'

export const FinancingQuestion = z
  .object({
    valorMercado: positiveAmountField('Valor de mercado'),
    valorArremate: positiveAmountField('Valor de arrematação'),
    entradaPercent: percentField(limits.downPercent, 'Entrada'),
    taxaJurosAnual: percentField(limits.yearlyRate, 'Juros ao ano'),
    numeroParcelas: monthsField('Número de parcelas'),
    despesasIniciais: amountField('Despesas iniciais (ITBI, registro)').default(0),
    valorizacaoMensal: percentField(limits.appreciation, 'Valorização ao mês').default(0),
    mesesAteVenda: monthsField('Meses até a venda'),
    sistema: z.enum(['PRICE', 'SAC']),
    iptuMensal: monthlyAmountField('IPTU por mês').default(0),
    condominio: monthlyAmountField('Condomínio por mês').default(0),
    despesasAdicionais: amountField('Despesas adicionais').default(0),
    despesasDocumentacao: amountField('Despesas de documentação').default(0),
  })
  .check(payload => {
    const { valorMercado, valorizacaoMensal, mesesAteVenda } = payload.value
    const sale = valorMercado * (1 + valorizacaoMensal / 100) ** mesesAteVenda
    // When one of the three values is invalid itself, only that is reported.
    const inside = valorMercado <= limits.money[1] && mesesAteVenda <= limits.months[1]
    if (!inside || valorizacaoMensal > limits.appreciation[1] || !(sale > limits.money[1])) return
    const message = 'Use uma valorização menor: o valor de venda passaria de R$ 100 bilhões.'
    reportField(payload, 'valorizacaoMensal', message)
  })
  .meta({ id: 'FinancingQuestion' })
export type FinancingQuestion = z.infer<typeof FinancingQuestion>

export const FinancingAnswer = z
  .strictObject({
    valorMercado: moneyField('Valor de mercado'),
    valorArremate: moneyField('Valor de arrematação'),
    valorEntrada: moneyField('Entrada'),
    valorFinanciado: moneyField('Valor financiado'),
    iptuMensal: moneyField('IPTU por mês'),
    condominio: moneyField('Condomínio por mês'),
    despesasAdicionais: moneyField('Despesas adicionais'),
    despesasDocumentacao: moneyField('Despesas de documentação'),
    tipoFinanciamento: z.enum(['PRICE', 'SAC']),
    taxaJurosAnual: z.number().describe('Juros ao ano, em %'),
    taxaJurosMensal: z.number().describe('Juros equivalentes ao mês, em %: (1 + i)^(1/12) − 1'),
    numeroParcelas: z.int(),
    valorPrimeiraParcela: moneyField('Primeira parcela, sem seguros e tarifa'),
    valorUltimaParcela: moneyField('Última parcela, sem seguros e tarifa'),
    totalPagoAteVenda: moneyField('Parcelas pagas até a venda'),
    totalJurosAteVenda: moneyField('Juros pagos até a venda'),
    mesesAteVenda: z.int(),
    valorizacaoMensal: z.number().describe('Valorização ao mês, em %'),
    diferencaMercadoArremate: moneyField('Valor de mercado − arrematação'),
    lucroEstimadoAteVenda: moneyField('Diferença + valorização'),
    lucroAposVenda: moneyField('Método simplificado: diferença + valorização − saldo devedor'),
    investimentoTotal: moneyField('Entrada + parcelas até a venda + despesas'),
    roiTotal: nullablePercentField('Método simplificado: lucro após a venda ÷ investimento'),
    roiMensal: nullablePercentField('roiTotal ÷ meses'),
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
      saldoDevedorNaVenda: moneyField('Saldo devedor na venda'),
      totalInvestido: moneyField('Entrada, despesas, parcelas e custos mensais até a venda'),
      lucroLiquido: moneyField('Venda − saldo devedor − total investido'),
      roi: nullablePercentField('Lucro líquido ÷ total investido'),
      tirMensal: nullablePercentField('TIR ao mês'),
      tirAnual: nullablePercentField('TIR ao ano'),
    }),
  })
  .meta({ id: 'FinancingAnswer' })
export type FinancingAnswer = z.infer<typeof FinancingAnswer>

export const BidQuestion = z
  .object({
    evaluationValue: positiveAmountField('Avaliação'),
    initialBid: positiveAmountField('Lance inicial'),
    desiredRoi: percentField(limits.desiredRoi, 'ROI desejado').default(costAssumptions.desiredRoi),
  })
  .meta({ id: 'BidQuestion' })
export type BidQuestion = z.infer<typeof BidQuestion>

export const BidAnswer = z
  .strictObject({
    marketValue: moneyField('Avaliação × 1,15'),
    idealBid: moneyField('Valor de mercado ÷ (1 + ROI desejado)'),
    maxBid: moneyField('Valor de mercado ÷ 1,1'),
    estimatedROI: z.number().describe('(valor de mercado − lance) ÷ lance, em %'),
    discount: z.number().describe('(avaliação − lance) ÷ avaliação, em %'),
    goodDeal: z.boolean().describe('O ROI estimado alcança o desejado'),
  })
  .meta({ id: 'BidAnswer' })
export type BidAnswer = z.infer<typeof BidAnswer>
