import { z } from 'zod'
import { costAssumptions } from '#domain/calculators/cost-assumptions.ts'
import { costKeys } from '#domain/calculators/cost-question.ts'
import { calculatorLimits as limits } from '#domain/calculators/calculator-limits.ts'
import { modalities } from '#domain/property/listing.ts'
import { amount, maybePercent, money, monthly, months, percent, positive } from './calculator-fields.ts'

const month = z.int().min(0).max(limits.months[1])

/** The inputs of a cost sheet, as JSON and as stored with a favorite. */
export const CostSheet = z
  .object({
    bid: positive('Lance'),
    saleValue: positive('Valor de venda'),
    months: months('Meses até a venda'),
    modality: z.enum(modalities).nullable().default(null),
    commissionPercent: percent(limits.percent, 'Comissão do leiloeiro sobre o lance')
      .nullable()
      .default(null),
    itbiPercent: percent(limits.percent, 'ITBI sobre o lance').default(costAssumptions.itbiPercent),
    deedPercent: percent(limits.percent, 'Escritura, sobre o lance').default(costAssumptions.deedPercent),
    registryPercent: percent(limits.percent, 'Registro, sobre o lance').default(
      costAssumptions.registryPercent,
    ),
    condoDebt: amount('Condomínio em atraso').default(0),
    taxDebt: amount('IPTU em atraso').default(0),
    evictionCost: amount('Desocupação').default(0),
    evictionMonth: month.describe('Mês da desocupação, até months').nullable().default(null),
    reformCost: amount('Reforma').default(0),
    reformMonth: month.describe('Mês da reforma, até months').nullable().default(null),
    reformDocumented: z
      .union([z.boolean(), amount('Parte da reforma com notas')], 'Use true, false ou um valor em reais.')
      .default(true)
      .describe('Se a reforma tem notas fiscais (abatem do ganho tributado), ou quanto dela'),
    monthlyHolding: monthly('Condomínio, IPTU e contas por mês').default(0),
    brokeragePercent: percent(limits.percent, 'Corretagem na venda').default(
      costAssumptions.brokeragePercent,
    ),
    incomeTaxPercent: percent(limits.percent, 'Imposto sobre o ganho').default(
      costAssumptions.incomeTaxPercent,
    ),
    desiredRoi: percent(limits.desiredRoi, 'ROI desejado').default(costAssumptions.desiredRoi),
    monthlyRent: monthly('Aluguel por mês').nullable().default(null),
  })
  .check(({ value, issues }) => {
    const late = (path: 'evictionMonth' | 'reformMonth') => {
      // When the month of the sale is invalid itself, only that is reported.
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

export const CostSheetAnswer = z
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
  .meta({ id: 'CostSheetAnswer' })
export type CostSheetAnswer = z.infer<typeof CostSheetAnswer>
