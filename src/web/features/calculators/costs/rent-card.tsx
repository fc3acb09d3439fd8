import { House } from 'lucide-react'
import { useId } from 'react'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { fromReais } from '#domain/money.ts'
import { formatTerm } from '../../../ui/figure-text.ts'
import { CostField } from './cost-field.tsx'
import { formatYield } from './cost-sheet-words.ts'
import { useWorkingSheet } from './working-sheet.ts'

/** Renting out instead of selling: when the rent has paid back the investment, and its monthly yield. */
export function RentCard({ answer: { paybackMonths, invested } }: { answer: CostAnswer }) {
  const heading = useId()
  const { form } = useWorkingSheet()
  return (
    <section aria-labelledby={heading} className="panel">
      <h2 id={heading} className="flex items-center gap-2.5 text-md font-semibold">
        <House className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        Se for alugar (opcional)
      </h2>
      <div className="mt-3 grid items-start gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
        <CostField figure="monthlyRent" label="Aluguel por mês" unit="R$" />
        {paybackMonths === null ? (
          <p className="text-sm text-pretty text-ink-3 sm:pt-8">
            Escreva um aluguel para ver em quanto tempo ele paga o investido.
          </p>
        ) : (
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <div>
              <dt className="text-xs text-ink-3">Paga o investido em</dt>
              <dd className="mt-1 text-xl font-bold tracking-tight">{formatTerm(paybackMonths)}</dd>
            </div>
            <div>
              <dt className="text-xs text-ink-3">Rende por mês, bruto</dt>
              <dd className="mt-1 text-xl font-bold tracking-tight">
                {formatYield(fromReais(form.monthlyRent), invested)}
              </dd>
            </div>
          </dl>
        )}
      </div>
    </section>
  )
}
