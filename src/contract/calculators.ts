import { z } from 'zod'
import { assumptions } from '#domain/calculators/assumptions.ts'
import { costKeys } from '#domain/calculators/costs.ts'
import { calculatorLimits as limits } from '#domain/calculators/limits.ts'
import { modalities } from '#domain/property/property.ts'

/** Two decimals at most; what a caller's own sums add in floating point (0.1 + 0.2) is let pass. */
const inCentavos = (reais: number): boolean => Math.abs(Math.round(reais * 100) / 100 - reais) < 1e-6

/** Reais, centavos as decimals. */
const reais = (least: number) =>
  z.number().min(least).max(limits.money[1]).refine(inCentavos, 'Use no máximo duas casas decimais.')
const amount = (description: string) => reais(0).describe(`${description}, em reais`)
const positive = (description: string) => reais(0.01).describe(`${description}, em reais`)
const percent = ([least, most]: readonly [number, number], description: string) =>
  z.number().min(least).max(most).describe(`${description}, em %`)
const months = (description: string) =>
  z.int().min(limits.months[0]).max(limits.months[1]).describe(description)
const month = z.int().min(0).max(limits.months[1])

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
    iptuMensal: amount('IPTU por mês').default(0),
    condominio: amount('Condomínio por mês').default(0),
    despesasAdicionais: amount('Despesas adicionais').default(0),
    despesasDocumentacao: amount('Despesas de documentação').default(0),
  })
  .meta({ id: 'FinancingQuestion' })
export type FinancingQuestion = z.infer<typeof FinancingQuestion>

const money = (description: string) => z.number().describe(`${description}, em reais`)
const maybePercent = (description: string) =>
  z.number().nullable().describe(`${description}, em %; null onde não se pode calcular`)

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
    desiredRoi: percent(limits.desiredRoi, 'ROI desejado').default(assumptions.desiredRoi),
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

/** What a cost sheet is worked out from, as JSON and as it is kept with a favourite. */
export const CostSheet = z
  .object({
    bid: positive('Lance'),
    saleValue: positive('Valor de venda'),
    months: months('Meses até a venda'),
    modality: z.enum(modalities).nullable().optional(),
    commissionPercent: percent(limits.percent, 'Comissão do leiloeiro sobre o lance').optional(),
    itbiPercent: percent(limits.percent, 'ITBI sobre o lance').default(assumptions.itbiPercent),
    deedPercent: percent(limits.percent, 'Escritura, sobre o lance').default(assumptions.deedPercent),
    registryPercent: percent(limits.percent, 'Registro, sobre o lance').default(assumptions.registryPercent),
    condoDebt: amount('Condomínio em atraso').default(0),
    taxDebt: amount('IPTU em atraso').default(0),
    evictionCost: amount('Desocupação').default(0),
    evictionMonth: month.optional().describe('Mês da desocupação, até months'),
    reformCost: amount('Reforma').default(0),
    reformMonth: month.optional().describe('Mês da reforma, até months'),
    reformDocumented: z
      .union([z.boolean(), amount('Parte da reforma com notas')], 'Use true, false ou um valor em reais.')
      .default(true)
      .describe('Se a reforma tem notas fiscais (abatem do ganho tributado), ou quanto dela'),
    monthlyHolding: amount('Condomínio, IPTU e contas por mês').default(0),
    brokeragePercent: percent(limits.percent, 'Corretagem na venda').default(assumptions.brokeragePercent),
    incomeTaxPercent: percent(limits.percent, 'Imposto sobre o ganho').default(assumptions.incomeTaxPercent),
    desiredRoi: percent(limits.desiredRoi, 'ROI desejado').default(assumptions.desiredRoi),
    monthlyRent: amount('Aluguel por mês').nullable().optional(),
  })
  .check(({ value, issues }) => {
    const late = (path: 'evictionMonth' | 'reformMonth') => {
      // Where the sale's month is wrong itself, that alone is told.
      if (value.months < limits.months[0] || (value[path] ?? 0) <= value.months) return
      issues.push({ code: 'custom', input: value, path: [path], message: 'Use um mês até o da venda.' })
    }
    late('evictionMonth')
    late('reformMonth')
    const { reformDocumented, reformCost } = value
    if (typeof reformDocumented === 'number' && reformDocumented > Math.max(reformCost, 0))
      issues.push({
        code: 'custom',
        input: value,
        path: ['reformDocumented'],
        message: 'Use no máximo o custo da reforma.',
      })
  })
  .meta({ id: 'CostSheet' })
export type CostSheet = z.infer<typeof CostSheet>

export const CostAnswer = z
  .strictObject({
    items: z.array(
      z.strictObject({
        key: z.enum(costKeys),
        value: money('Quanto custa'),
        month: z.int().nullable().describe('Em que mês; null = todos até a venda'),
      }),
    ),
    invested: money('Tudo o que se põe até a venda'),
    saleNet: money('Venda − corretagem'),
    incomeTax: money('Imposto sobre o ganho'),
    netProfit: money('Venda − corretagem − imposto − investido'),
    roi: maybePercent('Lucro líquido ÷ investido'),
    irrMonthly: maybePercent('TIR ao mês'),
    irrAnnual: maybePercent('TIR ao ano'),
    paybackMonths: z.number().nullable().describe('Investido ÷ aluguel, em meses'),
    maxBid: z.number().nullable().describe('Lance máximo para o ROI desejado, em reais'),
  })
  .meta({ id: 'CostAnswer' })
export type CostAnswer = z.infer<typeof CostAnswer>
