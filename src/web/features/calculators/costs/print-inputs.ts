import { monthsText } from '../../../ui/figures.ts'
import { area, percentText, reaisText as money } from '../../../ui/format.ts'
import { modalityLabels } from '../../listing/labels.ts'
import type { CostForm } from './form.ts'
import { type OriginKind, originOf } from './origin.ts'
import { reformByArea } from './reform.ts'
import { unknownModality } from './words.ts'
import type { Working } from './working.ts'

interface PrintedInput {
  label: string
  value: string
  /** `null` without a property, or when there is nothing to show. */
  origin: OriginKind | null
}

const rate = (percent: number): string => percentText(percent, 2)

const at = (month: number, months: number): string =>
  month === 0 ? 'na compra' : `mês ${Math.min(month, months)}`

/** Lists every input as the printed sheet shows it. */
export function printedInputs({ form, assumed, property }: Working): PrintedInput[] {
  const line = (of: keyof CostForm, label: string, value: string): PrintedInput => ({
    label,
    value,
    origin: originOf(of, form, assumed, property)?.kind ?? null,
  })
  const { months } = form
  const byArea = form.reformByArea && reformByArea(form) === form.reformTotal && form.area > 0
  return [
    line('bid', 'Lance', money(form.bid)),
    line('modality', 'Modalidade', form.modality === null ? unknownModality : modalityLabels[form.modality]),
    line('commissionPercent', 'Comissão', rate(form.commissionPercent)),
    line('itbiPercent', 'ITBI', rate(form.itbiPercent)),
    line('deedPercent', 'Escritura', rate(form.deedPercent)),
    line('registryPercent', 'Registro', rate(form.registryPercent)),
    line('condoDebt', 'Condomínio devido', money(form.condoDebt)),
    line('taxDebt', 'IPTU devido', money(form.taxDebt)),
    line('evictionCost', 'Desocupação', `${money(form.evictionCost)}, ${at(form.evictionMonth, months)}`),
    line(
      form.reformByArea ? 'reformPerM2' : 'reformTotal',
      'Reforma',
      `${byArea ? `${area(form.area)} × ${money(form.reformPerM2)}` : money(form.reformTotal)}, ${at(form.reformMonth, months)}`,
    ),
    line('documentedPercent', 'Reforma com notas', rate(form.documentedPercent)),
    line('monthlyHolding', 'Custo mensal', money(form.monthlyHolding)),
    line('months', 'Até a venda', monthsText(months)),
    line('saleValue', 'Valor de venda', money(form.saleValue)),
    line('brokeragePercent', 'Corretagem', rate(form.brokeragePercent)),
    line('incomeTaxPercent', 'IR sobre o ganho', rate(form.incomeTaxPercent)),
    line('desiredRoi', 'ROI desejado', rate(form.desiredRoi)),
    ...(form.monthlyRent > 0 ? [line('monthlyRent', 'Aluguel por mês', money(form.monthlyRent))] : []),
  ]
}
