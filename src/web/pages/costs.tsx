import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Parameters } from '#domain/search/criteria.ts'
import { propertyIn } from '../features/calculators/codec.ts'
import { PlainSheet, PropertySheet } from '../features/calculators/costs/start.tsx'
import { Subject } from '../features/calculators/subject.tsx'
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
  const id = propertyIn(useSearch({ strict: false }) as Parameters)
  if (id === null)
    return (
      <Page>
        <PlainSheet />
      </Page>
    )
  return (
    <Subject key={id} id={id}>
      {found => (
        <Page>
          <PropertySheet id={id} found={found} />
        </Page>
      )}
    </Subject>
  )
}
