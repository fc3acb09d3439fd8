import type { PropertyDetail } from '#contract/property-detail.ts'
import { firstSlice, gainTaxPercent } from '#domain/calculators/gain-tax.ts'
import { debt } from '#domain/notice/debts.ts'
import { centavosText, percentText } from '../../../ui/format.ts'
import { type Explained, explanationOf } from './explanations.ts'
import { type CostForm, example } from './form.ts'
import type { Working } from './working.ts'

/**
 * The fields with a note; `whole` notes say what the field is and what we assume, the others only the latter, because
 * the name says what it is.
 */
const told: readonly [key: Explained, name: string, whole: boolean][] = [
  ['commissionPercent', 'Comissão', true],
  ['itbiPercent', 'ITBI', true],
  ['deedPercent', 'Escritura', false],
  ['registryPercent', 'Registro', false],
  ['evictionCost', 'Desocupação', false],
  ['reformPerM2', 'Reforma', false],
  ['documentedPercent', 'Notas da obra', true],
  ['monthlyHolding', 'Custo mensal', true],
  ['months', 'Até a venda', true],
  ['saleValue', 'Venda', false],
  ['brokeragePercent', 'Corretagem', false],
  ['incomeTaxPercent', 'Imposto', true],
]

/** Assumed from a listing's appraisal, so not true of the example. */
const fromAppraisal: readonly Explained[] = ['saleValue', 'monthlyHolding']

/** Returns a field's note with its source; it mentions our assumption only while the sheet uses it. */
function note(
  [key, name, whole]: (typeof told)[number],
  form: CostForm,
  begun: CostForm,
  property: PropertyDetail | null,
): string[] {
  const { what, assumed, source } = explanationOf(key, property)
  const changed = key === 'reformPerM2' ? 'reformTotal' : key
  const holds = property !== null || !fromAppraisal.includes(key)
  const supposed = holds && form[changed] === begun[changed] ? `Supomos: ${assumed}` : ''
  const words = [whole && what, supposed].filter(Boolean).join(' ')
  return words === '' ? [] : [`${name}: ${words} Fonte: ${source}.`]
}

/** Lists what the printed figures rest on, each with its source. */
export function printedNotes({ form, assumed, property, gain }: Working): string[] {
  const begun = assumed ?? example
  const rules = property === null ? [] : [debt('condominium', property), debt('taxes', property)]
  return [
    'ROI líquido: lucro líquido ÷ investido. TIR: a taxa que iguala, mês a mês, o que sai e o que entra. Lance máximo: o maior que ainda dá o ROI desejado.',
    ...told.flatMap(each => note(each, form, begun, property)),
    ...(gain > firstSlice
      ? [
          `O ganho desta conta, de ${centavosText(gain)}, passa de R$ 5 milhões: pelas faixas da lei, a alíquota média é de ${percentText(gainTaxPercent(gain), 2)}.`,
        ]
      : []),
    ...rules.map(({ title, text, source }) => `${title}: ${text} Fonte: ${source}.`),
    'Estimativa para estudo. Não substitui o edital, a matrícula, a visita ao imóvel nem a palavra do seu contador e do seu advogado.',
  ]
}
