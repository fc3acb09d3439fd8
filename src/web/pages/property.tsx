import { usePageLocation } from '../framework/page-location.ts'
import { useEffect, useState } from 'react'
import { readPropertyPath } from '#contract/page-paths.ts'
import { isDemonstration, useCatalogueSource } from '../data/catalogue/catalogue-source.ts'
import { loadFavorites } from '../data/saved/favorite-actions.ts'
import { useCatalogueSize } from '../features/listing/catalogue-size.ts'
import { PropertyDetailView } from '../features/property/property-detail.tsx'
import {
  PropertyNotFound,
  PropertyOutOfReach,
  PropertyRefused,
} from '../features/property/property-states.tsx'
import { useProperty } from '../data/catalogue/use-property.ts'
import { SourceBanner } from '../features/listing/source-banner.tsx'
import { RenderedPageContext, useRenderedPage } from '../framework/rendered-page.ts'
import { useNow } from '../framework/use-now.ts'
import { PanelSkeleton } from '../ui/panel-skeleton.tsx'

/** The skeleton of the page while the property loads. */
const PropertyDetailSkeleton = () => (
  <main
    id="main"
    tabIndex={-1}
    className="property-page detail"
    aria-busy="true"
    aria-label="Carregando o imóvel"
  >
    <div className="hidden lg:flex lg:items-center lg:justify-between lg:gap-4 h-11" aria-hidden="true">
      <div className="skeleton h-3.5 w-44" />
    </div>
    <div className="property-columns" aria-hidden="true">
      <div className="panel-stack">
        <div className="property-lead max-lg:grid-cols-1 max-lg:gap-3.5">
          <div className="skeleton property-photos max-lg:-mx-4 sm:max-lg:h-72 rounded-none lg:rounded-xl" />
          <div className="property-headline">
            <div className="skeleton h-7 w-72 max-w-full" />
            <div className="skeleton mt-3 h-4 w-80 max-w-full" />
            <div className="skeleton mt-3 h-9 w-52 lg:h-4" />
          </div>
        </div>
        <div className="panel">
          <div className="skeleton h-7 w-80 max-w-full" />
          <div className="skeleton mt-4 h-3.5 w-64 max-w-full" />
          <div className="skeleton mt-6 h-2.5" />
          <div className="skeleton mt-8 h-3.5" />
        </div>
      </div>
      <div className="property-side detail-side panel-stack">
        <div className="panel">
          <div className="skeleton h-3.5 w-24 max-lg:hidden" />
          <div className="skeleton mt-3 h-9 w-52 max-lg:hidden" />
          <div className="mt-6 grid gap-6">
            {[0, 1, 2, 3].map(at => (
              <div key={at} className="skeleton h-3.5" />
            ))}
          </div>
          <div className="skeleton mt-6 h-target" />
          <div className="skeleton mt-2.5 h-target" />
        </div>
      </div>
      <div className="detail-story panel-stack">
        <PanelSkeleton lines={6} />
      </div>
    </div>
  </main>
)

function Page({ id }: { id: string }) {
  const found = useProperty(id)
  const source = useCatalogueSource()
  const listOf = useCatalogueSize()
  const now = useNow()
  const rendered = useRenderedPage()
  /** Whether the server had the property and drew it. */
  const [isDrawn] = useState(rendered !== null && found.state === 'here')
  // Until then the favorite button shows the state of the last visit.
  useEffect(loadFavorites, [])
  switch (found.state) {
    case 'loading':
      return <PropertyDetailSkeleton />
    case 'missing':
      return <PropertyNotFound id={id} />
    case 'away':
      return <PropertyOutOfReach retry={found.retry} />
    case 'refused':
      return <PropertyRefused message={found.message} retry={found.retry} />
    case 'here':
      return (
        <>
          <SourceBanner source={source} heldAt={found.held ? found.at : null} />
          <RenderedPageContext value={isDrawn ? rendered : null}>
            <PropertyDetailView
              property={found.property}
              provenance={!found.held && isDemonstration(source) ? 'demo' : listOf}
              now={isDrawn && !found.held ? now : Math.max(now, found.at)}
            />
          </RenderedPageContext>
        </>
      )
  }
}

/** One property, by the property number in the address. */
export default function PropertyPage() {
  const { path } = usePageLocation()
  const id = readPropertyPath(path)
  return id === null ? <PropertyNotFound id={path} /> : <Page key={id} id={id} />
}
