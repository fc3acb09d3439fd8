import { readPropertyPath } from '#contract/page-paths.ts'
import { PropertyFactsPage } from '../features/property-facts/property-facts-page.tsx'
import { usePageLocation } from '../framework/page-location.ts'

/** The public facts of a property, by the number in the address. */
export default function PropertyFactsRoute() {
  const id = readPropertyPath(usePageLocation().path) ?? ''
  return <PropertyFactsPage key={id} id={id} />
}
