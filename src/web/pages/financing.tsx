import { useSearch } from '@tanstack/react-router'
import { useSource } from '../api/source.ts'
import { propertyIn, saysAll } from '../features/calculators/financing/address.ts'
import { PropertyStrip } from '../features/calculators/financing/property-strip.tsx'
import { Simulator } from '../features/calculators/financing/simulator.tsx'
import { useProperty } from '../features/property/detail/use-property.ts'
import { SourceBanner } from '../features/search/source-banner.tsx'
import type { Parameters } from '#domain/search/criteria.ts'
import { usePageTitle } from '../ui/page-title.ts'

/** Begun with what the list says of a property; a link that says everything waits for nobody. */
function OfProperty({ id, whole }: { id: string; whole: boolean }) {
  const found = useProperty(id)
  const source = useSource()
  const here = found.state === 'here' ? found : null
  const coming = found.state === 'loading' && !whole
  return (
    <>
      <SourceBanner source={source} heldAt={here?.held ? here.at : null} />
      <Simulator
        key={coming ? 'coming' : 'here'}
        id={id}
        property={here?.property ?? null}
        coming={coming}
        strip={(form, change) => (
          <PropertyStrip id={id} found={found} form={form} onUsePrice={bid => change({ bid })} />
        )}
      />
    </>
  )
}

/** A financed purchase at auction and its sale, in SAC and PRICE. */
export default function FinancingPage() {
  usePageTitle(
    'Simulador de financiamento',
    'Simule o financiamento de um imóvel da Caixa em SAC e PRICE: parcelas, lucro na venda, ROI e TIR.',
  )
  const search = useSearch({ strict: false }) as Parameters
  const id = propertyIn(search)
  return id === null ? (
    <Simulator key="own" id={null} property={null} coming={false} strip={() => null} />
  ) : (
    <OfProperty key={id} id={id} whole={saysAll(search)} />
  )
}
