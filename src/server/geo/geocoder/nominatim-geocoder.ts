import { z } from 'zod'
import { computeDistanceKm } from '#domain/search/distance.ts'
import { stateName } from '#domain/states.ts'
import { type GeocoderQuestion, isHouseAskedFor, liesInNeighborhood } from './geocoder-question.ts'
import { requestGeocoder } from './request-geocoder.ts'
import { geocodedRadius, type GeocoderFinding, type Geocoder, GeocoderUnavailable } from './geocoder.ts'

const Places = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    /** 26 and 27 are streets, 30 houses; from 20 on quarters and postal codes; below, cities and states. */
    place_rank: z.number(),
    addresstype: z.string().optional(),
    /** South, north, west, east, of the whole street or quarter. */
    boundingbox: z
      .tuple([z.coerce.number(), z.coerce.number(), z.coerce.number(), z.coerce.number()])
      .optional(),
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
  const precision = findPrecision(place, isHouseAskedFor(question, house))
  const radius = Math.max(geocodedRadius[precision], precision === 'building' ? 0 : readExtent(place))
  return { lat: place.lat, lng: place.lon, precision, radius }
}

/** Another house of the street says no more than the street. */
function findPrecision(
  { place_rank: rank, addresstype: type }: z.infer<typeof Places>[number],
  isHouse: boolean,
): GeocoderFinding['precision'] {
  if (rank >= 28 && isHouse) return 'building'
  if (type === 'postcode') return 'cep'
  return rank >= 26 ? 'street' : 'neighborhood'
}

/** Whole meters from the place to the farthest corner of what it is in the middle of. */
function readExtent({ lat, lon, boundingbox }: z.infer<typeof Places>[number]): number {
  if (boundingbox === undefined) return 0
  const [south, north, west, east] = boundingbox
  const corners = [south, north].flatMap(y =>
    [west, east].map(x => computeDistanceKm({ lat, lng: lon }, { lat: y, lng: x })),
  )
  return Math.ceil(1000 * Math.max(...corners))
}
