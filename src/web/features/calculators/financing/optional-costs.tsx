import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { NumberField } from '../../../ui/number-field.tsx'
import { formatReais } from '../../../ui/format-text.ts'
import type { FinancingForm, FinancingNumber } from './financing-form.ts'

const costs = [
  { key: 'monthlyTax', label: 'IPTU por mês' },
  { key: 'monthlyCondo', label: 'Condomínio por mês' },
  { key: 'additionalExpenses', label: 'Despesas adicionais' },
  { key: 'documentExpenses', label: 'Documentação' },
] as const

interface NumberProps {
  limits: readonly [least: number, most: number]
  whole?: boolean | undefined
  value: number
  onChange: (value: number) => void
}

/** Less common inputs; folded until one of them is opened or set. */
export function OptionalCosts({
  form,
  number,
}: {
  form: FinancingForm
  number: (key: FinancingNumber) => NumberProps
}) {
  const stated = costs.filter(({ key }) => form[key] > 0)
  const [open, setOpen] = useState(stated.length > 0)
  return (
    <details className="calculator-more" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="min-w-0 flex-1">
          Outros custos
          <span className="ml-2 font-normal text-ink-3">
            {stated.length === 0
              ? 'IPTU, condomínio…'
              : stated.map(({ key }) => formatReais(form[key])).join(' + ')}
          </span>
        </span>
        <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      </summary>
      <div className="calculator-pair mt-2">
        {costs.map(({ key, label }) => (
          <NumberField key={key} label={label} unit="R$" {...number(key)} />
        ))}
      </div>
    </details>
  )
}
