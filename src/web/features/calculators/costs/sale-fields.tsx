import { CalendarClock, Landmark, Target } from 'lucide-react'
import { firstTaxBracket, computeGainTaxPercent } from '#domain/calculators/gain-tax.ts'
import { formatCentavos, formatPercent, formatReais } from '../../../ui/format-text.ts'
import { TargetRoiField } from '../../listing/target-roi-field.tsx'
import { LinkTarget } from './link-target.tsx'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'
import { CostField } from './cost-field.tsx'
import { CostGroup } from './cost-group.tsx'
import { useWorkingSheet } from './working-sheet.ts'

/** The fields of the costs from the purchase until the sale. */
export function CarryingFields() {
  const { cost } = useWorkingSheet()
  return (
    <CostGroup icon={CalendarClock} title="Até a venda">
      <CostField
        figure="monthlyHolding"
        label="Custo mensal"
        unit="R$"
        makes={`${formatCentavos(cost('holding'))} ao todo`}
      />
      <CostField figure="months" label="Prazo" unit="meses" />
    </CostGroup>
  )
}

/** Offers other sale values: the appraisals of this property and of comparable ones. */
function OtherValues() {
  const { property, form, change } = useWorkingSheet()
  if (property === null) return null
  const { evaluationValue, analysis, paid } = property
  const choices = [
    ...(paid === null ? [] : [{ words: 'o que se pagou no prédio', value: paid.estimate }]),
    ...(evaluationValue === null ? [] : [{ words: 'a avaliação da Caixa', value: evaluationValue }]),
    ...(analysis?.byComparables
      ? [
          {
            words: `a avaliação da Caixa de parecidos (mediana de ${analysis.byComparables.sampleSize})`,
            value: analysis.byComparables.value,
          },
        ]
      : []),
  ].filter(({ value }) => value !== form.saleValue)
  return (
    <ValueSuggestions className="col-span-full -mt-1 grid justify-items-start gap-1.5 text-xs pointer-coarse:gap-0">
      {choices.map(({ words, value }) => (
        <ValueSuggestion key={words} onUse={() => change({ saleValue: value })}>
          Usar {words}: {formatReais(value)}
        </ValueSuggestion>
      ))}
    </ValueSuggestions>
  )
}

/** Warns that the gain is taxed in slices, unlike the sheet's single rate. */
function Slices() {
  const { gain, form, change } = useWorkingSheet()
  if (gain <= firstTaxBracket) return null
  const percent = Math.round(computeGainTaxPercent(gain) * 1e4) / 1e4
  return (
    <ValueSuggestions className="col-span-full grid justify-items-start gap-1.5 rounded-lg bg-raised-2 p-3.5 text-xs">
      <p className="text-pretty text-ink-2">
        O ganho, de {formatCentavos(gain)}, passa de R$&nbsp;5&nbsp;milhões: a lei cobra 15% até aí, 17,5% até
        R$&nbsp;10&nbsp;milhões, 20% até R$&nbsp;30&nbsp;milhões e 22,5% do resto. Aqui a alíquota é uma só.
      </p>
      {form.incomeTaxPercent !== percent && (
        <ValueSuggestion onUse={() => change({ incomeTaxPercent: percent })}>
          Usar {formatPercent(percent, 2)}, a média das faixas
        </ValueSuggestion>
      )}
    </ValueSuggestions>
  )
}

/** The fields of the sale, with other sale values to choose from. */
export function SaleFields() {
  const { cost } = useWorkingSheet()
  return (
    <CostGroup icon={Landmark} title="Venda">
      <div className="col-span-full">
        <CostField figure="saleValue" label="Valor de venda" unit="R$" />
      </div>
      <OtherValues />
      <CostField
        figure="brokeragePercent"
        label="Corretagem"
        unit="%"
        makes={formatCentavos(cost('brokerage'))}
      />
      <CostField
        figure="incomeTaxPercent"
        label="IR sobre o ganho"
        unit="%"
        makes={formatCentavos(cost('incomeTax'))}
      />
      <Slices />
    </CostGroup>
  )
}

/** The fields of the target ROI and of the CDI with which the result is compared. */
export const GoalFields = () => (
  <CostGroup icon={Target} title="Meta">
    <TargetRoiField className="col-span-full" />
    <LinkTarget />
    <CostField figure="cdi" label="CDI ao ano" unit="%" />
  </CostGroup>
)
