import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { propertyOfPage, propertyPage, propertyPath } from '#contract/pages.ts'
import { isDemonstration, useSource } from '../data/catalogue/source.ts'
import { loadFavorites } from '../data/saved/favorites.ts'
import { useCatalogueOf } from '../features/listing/catalogue-of.ts'
import { Detail } from '../features/property/detail.tsx'
import { DetailSkeleton } from '../features/property/skeleton.tsx'
import { PropertyNotFound, PropertyOutOfReach, PropertyRefused } from '../features/property/states.tsx'
import { useProperty } from '../data/catalogue/use-property.ts'
import { SourceBanner } from '../features/listing/source-banner.tsx'
import { useNow } from '../ui/use-now.ts'

/** Milliseconds after which the first visit has what it needs. */
const settled = 2_000

function Page({ id }: { id: string }) {
  const found = useProperty(id)
  const source = useSource()
  const listOf = useCatalogueOf()
  const now = useNow()
  // Until then the heart shows the state of the last visit.
  useEffect(() => {
    const timer = setTimeout(() => void loadFavorites(), settled)
    return () => clearTimeout(timer)
  }, [])
  switch (found.state) {
    case 'loading':
      return <DetailSkeleton />
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
          <Detail
            property={found.property}
            of={!found.held && isDemonstration(source) ? 'demo' : listOf}
            now={Math.max(now, found.at)}
          />
        </>
      )
  }
}

/** One property, by the property number in the address. */
export default function PropertyPage() {
  const { id } = useParams({ from: propertyPage })
  const number = propertyOfPage(propertyPath(id))
  return number === null ? <PropertyNotFound id={id} /> : <Page key={number} id={number} />
}
