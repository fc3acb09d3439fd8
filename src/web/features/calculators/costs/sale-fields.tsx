import { CalendarClock, Landmark, Target } from 'lucide-react'
import { fromReais } from '#domain/money.ts'
import { CostField } from './cost-field.tsx'
import { Group } from './group.tsx'
import { amount } from './words.ts'
import { itemValue, useWorking } from './working.ts'

const quick =
  'target inline-flex min-h-6 items-center text-left text-xs font-medium text-amber-text hover:underline underline-offset-4'

export function Carrying() {
  const { items } = useWorking()
  return (
    <Group icon={CalendarClock} title="Até a venda">
      <CostField
        of="monthlyHolding"
        label="Custo mensal"
        unit="R$"
        makes={`${amount(itemValue(items, 'holding'))} ao todo`}
      />
      <CostField of="months" label="Prazo" unit="meses" />
    </Group>
  )
}

/** One tap to another idea of what it sells for: the rule of thumb, the comparables. */
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
    <ul className="col-span-2 -mt-1 grid gap-2 pointer-coarse:gap-5 pointer-coarse:py-2">
      {choices.map(({ words, value }) => (
        <li key={words} className="flex">
          <button type="button" className={quick} onClick={() => change({ saleValue: value })}>
            Usar {words}: {amount(fromReais(value))}
          </button>
        </li>
      ))}
    </ul>
  )
}

export function Sale() {
  const { items } = useWorking()
  return (
    <Group icon={Landmark} title="Venda">
      <div className="col-span-2">
        <CostField of="saleValue" label="Valor de venda" unit="R$" />
      </div>
      <OtherValues />
      <CostField
        of="brokeragePercent"
        label="Corretagem"
        unit="%"
        makes={amount(itemValue(items, 'brokerage'))}
      />
      <CostField
        of="incomeTaxPercent"
        label="IR sobre o ganho"
        unit="%"
        makes={amount(itemValue(items, 'incomeTax'))}
      />
    </Group>
  )
}

export const Goal = () => (
  <Group icon={Target} title="Meta">
    <CostField of="desiredRoi" label="ROI desejado" unit="%" />
    <CostField of="cdi" label="CDI ao ano" unit="%" />
  </Group>
)
