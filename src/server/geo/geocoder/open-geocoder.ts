import type { GeocoderSettings } from '../../server-config.ts'
import type { Geocoder } from './geocoder.ts'
import { createMapboxGeocoder } from './mapbox-geocoder.ts'
import { createNominatimGeocoder } from './nominatim-geocoder.ts'

/**
 * Opens the geocoder of the settings.
 * @param siteUrl the site's address, which is sent to the service's operators
 */
export function openGeocoder({ provider, url, token }: GeocoderSettings, siteUrl: string): Geocoder {
  const asking = { url, userAgent: `Arremate (+${siteUrl})`, within: 10_000 }
  return provider === 'mapbox'
    ? createMapboxGeocoder({ ...asking, token: token ?? '' })
    : createNominatimGeocoder(asking)
}
