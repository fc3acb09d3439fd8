import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { fromReais } from '#domain/money.ts'
import { describePaymentTime } from '../cost-words.ts'
import { useResaleChoice } from '../resale-choice.tsx'
import { CostBar } from './cost-items-table.tsx'
import type { OriginKind } from './figure-origin.ts'
import { listOutcomeRows, listScenarioChanges, type ScenarioOutcome } from './scenario-outcomes.ts'
import { buildMovingInRows, buildWaterfall } from './cost-waterfall.ts'
import { listMovingInCosts } from './moving-in-costs.ts'
import {
  describePart,
  formatWaterfallValue,
  scenarioTitles,
  unknownModalityText,
  waterfallRowName,
} from './cost-sheet-words.ts'
import { useWorkingSheet, type WorkingSheetState } from './working-sheet.ts'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatArea, formatCentavos, formatPercent, formatReais as money } from '../../../ui/format-text.ts'
import { modalityLabels } from '../../listing/listing-labels.ts'
import type { CostForm } from './cost-form.ts'
import { findSheetFigureOrigin } from './lot-figure-origin.ts'
import { reformByArea } from './reform-cost.ts'

interface PrintedInput {
  label: string
  value: string
  /** `null` without a property, or when there is nothing to show. */
  origin: OriginKind | null
}

const rate = (percent: number): string => formatPercent(percent, 2)

const at = (month: number, months: number): string =>
  month === 0 ? 'na compra' : `mês ${Math.min(month, months)}`

/** Lists every input as the printed sheet shows it; for a resident buyer without those of a sale. */
export function listPrintedInputs(
  { form, assumed, property, lot, cost }: WorkingSheetState,
  isResidentBuyer = false,
): PrintedInput[] {
  /** A typed percentage, or what the tables of the place come to. */
  const rateOrSum = (percent: number | null, key: 'itbi' | 'deed' | 'registry'): string =>
    percent === null ? formatCentavos(cost(key)) : rate(percent)
  const line = (field: keyof CostForm, label: string, value: string): PrintedInput => ({
    label,
    value,
    origin: findSheetFigureOrigin(field, { form, assumed, property, lot, answers: {} })?.kind ?? null,
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
    line('itbiPercent', 'ITBI', rateOrSum(form.itbiPercent, 'itbi')),
    line('deedPercent', 'Escritura', rateOrSum(form.deedPercent, 'deed')),
    line('registryPercent', 'Registro', rateOrSum(form.registryPercent, 'registry')),
    line('condoDebt', 'Condomínio devido', money(form.condoDebt)),
    line('taxDebt', 'IPTU devido', money(form.taxDebt)),
    line('evictionCost', 'Desocupação', `${money(form.evictionCost)}, ${at(form.evictionMonth, months)}`),
    line(
      form.reformByArea ? 'reformPerM2' : 'reformTotal',
      'Reforma',
      `${byArea ? `${formatArea(form.area)} × ${money(form.reformPerM2)}` : money(form.reformTotal)}, ${at(form.reformMonth, months)}`,
    ),
    ...(isResidentBuyer ? [] : listSaleInputs()),
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

const marks: Record<OriginKind, string> = { fact: '●', guess: '○', yours: '◆' }

/** Every input and its origin. */
export function PrintedInputs() {
  const working = useWorkingSheet()
  const inputs = listPrintedInputs(working, useResaleChoice().resale === null)
  const marked = working.assumed !== null
  return (
    <section>
      <h2>Premissas</h2>
      <table>
        <tbody>
          {inputs.map(({ label, value, origin }) => (
            <tr key={label}>
              <th scope="row">
                {marked && <span className="print-mark">{origin && marks[origin]}</span>}
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {marked && (
        <p className="print-legend">● fato do anúncio ou da lei ○ suposição ◆ de quem fez a conta</p>
      )}
    </section>
  )
}

/** The sheet item by item, with its waterfall chart. */
export function PrintedItems({ answer }: { answer: CostAnswer }) {
  const { form } = useWorkingSheet()
  const isResidentBuyer = useResaleChoice().resale === null
  const { rows, sale } = isResidentBuyer
    ? { rows: buildMovingInRows(answer.items), sale: null }
    : buildWaterfall(answer, fromReais(form.saleValue))
  const whole = isResidentBuyer ? listMovingInCosts(answer.items).total : answer.invested
  return (
    <section>
      <h2>{isResidentBuyer ? 'Do lance à mudança' : 'Do lance ao lucro'}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">
              <span className="sr-only">Desenho</span>
            </th>
            <th scope="col">Valor</th>
            <th scope="col">{isResidentBuyer ? '% do total' : '% do inv.'}</th>
            <th scope="col">Quando</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={waterfallRowName(row)} data-kind={row.kind}>
              <th scope="row">{waterfallRowName(row)}</th>
              <td>
                <CostBar row={row} sale={sale} />
              </td>
              <td>{formatWaterfallValue(row)}</td>
              <td>{describePart(row, whole)}</td>
              <td>{row.item && row.value !== 0 ? describePaymentTime(row.item) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The three scenarios and their changes. */
export const PrintedScenarios = ({
  outcomes,
  gone,
}: {
  outcomes: readonly ScenarioOutcome[]
  /** The listing has left the list. */
  gone: boolean
}) => (
  <section>
    <h2>Cenários</h2>
    <table className="print-scenarios">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Resultado</span>
          </th>
          {outcomes.map(({ name }) => (
            <th key={name} scope="col">
              {scenarioTitles[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listOutcomeRows(gone).map(({ name, present }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {outcomes.map(outcome => (
              <td key={outcome.name}>{present(outcome).text}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">O que muda</th>
          {outcomes.map(outcome => (
            <td key={outcome.name} className="print-changes">
              {listScenarioChanges(outcome).join('; ')}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </section>
)
