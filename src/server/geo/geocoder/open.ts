import type { GeocoderSettings } from '../../config.ts'
import type { Geocoder } from './geocoder.ts'
import { mapbox } from './mapbox.ts'
import { nominatim } from './nominatim.ts'

/**
 * Opens the geocoder of the settings.
 * @param siteUrl the site's address, which is sent to the service's operators
 */
export function openGeocoder({ provider, url, token }: GeocoderSettings, siteUrl: string): Geocoder {
  const asking = { url, userAgent: `Arremate (+${siteUrl})`, within: 10_000 }
  return provider === 'mapbox' ? mapbox({ ...asking, token: token ?? '' }) : nominatim(asking)
}
