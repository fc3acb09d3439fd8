import { useSearch } from '@tanstack/react-router'
import { propertyOfPage, propertyPath } from '#contract/pages.ts'
import type { Parameters } from '#domain/search/criteria.ts'
import { PlainSheet, PropertySheet } from '../features/calculators/costs/start.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** The full cost sheet: of one listing (`?imovel=`), or of whatever one types. */
export default function CostsPage() {
  usePageTitle(
    'Custo total',
    'Quanto custa um imóvel da Caixa até a venda: todos os custos, lucro líquido, ROI, TIR e lance máximo.',
  )
  const { imovel } = useSearch({ strict: false }) as Parameters
  const id = typeof imovel === 'string' ? propertyOfPage(propertyPath(imovel)) : null
  return (
    <main id="main" tabIndex={-1} className="cost-page">
      <div className="print:hidden">
        <h1 className="text-2xl font-bold tracking-tight">Custo total</h1>
        <p className="mt-1 text-ink-3">
          Tudo o que se paga do lance à venda, o que sobra e até onde vale ir.
        </p>
      </div>
      {id === null ? <PlainSheet /> : <PropertySheet key={id} id={id} />}
    </main>
  )
}
