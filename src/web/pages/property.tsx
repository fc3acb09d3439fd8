import { usePageLocation } from '../framework/page-location.ts'
import { useEffect, useState } from 'react'
import { readPropertyPath } from '#contract/page-paths.ts'
import { isDemonstration, useCatalogueSource } from '../data/catalogue/catalogue-source.ts'
import { loadFavorites } from '../data/saved/favorite-actions.ts'
import { useCatalogueSize } from '../features/listing/catalogue-size.ts'
import { PropertyDetailView } from '../features/property/property-detail.tsx'
import { PropertyDetailSkeleton } from '../features/property/property-skeleton.tsx'
import {
  PropertyNotFound,
  PropertyOutOfReach,
  PropertyRefused,
} from '../features/property/property-states.tsx'
import { useProperty } from '../data/catalogue/use-property.ts'
import { SourceBanner } from '../features/listing/source-banner.tsx'
import { RenderedPageContext, useRenderedPage } from '../framework/rendered-page.ts'
import { useNow } from '../framework/use-now.ts'

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
