import { Link } from '@tanstack/react-router'
import { Map as MapSign, MapPin } from 'lucide-react'
import type { Property } from '#contract/property-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatNeighborhood } from '#domain/property/place-names.ts'
import { buttonClass } from '../../ui/button.tsx'
import { addressLine, mapSearchUrl, streetViewUrl } from '../listing/outside-maps.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { listingCity, describePrecision } from '../listing/listing-words.ts'

const Beta = () => (
  <span className="rounded-sm bg-amber px-2 text-2xs leading-5 font-bold text-amber-ink">BETA</span>
)

/** The location, how exact it is, and links to external maps. */
export const LocationCard = ({ property, postalCode }: { property: Property; postalCode: string | null }) => {
  const address = addressLine(property)
  const area = [formatNeighborhood(property.neighborhood), listingCity(property)].filter(Boolean).join(' · ')
  return (
    <Panel icon={MapPin} title="Localização" aside={<Beta />}>
      <p className="font-medium wrap-anywhere">{address || 'Endereço não informado'}</p>
      <p className="text-sm text-ink-2">
        {area}
        {postalCode && (
          <span className="whitespace-nowrap">
            {' · '}CEP {postalCode.slice(0, 5)}-{postalCode.slice(5)}
          </span>
        )}
      </p>
      <p className="mt-3 text-sm text-ink-2">
        {property.precision === null
          ? 'Ainda não sabemos o ponto no mapa.'
          : describePrecision[property.precision]}
      </p>
      <p className="mt-1 text-sm text-pretty text-ink-3">
        Confira o endereço na matrícula antes de visitar ou de dar um lance.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <OutsideLink href={mapSearchUrl(property)}>Ver no Google Maps</OutsideLink>
        <OutsideLink href={streetViewUrl(property)}>Street View</OutsideLink>
        <Link
          to={pagePaths.map}
          search={{ state: property.state, city: property.city }}
          className={buttonClass('quiet')}
        >
          <MapSign className="size-4" />
          Outros desta cidade no mapa
        </Link>
      </div>
    </Panel>
  )
}
