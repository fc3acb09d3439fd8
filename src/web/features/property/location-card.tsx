import { Link } from '../../framework/link.tsx'
import { Map as MapSign, MapPin } from 'lucide-react'
import type { Property } from '#contract/property-schemas.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { formatNeighborhood, formatPlaceName } from '#domain/property/place-names.ts'
import { BetaMark } from '../../ui/beta-mark.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { addressLine, mapSearchUrl, streetViewUrl } from '../listing/outside-maps.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { isAtHouse } from '#domain/property/geographic-place.ts'
import { describePrecision, listingCity } from '../listing/listing-words.ts'
import { useEffect, useState } from 'react'
import outlines from '../listing/place/outlines.json?url'
import type { FeatureCollection, MultiPolygon } from 'geojson'
import { projectMercator } from '#domain/map/map-frame.ts'

/** The zoom of the picture: a degree of longitude is some 23 pixels wide, so that most states are seen whole. */
const pictureZoom = 4
/** Half the side of the square that is drawn around the point, in pixels. */
const reach = 620

/** Outlines as paths, in pixels from the point. */
interface StateOutlines {
  own: string
  others: string
}

/** Draws the outlines near a point: those of the point's own state and of the others. */
export function drawStates(
  states: FeatureCollection<MultiPolygon>,
  { lat, lng, state }: { lat: number; lng: number; state: string },
): StateOutlines {
  const [left, top] = projectMercator(lng, lat, pictureZoom)
  const draw = (isOwn: boolean): string =>
    states.features
      .filter(({ properties }) => (properties?.['uf'] === state) === isOwn)
      .flatMap(({ geometry }) => geometry.coordinates.flat())
      .map(ring =>
        ring.map(([east = 0, north = 0]) => {
          const [x, y] = projectMercator(east, north, pictureZoom)
          return [Math.round(x - left), Math.round(y - top)] as const
        }),
      )
      .filter(points => points.some(([x, y]) => Math.abs(x) < reach && Math.abs(y) < reach))
      .map(points => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
      .join('')
  return { own: draw(true), others: draw(false) }
}

/** Whether the element has come near the screen. */
function useCameNear(element: Element | null): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element || near) return
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: '240px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, near])
  return near
}

/**
 * The state of a point and those around it, with the point in the middle and the place's name below. The outlines are
 * fetched when the picture is nearly seen.
 */
function PlacePicture({
  lat,
  lng,
  exact,
  state,
  name,
}: {
  lat: number
  lng: number
  exact: boolean
  state: string
  name: string
}) {
  const [drawn, setDrawn] = useState<StateOutlines | null>(null)
  const [picture, setPicture] = useState<SVGSVGElement | null>(null)
  const near = useCameNear(picture)
  useEffect(() => {
    if (!near) return
    const fetching = new AbortController()
    fetch(outlines, { signal: fetching.signal })
      .then(answer => answer.json())
      .then(states => setDrawn(drawStates(states, { lat, lng, state })))
      // Without outlines the point stays alone.
      .catch(() => undefined)
    return () => fetching.abort()
  }, [near, lat, lng, state])
  return (
    <svg ref={setPicture} className="size-full absolute inset-0" aria-hidden="true">
      <svg x="50%" y="50%" overflow="visible">
        <path d={drawn?.others ?? ''} className="fill-raised-2 stroke-line-strong stroke-1" />
        <path d={drawn?.own ?? ''} className="fill-raised stroke-ink-3 stroke-[1.5]" />
        {exact ? (
          <>
            <path d="M0 0c-9-13-12-17-12-23a12 12 0 0 1 24 0c0 6-3 10-12 23z" className="fill-ink" />
            <circle cy="-23" r="4.5" className="fill-raised" />
          </>
        ) : (
          <>
            <circle r="14" className="place-around" />
            <circle r="4.5" className="fill-ink" />
          </>
        )}
        <text y={exact ? 20 : 34} className="place-name">
          {name}
        </text>
      </svg>
    </svg>
  )
}

/** The place as a picture that leads to the map, the address, how exact it is, and links to external maps. */
export const LocationCard = ({ property, postalCode }: { property: Property; postalCode: string | null }) => {
  const { lat, lng, precision, state, city } = property
  const address = addressLine(property)
  const area = [formatNeighborhood(property.neighborhood), listingCity(property)].filter(Boolean).join(' · ')
  return (
    <section aria-labelledby="place" className="panel overflow-hidden">
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
            exact={isAtHouse(precision)}
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
