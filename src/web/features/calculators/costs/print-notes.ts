import type { PropertyDetail } from '#contract/property-detail.ts'
import { firstSlice, gainTaxPercent } from '#domain/calculators/gain-tax.ts'
import type { Centavos } from '#domain/money.ts'
import { debt } from '#domain/notice/debts.ts'
import { centavosText, percentText } from '../../../ui/format.ts'
import { type Explained, explanationOf } from './explanations.ts'

const told: readonly [key: Explained, name: string][] = [
  ['commissionPercent', 'Comissão'],
  ['itbiPercent', 'ITBI'],
  ['incomeTaxPercent', 'Imposto'],
  ['documentedPercent', 'Notas da obra'],
  ['saleValue', 'Venda'],
]

/** What the printed figures rest on, each with its source. */
export function printedNotes(property: PropertyDetail | null, gain: Centavos): string[] {
  const rules = property === null ? [] : [debt('condominium', property), debt('taxes', property)]
  return [
    'ROI líquido: lucro líquido ÷ investido. TIR: a taxa que iguala, mês a mês, o que sai e o que entra. Lance máximo: o maior que ainda dá o ROI desejado.',
    ...told.map(([key, name]) => {
      const { what, source } = explanationOf(key, property)
      return `${name}: ${what} Fonte: ${source}.`
    }),
    ...(gain > firstSlice
      ? [
          `O ganho desta conta, de ${centavosText(gain)}, passa de R$ 5 milhões: pelas faixas da lei, a alíquota média é de ${percentText(gainTaxPercent(gain), 2)}.`,
        ]
      : []),
    ...rules.map(({ title, text, source }) => `${title}: ${text} Fonte: ${source}.`),
    'Estimativa para estudo. Não substitui o edital, a matrícula, a visita ao imóvel nem a palavra do seu contador e do seu advogado.',
  ]
}
