import { useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { analyzePrice } from '#domain/analysis/price-analysis.ts'
import {
  estimateRent,
  financingDefaults,
  simulateFinancing,
} from '#domain/calculators/financing-simulation.ts'
import { fromReais, fromReaisOrNull } from '#domain/money.ts'
import { onAccountCleared } from '../../data/account/session.ts'
import type { InstalmentInputs } from '../calculators/financing/instalment-rows.tsx'
import { FinancingControls } from './financing-controls.tsx'
import { FinancingFigures } from './financing-figures.tsx'
import { OnwardLink } from '../listing/onward-link.tsx'

/** Says what the bank list states about financing, so that the simulation is not taken for an offer. */
const FinancingAcceptance = ({ financing }: { financing: boolean | null }) =>
  financing === null ? (
    <p className="text-sm text-ink-2 text-pretty">
      Aceita financiamento: <span className="text-ink-3">não informado</span>. Confirme com a Caixa antes de
      contar com ele.
    </p>
  ) : financing ? (
    <p className="text-sm text-ink-2 text-pretty">
      A Caixa aceita financiamento neste imóvel. Taxa, prazo e limite dependem da sua análise de crédito.
    </p>
  ) : (
    <p className="rounded-md bg-risk-soft px-3 py-2.5 text-sm text-ink text-pretty">
      A Caixa não aceita financiamento neste imóvel: simulação só para comparação.
    </p>
  )

/**
 * The changed inputs by property: they are kept after a visit elsewhere, and when the panel moves in a narrower
 * window.
 */
const simulationInputs = new Map<string, Partial<InstalmentInputs>>()
onAccountCleared(() => simulationInputs.clear())

/** The URL parameters of the same simulation on its own page. */
const simulatorSearch = (id: string, { downPercent, yearlyRate, years, system }: InstalmentInputs) => ({
  imovel: id,
  sistema: system,
  entrada: String(downPercent),
  juros: String(yearlyRate),
  parcelas: String(years * 12),
})

/** The simplified simulation of the drawer; it recalculates while the person types. */
export function FinancingPanel({ property }: { property: PropertyDetail }) {
  const price = fromReais(property.price)
  const evaluation = fromReaisOrNull(property.evaluationValue)
  const marketValue = analyzePrice(price, evaluation)?.marketValue ?? null
  const [changes, setChanges] = useState(() => simulationInputs.get(property.id))
  const assumed = estimateRent(marketValue)
  const inputs = { ...financingDefaults, monthlyRent: assumed, ...changes }
  const change = (next: Partial<InstalmentInputs>): void => {
    const all = { ...simulationInputs.get(property.id), ...next }
    simulationInputs.set(property.id, all)
    setChanges(all)
  }
  const answer = simulateFinancing({ ...inputs, price, evaluation })
  return (
    <section aria-labelledby="simplified-financing" className="mt-4 border-t border-line pt-4">
      <h3 id="simplified-financing" className="mb-1 text-sm font-semibold">
        Financiamento simplificado
      </h3>
      <p className="mb-2 text-2xs text-pretty text-ink-3">
        Deixa fora comissão, impostos, reforma e o custo de vender.
      </p>
      <FinancingAcceptance financing={property.financing} />
      <div className="@container mt-4">
        <div className="grid gap-x-8 gap-y-5 @xl:grid-cols-2">
          <FinancingControls inputs={inputs} assumed={assumed} onChange={change} />
          <FinancingFigures property={property} inputs={inputs} answer={answer} marketValue={marketValue} />
        </div>
      </div>
      <div className="mt-4 -mb-2 border-t border-line pt-1">
        <OnwardLink to={pagePaths.financing} search={simulatorSearch(property.id, inputs)}>
          Simular financiamento completo
        </OnwardLink>
      </div>
    </section>
  )
}
