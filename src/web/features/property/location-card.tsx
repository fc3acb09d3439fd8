import { Link } from '../../framework/link.tsx'
import { Map as MapSign, MapPin } from 'lucide-react'
import type { Property } from '#contract/property-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatNeighborhood, formatPlaceName } from '#domain/property/place-names.ts'
import { BetaMark } from '../../ui/beta-mark.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { addressLine, mapSearchUrl, streetViewUrl } from '../listing/outside-maps.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { listingCity, describePrecision } from '../listing/listing-words.ts'
import { PlacePicture } from './place-picture.tsx'

/** The place as a picture that leads to the map, the address, how exact it is, and links to external maps. */
export const LocationCard = ({ property, postalCode }: { property: Property; postalCode: string | null }) => {
  const { lat, lng, precision, state, city } = property
  const address = addressLine(property)
  const area = [formatNeighborhood(property.neighborhood), listingCity(property)].filter(Boolean).join(' · ')
  return (
    <section aria-labelledby="place" className="panel place-card">
      {lat !== null && lng !== null && (
        <Link
          to={pagePaths.map}
          search={{ state, city }}
          className="place-frame"
          aria-label={`Ver no mapa os imóveis de ${listingCity(property)}`}
        >
          <PlacePicture
            lat={lat}
            lng={lng}
            exact={precision === 'address'}
            state={state}
            name={formatPlaceName(city)}
          />
          <span className="place-open">
            <MapSign className="size-4" aria-hidden="true" />
            Abrir o mapa
          </span>
        </Link>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="place" className="flex items-center gap-2.5 text-md font-semibold">
          <MapPin className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
          Localização
          <BetaMark />
        </h2>
        <p className="text-xs text-ink-3">
          {precision === null ? 'sem ponto no mapa' : describePrecision[precision]}
        </p>
      </div>
      <p className="mt-2 text-sm font-medium wrap-anywhere">{address || 'Endereço não informado'}</p>
      <p className="text-sm text-ink-2">
        {area}
        {postalCode && (
          <span className="whitespace-nowrap">
            {' · '}CEP {postalCode.slice(0, 5)}-{postalCode.slice(5)}
          </span>
        )}
      </p>
      {!property.gone && (
        <p className="mt-1 text-xs text-pretty text-ink-3">
          Confira o endereço na matrícula antes de visitar ou de dar um lance.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <OutsideLink href={mapSearchUrl(property)}>Ver no Google Maps</OutsideLink>
        <OutsideLink href={streetViewUrl(property)}>Street View</OutsideLink>
        {(lat === null || lng === null) && (
          <Link to={pagePaths.map} search={{ state, city }} className={buttonClass('quiet')}>
            <MapSign className="size-4" />
            Outros desta cidade no mapa
          </Link>
        )}
      </div>
    </section>
  )
}
