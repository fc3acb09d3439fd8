import type { GeocoderSettings } from '../../server-config.ts'
import { geocodedRadius, type Geocoder, type GeocoderFinding, GeocoderUnavailable } from './geocoder.ts'
import { createNominatimGeocoder } from './nominatim-geocoder.ts'
import { z } from 'zod'
import { stateName } from '#domain/states.ts'
import { type GeocoderQuestion, liesInNeighborhood } from './geocoder-question.ts'
import { requestGeocoder } from './request-geocoder.ts'

const Features = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        feature_type: z.string(),
        context: z
          .object({
            neighborhood: z.object({ name: z.string() }).optional(),
            locality: z.object({ name: z.string() }).optional(),
          })
          .optional(),
        coordinates: z.object({
          latitude: z.number(),
          longitude: z.number(),
          accuracy: z.string().optional(),
        }),
      }),
    }),
  ),
})

/** Feature types that give an address a place; requesting only these excludes a city as an answer. */
const types = ['secondary_address', 'address', 'block', 'street', 'neighborhood', 'postcode']
/**
 * Accuracies that mean the house; others (`interpolated`, `intersection`, `street`) are estimated along the street.
 */
const houses = new Set(['rooftop', 'parcel', 'point'])

/**
 * Creates the geocoder for Mapbox Geocoding v6. Its terms allow answers to be stored only when they were requested
 * with `permanent=true`, which costs more and needs a permitted account.
 * https://docs.mapbox.com/api/search/geocoding/
 */
export const createMapboxGeocoder = (options: {
  url: string
  token: string
  userAgent: string
  timeoutMs: number
}): Geocoder => ({
  provider: 'mapbox',
  interval: 100,
  async find(question, signal) {
    const { street, number, neighborhood, city, uf, postalCode } = question
    const url = new URL(`${options.url}/search/geocode/v6/forward`)
    url.search = String(
      new URLSearchParams({
        ...(number !== null && { address_number: number }),
        ...(street !== null && { street }),
        ...(neighborhood !== '' && { neighborhood }),
        place: city,
        region: stateName(uf),
        ...(postalCode !== null && { postcode: postalCode }),
        country: 'br',
        types: types.join(','),
        autocomplete: 'false',
        limit: '1',
        permanent: 'true',
        access_token: options.token,
      }),
    )
    const answer = await requestGeocoder(url, { ...options, signal })
    if (answer === null) return null
    const found = Features.safeParse(answer.json)
    if (!found.success)
      throw new GeocoderUnavailable('answered something else than places', { cause: found.error })
    const [feature] = found.data.features
    return feature ? findingOf(feature.properties, question) : null
  },
})

function findingOf(
  {
    feature_type: type,
    context,
    coordinates: { latitude, longitude, accuracy },
  }: z.infer<typeof Features>['features'][number]['properties'],
  question: GeocoderQuestion,
): GeocoderFinding | null {
  if (!types.includes(type)) return null
  const around = [context?.neighborhood?.name, context?.locality?.name]
  if (question.onlyInNeighborhood && !liesInNeighborhood(question, around)) return null
  const precision = findPrecision(type, accuracy ?? '', question.number !== null)
  return { lat: latitude, lng: longitude, precision, radius: geocodedRadius[precision] }
}

function findPrecision(type: string, accuracy: string, isHouse: boolean): GeocoderFinding['precision'] {
  if (type === 'postcode') return 'cep'
  if (type === 'neighborhood') return 'neighborhood'
  if (!type.endsWith('address') || !isHouse) return 'street'
  if (houses.has(accuracy)) return 'building'
  return accuracy === 'interpolated' ? 'near' : 'street'
}

/**
 * Opens the geocoder of the settings.
 * @param siteUrl the site's address, which is sent to the service's operators
 */
export function openGeocoder({ provider, url, token }: GeocoderSettings, siteUrl: string): Geocoder {
  const asking = { url, userAgent: `Arremate (+${siteUrl})`, timeoutMs: 10_000 }
  return provider === 'mapbox'
    ? createMapboxGeocoder({ ...asking, token: token ?? '' })
    : createNominatimGeocoder(asking)
}
