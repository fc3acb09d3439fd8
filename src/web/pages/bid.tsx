import '../ui/panel.css'
import '../features/calculators/calculators.css'
import { BidCalculator } from '../features/calculators/bid/bid-calculator.tsx'
import { bidCodec } from '../features/calculators/bid/bid-state.ts'
import { ResaleChoiceHolder } from '../features/calculators/resale-choice.tsx'
import { useSharedState } from '../features/calculators/shared-state.ts'
import { CalculatorSubject } from '../features/calculators/calculator-subject.tsx'
import type { FoundProperty } from '../data/catalogue/use-property.ts'
import { usePageHead } from '../framework/page-head.ts'

/** The maximum bid for the target, with all costs: for one listing (`?imovel=`), or for typed values. */
export default function BidPage() {
  usePageHead({
    title: 'Calculadora de lance',
    description: 'Até quanto dar: o lance máximo para a sua meta de ROI líquido, com todos os custos.',
  })
  const [state, change, { link }] = useSharedState(bidCodec)
  const page = (found: FoundProperty | null) => (
    <ResaleChoiceHolder>
      <main id="main" tabIndex={-1} className="tool-page calculator max-w-256">
        <BidCalculator state={state} change={change} link={link} found={found} />
      </main>
    </ResaleChoiceHolder>
  )
  if (state.property === null) return page(null)
  return (
    <CalculatorSubject key={state.property} id={state.property}>
      {page}
    </CalculatorSubject>
  )
}
