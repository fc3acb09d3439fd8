import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { readPropertyNumberParameter } from '../features/calculators/state-codec.ts'
import { PlainSheet, PropertySheet } from '../features/calculators/costs/cost-sheet-start.tsx'
import { CalculatorSubject } from '../features/calculators/calculator-subject.tsx'
import { usePageTitle } from '../ui/page-title.ts'

const Page = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="cost-page">
    <div className="print:hidden">
      <h1 className="text-2xl font-bold tracking-tight">Custo total</h1>
      <p className="mt-1 text-ink-3">Tudo o que se paga do lance à venda, o que sobra e até onde vale ir.</p>
    </div>
    {children}
  </main>
)

/** The full cost sheet: for one listing (`?imovel=`), or for typed values. */
export default function CostsPage() {
  usePageTitle(
    'Custo total',
    'Quanto custa um imóvel da Caixa até a venda: todos os custos, lucro líquido, ROI, TIR e lance máximo.',
  )
  const id = readPropertyNumberParameter(useSearch({ strict: false }) as QueryParameters)
  if (id === null)
    return (
      <Page>
        <PlainSheet />
      </Page>
    )
  return (
    <CalculatorSubject key={id} id={id}>
      {found => (
        <Page>
          <PropertySheet id={id} found={found} />
        </Page>
      )}
    </CalculatorSubject>
  )
}
