import { useSearch } from '@tanstack/react-router'
import { readPropertyNumberParameter } from '../features/calculators/state-codec.ts'
import { isWholeFinancingInAddress } from '../features/calculators/financing/financing-address.ts'
import { FinancingSimulator } from '../features/calculators/financing/financing-simulator.tsx'
import { CalculatorSubject } from '../features/calculators/calculator-subject.tsx'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { usePageTitle } from '../ui/page-title.ts'

/**
 * A financed purchase at auction and its sale, in SAC and PRICE: for one listing (`?imovel=`), or for typed values.
 */
export default function FinancingPage() {
  usePageTitle(
    'Simulador de financiamento',
    'Simule o financiamento de um imóvel da Caixa em SAC e PRICE: parcelas, lucro na venda, ROI e TIR.',
  )
  const search = useSearch({ strict: false }) as QueryParameters
  const id = readPropertyNumberParameter(search)
  const whole = isWholeFinancingInAddress(search)
  if (id === null) return <FinancingSimulator key="own" subject={null} whole={whole} />
  return (
    <CalculatorSubject key={id} id={id}>
      {found => (
        <FinancingSimulator
          // Remounted once its values are here, whatever was shown meanwhile.
          key={found.state === 'here' || whole ? 'here' : 'coming'}
          subject={{ id, found }}
          whole={whole}
        />
      )}
    </CalculatorSubject>
  )
}
