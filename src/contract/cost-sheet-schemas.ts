import { z } from 'zod'
import { costAssumptions } from '#domain/calculators/cost-assumptions.ts'
import { costKeys } from '#domain/calculators/cost-question.ts'
import { calculatorLimits as limits } from '#domain/calculators/calculator-limits.ts'
import { modalities } from '#domain/property/listing.ts'
import { states } from '#domain/states.ts'
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

/** A percentage of the bid that the tables of the place give where it is `null`. */
const placePercentField = (name: string, assumed: number) =>
  percentField(limits.percent, `${name}, sobre o lance; null = pela tabela de state e city`)
    .nullable()
    .default(assumed)

const ufs = states.map(({ uf }) => uf)

const month = z.int().min(0).max(limits.months[1])

/** The inputs of a cost sheet, as JSON and as stored with a favorite. */
export const CostSheet = z
  .object({
    bid: positiveAmountField('Lance'),
    saleValue: positiveAmountField('Valor de venda'),
    months: monthsField('Meses até a venda'),
    modality: z.enum(modalities).nullable().default(null),
    commissionPercent: percentField(limits.percent, 'Comissão do leiloeiro sobre o lance')
      .nullable()
      .default(null),
    state: z.enum(ufs).nullable().default(null).describe('UF do imóvel, de cuja tabela vêm as custas'),
    city: z.string().max(100).nullable().default(null).describe('Município do imóvel, que cobra o ITBI'),
    itbiPercent: placePercentField('ITBI', costAssumptions.itbiPercent),
    deedPercent: placePercentField('Escritura', costAssumptions.deedPercent),
    registryPercent: placePercentField('Registro', costAssumptions.registryPercent),
    condoDebt: amountField('Condomínio em atraso').default(0),
    taxDebt: amountField('IPTU em atraso').default(0),
    evictionCost: amountField('Desocupação').default(0),
    evictionMonth: month.describe('Mês da desocupação, até months').nullable().default(null),
    reformCost: amountField('Reforma').default(0),
    reformMonth: month.describe('Mês da reforma, até months').nullable().default(null),
    reformDocumented: z
      .union(
        [z.boolean(), amountField('Parte da reforma com notas')],
        'Use true, false ou um valor em reais.',
      )
      .default(true)
      .describe('Se a reforma tem notas fiscais (abatem do ganho tributado), ou quanto dela'),
    monthlyHolding: monthlyAmountField('Condomínio, IPTU e contas por mês').default(0),
    brokeragePercent: percentField(limits.percent, 'Corretagem na venda').default(
      costAssumptions.brokeragePercent,
    ),
    incomeTaxPercent: percentField(limits.percent, 'Imposto sobre o ganho').default(
      costAssumptions.incomeTaxPercent,
    ),
    desiredRoi: percentField(limits.desiredRoi, 'ROI desejado').default(costAssumptions.desiredRoi),
    monthlyRent: monthlyAmountField('Aluguel por mês').nullable().default(null),
  })
  .check(payload => {
    const { value } = payload
    const late = (path: 'evictionMonth' | 'reformMonth') => {
      // When the month of the sale is invalid itself, only that is reported.
      if (value.months < limits.months[0] || (value[path] ?? 0) <= value.months) return
      reportField(payload, path, 'Use um mês até o da venda.')
    }
    late('evictionMonth')
    late('reformMonth')
    const { reformDocumented, reformCost } = value
    if (typeof reformDocumented === 'number' && reformDocumented > Math.max(reformCost, 0))
      reportField(payload, 'reformDocumented', 'Use no máximo o custo da reforma.')
  })
  .meta({ id: 'CostSheet' })
export type CostSheet = z.infer<typeof CostSheet>

export const CostSheetAnswer = z
  .strictObject({
    items: z.array(
      z.strictObject({
        key: z.enum(costKeys),
        value: moneyField('Quanto custa'),
        month: z.int().nullable().describe('Em que mês; null = todos até a venda'),
      }),
    ),
    invested: moneyField('Tudo o que se põe até a venda'),
    saleNet: moneyField('Venda − corretagem'),
    incomeTax: moneyField('Imposto sobre o ganho'),
    netProfit: moneyField('Venda − corretagem − imposto − investido'),
    roi: nullablePercentField('Lucro líquido ÷ investido'),
    irrMonthly: nullablePercentField('TIR ao mês'),
    irrAnnual: nullablePercentField('TIR ao ano'),
    paybackMonths: z.number().nullable().describe('Investido ÷ aluguel, em meses'),
    maxBid: z.number().nullable().describe('Lance máximo para o ROI desejado, em reais'),
  })
  .meta({ id: 'CostSheetAnswer' })
export type CostSheetAnswer = z.infer<typeof CostSheetAnswer>
