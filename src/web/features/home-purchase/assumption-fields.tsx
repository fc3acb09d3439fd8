import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import {
  buildHomeAssumptions,
  followBorrowerTerms,
  type HomeAssumptionName,
  type HomeAssumptions,
  homeAssumptionRules,
  homeAssumptionSources,
} from '#domain/home-purchase/home-assumptions.ts'
import { loanDefaults } from '#domain/loans/loan-terms.ts'
import { assumedNumbers, homeNames } from '#domain/home-purchase/home-question.ts'
import { formatCount } from '#domain/format-count.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/choice-controls.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { OverdueRule } from '../rules/overdue-rule.tsx'
import { assumptionNames } from './home-words.ts'

const names = Object.keys(assumedNumbers) as (keyof typeof assumedNumbers)[]

/** Everything that is assumed, each with its source and date, to be changed; folded until one of them was. */
export function AssumptionFields({
  assumptions,
  age,
  onChange,
}: {
  assumptions: HomeAssumptions
  /** Of the oldest who buys; `null` = not said. */
  age: number | null
  onChange: (assumptions: HomeAssumptions) => void
}) {
  const { system } = assumptions
  const usual = buildHomeAssumptions({ system, age })
  const isChanged = (name: HomeAssumptionName): boolean =>
    name === 'system' ? system !== loanDefaults.system : assumptions[name] !== usual[name]
  const changed = [...names, 'system' as const].filter(isChanged)
  const [open, setOpen] = useState(changed.length > 0)
  return (
    <details className="calculator-more" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="min-w-0 flex-1">
          Premissas
          <span className="ml-2 font-normal text-ink-3">
            {changed.length === 0
              ? 'juros, seguros, custos'
              : `${formatCount(changed.length, 'mudada', 'mudadas')} por você`}
          </span>
        </span>
        <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      </summary>
      <div className="mt-2 grid gap-4">
        <ChoiceField
          legend="Sistema"
          error={null}
          name={homeNames.system}
          choices={[
            { value: 'sac', label: 'SAC' },
            { value: 'price', label: 'PRICE' },
          ]}
          value={system}
          onChange={next =>
            onChange(followBorrowerTerms(assumptions, { system, age }, { system: next, age }))
          }
        />
        {names.map(key => {
          const { name, unit, limits, whole } = assumedNumbers[key]
          const isMoney = unit === 'R$'
          return (
            <NumberField
              key={key}
              name={name}
              label={assumptionNames[key]}
              unit={unit}
              limits={limits}
              whole={whole}
              value={isMoney ? toReais(assumptions[key]) : assumptions[key]}
              onChange={value => onChange({ ...assumptions, [key]: isMoney ? fromReais(value) : value })}
            >
              <p className="mt-1.5 text-2xs text-pretty text-ink-3">
                {isChanged(key) ? 'Seu valor. Sem mudar: ' : 'Fonte: '}
                {homeAssumptionSources[key]}
              </p>
              <OverdueRule rule={homeAssumptionRules[key]} />
            </NumberField>
          )
        })}
        {changed.length > 0 && (
          <Button onClick={() => onChange(buildHomeAssumptions({ system: loanDefaults.system, age }))}>
            Voltar às premissas do Arremate
          </Button>
        )}
      </div>
    </details>
  )
}
