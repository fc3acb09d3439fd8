import { formatMonths } from '../../../ui/figure-text.ts'
import { formatArea, formatPercent, formatReais as money } from '../../../ui/format-text.ts'
import { modalityLabels } from '../../listing/listing-labels.ts'
import type { CostForm } from './cost-form.ts'
import type { OriginKind } from './figure-origin.ts'
import { findSheetFigureOrigin } from './lot-figure-origin.ts'
import { reformByArea } from './reform-cost.ts'
import { unknownModalityText } from './cost-sheet-words.ts'
import type { WorkingSheetState } from './working-sheet.ts'

interface PrintedInput {
  label: string
  value: string
  /** `null` without a property, or when there is nothing to show. */
  origin: OriginKind | null
}

const rate = (percent: number): string => formatPercent(percent, 2)

const at = (month: number, months: number): string =>
  month === 0 ? 'na compra' : `mês ${Math.min(month, months)}`

/** Lists every input as the printed sheet shows it; to who wants to live there none of a sale. */
export function listPrintedInputs(
  { form, assumed, property, lot }: WorkingSheetState,
  isForLiving = false,
): PrintedInput[] {
  const line = (of: keyof CostForm, label: string, value: string): PrintedInput => ({
    label,
    value,
    origin: findSheetFigureOrigin(of, { form, assumed, property, lot, answers: {} })?.kind ?? null,
  })
  const { months } = form
  const byArea = form.reformByArea && reformByArea(form) === form.reformTotal && form.area > 0
  return [
    line('bid', 'Lance', money(form.bid)),
    line(
      'modality',
      'Modalidade',
      form.modality === null ? unknownModalityText : modalityLabels[form.modality],
    ),
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
      `${byArea ? `${formatArea(form.area)} × ${money(form.reformPerM2)}` : money(form.reformTotal)}, ${at(form.reformMonth, months)}`,
    ),
    ...(isForLiving ? [] : listSaleInputs()),
  ]

  function listSaleInputs(): PrintedInput[] {
    return [
      line('documentedPercent', 'Reforma com notas', rate(form.documentedPercent)),
      line('monthlyHolding', 'Custo mensal', money(form.monthlyHolding)),
      line('months', 'Até a venda', formatMonths(months)),
      line('saleValue', 'Valor de venda', money(form.saleValue)),
      line('brokeragePercent', 'Corretagem', rate(form.brokeragePercent)),
      line('incomeTaxPercent', 'IR sobre o ganho', rate(form.incomeTaxPercent)),
      line('desiredRoi', 'ROI desejado', rate(form.desiredRoi)),
      ...(form.monthlyRent > 0 ? [line('monthlyRent', 'Aluguel por mês', money(form.monthlyRent))] : []),
    ]
  }
}
