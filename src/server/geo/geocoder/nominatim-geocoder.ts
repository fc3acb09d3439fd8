import { z } from 'zod'
import { stateName } from '#domain/states.ts'
import { type GeocoderQuestion, isHouseAskedFor, liesInNeighborhood } from './geocoder-question.ts'
import { requestGeocoder } from './request-geocoder.ts'
import { type GeocoderFinding, type Geocoder, GeocoderUnavailable } from './geocoder.ts'

const Places = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    /** 26 and 27 are streets, 30 houses; from 20 on quarters and postal codes; below, cities and states. */
    place_rank: z.number(),
    addresstype: z.string().optional(),
    address: z
      .object({
        house_number: z.string().optional(),
        neighbourhood: z.string().optional(),
        suburb: z.string().optional(),
        quarter: z.string().optional(),
        city_district: z.string().optional(),
        residential: z.string().optional(),
      })
      .optional(),
  }),
)

/** Settlements, which may have the rank of a quarter. */
const settlements = new Set(['city', 'town', 'village', 'hamlet', 'municipality', 'city_district', 'county'])

/**
 * Creates the geocoder for Nominatim (OpenStreetMap): the public server at one request per second, as its usage
 * policy requires, or a private one. The answers are ODbL and may be stored, with attribution.
 * https://nominatim.org/release-docs/latest/api/Search/, https://operations.osmfoundation.org/policies/nominatim/
 */
export const createNominatimGeocoder = (options: {
  url: string
  userAgent: string
  timeoutMs: number
}): Geocoder => ({
  provider: 'nominatim',
  interval: 1000,
  async find(question, signal) {
    const url = new URL(`${options.url}/search`)
    url.search = String(
      new URLSearchParams({
        ...fieldsOf(question),
        countrycodes: 'br',
        format: 'jsonv2',
        addressdetails: '1',
        limit: '1',
      }),
    )
    const answer = await requestGeocoder(url, { ...options, signal })
    if (answer === null) return null
    const places = Places.safeParse(answer.json)
    if (!places.success)
      throw new GeocoderUnavailable('answered something else than places', { cause: places.error })
    const [place] = places.data
    return place ? findingOf(place, question) : null
  },
})

/** The search has no field for a neighborhood: where it decides, everything is asked for in one text. */
function fieldsOf({
  street,
  number,
  neighborhood,
  onlyInNeighborhood,
  city,
  uf,
  postalCode,
}: GeocoderQuestion): Record<string, string> {
  const house = street !== null && number !== null ? `${number} ${street}` : street
  if (onlyInNeighborhood) return { q: [house, neighborhood, city, stateName(uf)].join(', ') }
  return {
    ...(house !== null && { street: house }),
    city,
    state: stateName(uf),
    ...(postalCode !== null && { postalcode: `${postalCode.slice(0, 5)}-${postalCode.slice(5)}` }),
  }
}

function findingOf(
  place: z.infer<typeof Places>[number],
  question: GeocoderQuestion,
): GeocoderFinding | null {
  if (place.place_rank < 20 || settlements.has(place.addresstype ?? '')) return null
  const { house_number: house, ...around } = place.address ?? {}
  if (question.onlyInNeighborhood && !liesInNeighborhood(question, Object.values(around))) return null
  const exact = place.place_rank >= 28 && isHouseAskedFor(question, house)
  return { lat: place.lat, lng: place.lon, precision: exact ? 'address' : 'neighborhood' }
}
