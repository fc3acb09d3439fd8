import { CalendarClock, Landmark, Target } from 'lucide-react'
import { firstSlice, gainTaxPercent } from '#domain/calculators/gain-tax.ts'
import { centavosText, percentText, reaisText } from '../../../ui/format.ts'
import { Suggestion, Suggestions } from '../suggestion.tsx'
import { CostField } from './cost-field.tsx'
import { Group } from './group.tsx'
import { useWorking } from './working.ts'

export function Carrying() {
  const { cost } = useWorking()
  return (
    <Group icon={CalendarClock} title="Até a venda">
      <CostField
        of="monthlyHolding"
        label="Custo mensal"
        unit="R$"
        makes={`${centavosText(cost('holding'))} ao todo`}
      />
      <CostField of="months" label="Prazo" unit="meses" />
    </Group>
  )
}

/** Offers other sale values: by the rule of thumb and by comparables. */
function OtherValues() {
  const { property, form, change } = useWorking()
  if (property === null || property.evaluationValue === null) return null
  const { evaluationValue, analysis } = property
  const choices = [
    { words: 'a avaliação da Caixa', value: evaluationValue },
    ...(analysis ? [{ words: 'o valor de mercado (avaliação + 15%)', value: analysis.marketValue }] : []),
    ...(analysis?.byComparables
      ? [
          {
            words: `os comparáveis (mediana de ${analysis.byComparables.sampleSize})`,
            value: analysis.byComparables.value,
          },
        ]
      : []),
  ].filter(({ value }) => value !== form.saleValue)
  return (
    <Suggestions className="col-span-full -mt-1 grid justify-items-start gap-1.5 text-xs pointer-coarse:gap-0">
      {choices.map(({ words, value }) => (
        <Suggestion key={words} onUse={() => change({ saleValue: value })}>
          Usar {words}: {reaisText(value)}
        </Suggestion>
      ))}
    </Suggestions>
  )
}

/** Warns that the gain is taxed in slices, unlike the sheet's single rate. */
function Slices() {
  const { gain, form, change } = useWorking()
  if (gain <= firstSlice) return null
  const percent = Math.round(gainTaxPercent(gain) * 1e4) / 1e4
  return (
    <Suggestions className="col-span-full grid justify-items-start gap-1.5 rounded-lg bg-raised-2 p-3.5 text-xs">
      <p className="text-pretty text-ink-2">
        O ganho, de {centavosText(gain)}, passa de R$&nbsp;5&nbsp;milhões: a lei cobra 15% até aí, 17,5% até
        R$&nbsp;10&nbsp;milhões, 20% até R$&nbsp;30&nbsp;milhões e 22,5% do resto. Aqui a alíquota é uma só.
      </p>
      {form.incomeTaxPercent !== percent && (
        <Suggestion onUse={() => change({ incomeTaxPercent: percent })}>
          Usar {percentText(percent, 2)}, a média das faixas
        </Suggestion>
      )}
    </Suggestions>
  )
}

export function Sale() {
  const { cost } = useWorking()
  return (
    <Group icon={Landmark} title="Venda">
      <div className="col-span-full">
        <CostField of="saleValue" label="Valor de venda" unit="R$" />
      </div>
      <OtherValues />
      <CostField of="brokeragePercent" label="Corretagem" unit="%" makes={centavosText(cost('brokerage'))} />
      <CostField
        of="incomeTaxPercent"
        label="IR sobre o ganho"
        unit="%"
        makes={centavosText(cost('incomeTax'))}
      />
      <Slices />
    </Group>
  )
}

export const Goal = () => (
  <Group icon={Target} title="Meta">
    <CostField of="desiredRoi" label="ROI desejado" unit="%" />
    <CostField of="cdi" label="CDI ao ano" unit="%" />
  </Group>
)
