import { useSearch } from '@tanstack/react-router'
import { propertyIn } from '../features/calculators/codec.ts'
import { saysAll } from '../features/calculators/financing/address.ts'
import { Simulator } from '../features/calculators/financing/simulator.tsx'
import { Subject } from '../features/calculators/subject.tsx'
import type { Parameters } from '#domain/search/criteria.ts'
import { usePageTitle } from '../ui/page-title.ts'

/**
 * A financed purchase at auction and its sale, in SAC and PRICE: for one listing (`?imovel=`), or for typed values.
 */
export default function FinancingPage() {
  usePageTitle(
    'Simulador de financiamento',
    'Simule o financiamento de um imóvel da Caixa em SAC e PRICE: parcelas, lucro na venda, ROI e TIR.',
  )
  const search = useSearch({ strict: false }) as Parameters
  const id = propertyIn(search)
  const whole = saysAll(search)
  if (id === null) return <Simulator key="own" subject={null} whole={whole} />
  return (
    <Subject key={id} id={id}>
      {found => (
        <Simulator
          // Remounted once its values are here, whatever was shown meanwhile.
          key={found.state === 'here' || whole ? 'here' : 'coming'}
          subject={{ id, found }}
          whole={whole}
        />
      )}
    </Subject>
  )
}
