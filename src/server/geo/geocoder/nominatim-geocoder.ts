import { z } from 'zod'
import { stateName } from '#domain/states.ts'
import { requestGeocoder } from './request-geocoder.ts'
import { type GeocoderFinding, type Geocoder, GeocoderUnavailable } from './geocoder.ts'

const Places = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    /** 26 and 27 are streets, 30 houses; from 20 on quarters and postal codes; below, cities and states. */
    place_rank: z.number(),
    addresstype: z.string().optional(),
    address: z.object({ house_number: z.string().optional() }).optional(),
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
  within: number
}): Geocoder => ({
  provider: 'nominatim',
  interval: 1000,
  async find({ street, number, city, uf, postalCode }, signal) {
    const url = new URL(`${options.url}/search`)
    url.search = String(
      new URLSearchParams({
        ...(street !== null && { street: number === null ? street : `${number} ${street}` }),
        city,
        state: stateName(uf),
        ...(postalCode !== null && { postalcode: `${postalCode.slice(0, 5)}-${postalCode.slice(5)}` }),
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
    return place ? findingOf(place, number) : null
  },
})

function findingOf(place: z.infer<typeof Places>[number], asked: string | null): GeocoderFinding | null {
  if (place.place_rank < 20 || settlements.has(place.addresstype ?? '')) return null
  const house = place.address?.house_number
  const exact = asked !== null && place.place_rank >= 28 && house?.split(/\D/).includes(asked) === true
  return { lat: place.lat, lng: place.lon, precision: exact ? 'address' : 'neighborhood' }
}
