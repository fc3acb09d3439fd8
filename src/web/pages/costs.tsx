import { usePageLocation } from '../framework/page-location.ts'
import type { ReactNode } from 'react'
import { readLotParameter, readPropertyNumberParameter } from '../features/calculators/state-codec.ts'
import { PlainSheet, PropertySheet } from '../features/calculators/costs/cost-sheet-start.tsx'
import { LotSheet } from '../features/calculators/costs/lot-sheet-start.tsx'
import { ForResidentBuyer, ForResale, ResaleChoiceHolder } from '../features/calculators/resale-choice.tsx'
import { CalculatorSubject } from '../features/calculators/calculator-subject.tsx'
import { usePageHead } from '../framework/page-head.ts'

const Page = ({ children }: { children: ReactNode }) => (
  <ResaleChoiceHolder>
    <main id="main" tabIndex={-1} className="tool-page cost-page max-lg:pb-26">
      <div className="print:hidden">
        <h1 className="text-2xl font-bold tracking-tight">Custo total</h1>
        <p className="mt-1 text-ink-3">
          <ForResale>Tudo o que se paga do lance à venda, o que sobra e até onde vale ir.</ForResale>
          <ForResidentBuyer>Tudo o que se paga do lance até morar nele.</ForResidentBuyer>
        </p>
      </div>
      {children}
    </main>
  </ResaleChoiceHolder>
)

/** The full cost sheet: for one listing (`?imovel=`), or for typed values. */
export default function CostsPage() {
  usePageHead({
    title: 'Custo total',
    description:
      'Quanto custa um imóvel da Caixa até a venda: todos os custos, lucro líquido, ROI, TIR e lance máximo.',
  })
  const { query } = usePageLocation()
  const [id, lot] = [readPropertyNumberParameter(query), readLotParameter(query)]
  if (id === null && lot !== null)
    return (
      <Page>
        <LotSheet key={lot} id={lot} />
      </Page>
    )
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
