import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { firstTaxBracket, computeGainTaxPercent } from '#domain/calculators/gain-tax.ts'
import { checkDebt } from '#domain/edital/checklist-debts.ts'
import { formatCentavos, formatPercent } from '../../../ui/format-text.ts'
import { type CostExplanation, explainCostFigure } from './cost-explanations.ts'
import { type CostForm, exampleCostForm } from './cost-form.ts'
import type { WorkingSheetState } from './working-sheet.ts'

/**
 * The fields with a note; `whole` notes say what the field is and what we assume, the others only the latter, because
 * the name says what it is.
 */
const notedFields: readonly [key: CostExplanation, name: string, whole: boolean][] = [
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
const fromAppraisal: readonly CostExplanation[] = ['saleValue', 'monthlyHolding']

/** Returns a field's note with its source; it mentions our assumption only while the sheet uses it. */
function note(
  [key, name, whole]: (typeof notedFields)[number],
  form: CostForm,
  startForm: CostForm,
  subject: PropertyDetail | OwnLot | null,
): string[] {
  const { what, assumed, source } = explainCostFigure(
    key,
    subject,
    subject !== null && 'sourceName' in subject,
  )
  const changed = key === 'reformPerM2' ? 'reformTotal' : key
  const holds = subject !== null || !fromAppraisal.includes(key)
  const supposed = holds && form[changed] === startForm[changed] ? `Supomos: ${assumed}` : ''
  const words = [whole && what, supposed].filter(Boolean).join(' ')
  return words === '' ? [] : [`${name}: ${words} Fonte: ${source}.`]
}

/** Lists what the printed figures rest on, each with its source. */
export function listPrintedNotes({ form, assumed, property, lot, gain }: WorkingSheetState): string[] {
  const startForm = assumed ?? exampleCostForm
  const rules = property === null ? [] : [checkDebt('condominium', property), checkDebt('taxes', property)]
  return [
    'ROI líquido: lucro líquido ÷ investido, do cenário pessimista ao otimista. Lance máximo: o maior que ainda dá o ROI desejado.',
    ...notedFields.flatMap(each => note(each, form, startForm, property ?? lot)),
    ...(gain > firstTaxBracket
      ? [
          `O ganho desta conta, de ${formatCentavos(gain)}, passa de R$ 5 milhões: pelas faixas da lei, a alíquota média é de ${formatPercent(computeGainTaxPercent(gain), 2)}.`,
        ]
      : []),
    ...rules.map(({ title, text, source }) => `${title}: ${text} Fonte: ${source}.`),
    'Estimativa para estudo. Não substitui o edital, a matrícula, a visita ao imóvel nem a palavra do seu contador e do seu advogado.',
  ]
}
