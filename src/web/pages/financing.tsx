import { usePageLocation } from '../framework/page-location.ts'
import { useMemo } from 'react'
import { CalculatorSubject } from '../features/calculators/calculator-subject.tsx'
import { isWholeFinancingInAddress } from '../features/calculators/financing/financing-address.ts'
import { FinancingSimulator } from '../features/calculators/financing/financing-simulator.tsx'
import {
  exampleFinancingStart,
  findFinancingStart,
} from '../features/calculators/financing/financing-start.ts'
import { ResaleChoiceHolder } from '../features/calculators/resale-choice.tsx'
import { readPropertyNumberParameter } from '../features/calculators/state-codec.ts'
import { useTargetRoi } from '../data/account/target-roi.ts'
import type { FoundProperty } from '../data/catalogue/use-property.ts'
import { useFavorites } from '../data/saved/favorite-actions.ts'
import { useOwnFigures } from '../data/saved/own-figures.ts'
import { usePageHead } from '../framework/page-head.ts'

/** The simulation of one listing, with the costs by which the listing is judged for the person. */
function PropertyFinancing({ id, found, whole }: { id: string; found: FoundProperty; whole: boolean }) {
  const { status } = useFavorites()
  const [targetRoi] = useTargetRoi()
  const own = useOwnFigures(id)
  // Until it is known what the person saved, the listing counts as loading.
  const known: FoundProperty = found.state === 'here' && status === 'loading' ? { state: 'loading' } : found
  const property = known.state === 'here' ? known.property : null
  const start = useMemo(
    () =>
      property === null
        ? exampleFinancingStart
        : findFinancingStart(property, { targetRoi, sheet: own?.sheet ?? null, answers: own?.answers ?? {} }),
    [property, targetRoi, own],
  )
  return (
    <FinancingSimulator
      // Remounted once its values have arrived.
      key={known.state === 'here' || whole ? 'here' : 'coming'}
      subject={{ id, found: known }}
      start={start}
      whole={whole}
    />
  )
}

/**
 * A financed purchase at auction and its sale, in SAC and PRICE: for one listing (`?imovel=`), or for typed values.
 */
export default function FinancingPage() {
  usePageHead({
    title: 'Simulador de financiamento',
    description:
      'Simule o financiamento de um imóvel da Caixa em SAC e PRICE: parcelas, juros e ROI líquido com todos os custos.',
  })
  const search = usePageLocation().query
  const id = readPropertyNumberParameter(search)
  const whole = isWholeFinancingInAddress(search)
  if (id === null)
    return (
      <ResaleChoiceHolder>
        <FinancingSimulator key="own" subject={null} start={exampleFinancingStart} whole={whole} />
      </ResaleChoiceHolder>
    )
  return (
    <ResaleChoiceHolder>
      <CalculatorSubject key={id} id={id}>
        {found => <PropertyFinancing id={id} found={found} whole={whole} />}
      </CalculatorSubject>
    </ResaleChoiceHolder>
  )
}
