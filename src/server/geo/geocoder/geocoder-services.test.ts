import { afterEach, describe, expect, it } from 'vitest'
import { type GeocoderService, type GeocoderReply, startGeocoder } from '#test/support/geocoder-service.ts'
import { geocodedRadius, type GeocoderFinding, GeocoderUnavailable } from './geocoder.ts'
import { createMapboxGeocoder } from './open-geocoder.ts'
import { createNominatimGeocoder } from './nominatim-geocoder.ts'
import type { GeocoderQuestion } from './geocoder-question.ts'

const question: GeocoderQuestion = {
  street: 'Rua das Flores',
  number: '100',
  neighborhood: 'CENTRO',
  onlyInNeighborhood: false,
  city: 'CAMPINAS',
  uf: 'SP',
  postalCode: '13010000',
}
const userAgent = 'Arremate (+https://arremate.example)'

let service: GeocoderService | undefined
afterEach(() => service?.stop())

const services = {
  nominatim: (url: string, timeoutMs: number) => createNominatimGeocoder({ url, userAgent, timeoutMs }),
  mapbox: (url: string, timeoutMs: number) =>
    createMapboxGeocoder({ url, token: 'pk.segredo', userAgent, timeoutMs }),
}
const names = ['nominatim', 'mapbox'] as const

async function find(
  name: keyof typeof services,
  reply: GeocoderReply,
  { asked = question, timeoutMs = 10_000, signal = new AbortController().signal } = {},
): Promise<GeocoderFinding | null> {
  service = await startGeocoder(() => reply)
  return services[name](service.url, timeoutMs).find(asked, signal)
}

describe('a street named by a letter', () => {
  const asked = { ...question, street: 'Rua A', onlyInNeighborhood: true, postalCode: null }
  const building = { lat: '-22.9', lon: '-47.06', place_rank: 30, addresstype: 'building' }

  it('is asked for with its neighborhood by Nominatim', async () => {
    await find('nominatim', { json: [] }, { asked })
    expect(service?.asked[0]?.query).toMatchObject({ q: '100 Rua A, CENTRO, CAMPINAS, São Paulo' })
    expect(service?.asked[0]?.query).not.toHaveProperty('street')
  })

  it.each([
    [{ suburb: 'Centro', house_number: '100' }, 'building'],
    [{ neighbourhood: 'Centro Novo', house_number: '100' }, null],
    [{ house_number: '100' }, null],
    [undefined, null],
  ])('is found by Nominatim only in exactly that one: %j', async (address, precision) => {
    const finding = await find(
      'nominatim',
      { json: [{ ...building, ...(address && { address }) }] },
      { asked },
    )
    expect(finding?.precision ?? null).toBe(precision)
  })

  it.each([
    ['Centro', 'building'],
    ['Cambuí', null],
  ])('is found by Mapbox only in exactly that one: %s', async (name, precision) => {
    const properties = {
      feature_type: 'address',
      context: { neighborhood: { name } },
      coordinates: { latitude: -22.9, longitude: -47.06, accuracy: 'rooftop' },
    }
    const finding = await find('mapbox', { json: { features: [{ properties }] } }, { asked })
    expect(finding?.precision ?? null).toBe(precision)
  })
})

describe('Nominatim', () => {
  const place = { lat: '-22.9', lon: '-47.06', place_rank: 30, addresstype: 'building' }

  it('gets separate fields, for Brazil only, with a client that identifies itself', async () => {
    await find('nominatim', { json: [] })
    expect(service?.asked).toEqual([
      {
        path: '/search',
        query: {
          street: '100 Rua das Flores',
          city: 'CAMPINAS',
          state: 'São Paulo',
          postalcode: '13010-000',
          countrycodes: 'br',
          format: 'jsonv2',
          addressdetails: '1',
          limit: '1',
        },
        userAgent,
      },
    ])
  })

  it.each<[string, object, GeocoderFinding['precision'] | null]>([
    ['the house', { ...place, address: { house_number: '100' } }, 'building'],
    ['a house of a range', { ...place, address: { house_number: '98;100' } }, 'building'],
    ['another house', { ...place, address: { house_number: '1000' } }, 'street'],
    ['the street', { ...place, place_rank: 26, addresstype: 'road' }, 'street'],
    ['the quarter', { ...place, place_rank: 20, addresstype: 'suburb' }, 'neighborhood'],
    ['the postal code', { ...place, place_rank: 21, addresstype: 'postcode' }, 'cep'],
    ['a village', { ...place, place_rank: 20, addresstype: 'village' }, null],
    ['the city', { ...place, place_rank: 16, addresstype: 'city' }, null],
    ['the state', { ...place, place_rank: 8, addresstype: 'state' }, null],
  ])('returns the expected place for %s: %#', async (_, answer, precision) => {
    expect(await find('nominatim', { json: [answer] })).toEqual(
      precision && { lat: -22.9, lng: -47.06, precision, radius: geocodedRadius[precision] },
    )
  })

  it('says how large the street is, when it is larger than what is taken for granted', async () => {
    const road = {
      ...place,
      place_rank: 26,
      addresstype: 'road',
      boundingbox: ['-22.91', '-22.9', '-47.06', '-47.06'],
    }
    expect(await find('nominatim', { json: [road] })).toMatchObject({ precision: 'street', radius: 1112 })
  })

  it('gives no house for a street without a number', async () => {
    const json = [{ ...place, address: { house_number: '7' } }]
    const found = await find('nominatim', { json }, { asked: { ...question, number: null } })
    expect(found?.precision).toBe('street')
  })
})

describe('Mapbox', () => {
  const feature = (feature_type: string, accuracy?: string) => ({
    properties: { feature_type, coordinates: { latitude: -22.9, longitude: -47.06, accuracy } },
  })

  it('gets separate fields, for Brazil only, and a request for answers that may be stored', async () => {
    await find('mapbox', { json: { features: [] } })
    expect(service?.asked[0]).toMatchObject({
      path: '/search/geocode/v6/forward',
      query: {
        address_number: '100',
        street: 'Rua das Flores',
        place: 'CAMPINAS',
        region: 'São Paulo',
        postcode: '13010000',
        country: 'br',
        permanent: 'true',
        limit: '1',
        autocomplete: 'false',
        access_token: 'pk.segredo',
      },
      userAgent,
    })
  })

  it.each<[string, object, GeocoderFinding['precision'] | null]>([
    ['the house', feature('address', 'rooftop'), 'building'],
    ['a point along the street', feature('address', 'interpolated'), 'near'],
    ['the street', feature('street'), 'street'],
    ['the quarter', feature('neighborhood'), 'neighborhood'],
    ['the city', feature('place'), null],
    ['the state', feature('region'), null],
  ])('returns the expected place for %s', async (_, answer, precision) => {
    expect(await find('mapbox', { json: { features: [answer] } })).toEqual(
      precision && { lat: -22.9, lng: -47.06, precision, radius: geocodedRadius[precision] },
    )
  })
})

describe.each(names)('%s', name => {
  it('returns null when it knows nothing', async () => {
    expect(await find(name, { json: name === 'mapbox' ? { features: [] } : [] })).toBeNull()
  })

  it.each([400, 422])('returns null when it cannot handle the address (%i)', async status => {
    expect(await find(name, { status })).toBeNull()
  })

  it.each<[string, GeocoderReply, RegExp, number | null]>([
    ['breaks', { status: 500 }, /answered 500/, null],
    ['has enough of us', { status: 429, headers: { 'retry-after': '900' } }, /answered 429/, 900],
    ['wants us back at a date', { status: 503, headers: { 'retry-after': 'Wed, 1 Jan' } }, /503/, null],
    ['refuses us', { status: 403 }, /answered 403/, null],
    ['answers a page', { status: 200, body: '<html>' }, /no JSON/, null],
    ['answers something else', { json: { error: 'x' } }, /something else/, null],
    ['answers without end', 'huge', /too much/, null],
    ['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, /reached/, null],
  ])('that %s counts as unavailable', async (_, reply, message, retryAfter) => {
    const error = await find(name, reply).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(GeocoderUnavailable)
    expect(error).toMatchObject({ message: expect.stringMatching(message) as string, retryAfter })
    // The log contains neither the token nor the address of a property.
    expect(JSON.stringify([String(error), (error as GeocoderUnavailable).stack])).not.toMatch(
      /segredo|Flores/,
    )
  })

  it('counts as unavailable when it stalls, and ends at once when stopped', async () => {
    expect(await find(name, 'stalls', { timeoutMs: 1 }).catch(String)).toMatch(/took too long/)
    await service?.stop()
    service = await startGeocoder(() => 'stalls')
    const stopping = new AbortController()
    const asking = services[name](service.url, 10_000).find(question, stopping.signal)
    await service.askedTimes(1)
    stopping.abort()
    await expect(asking).rejects.toThrow(/abort/)
  })

  it('counts as unavailable when it cannot be reached', async () => {
    const gone = await startGeocoder(() => 'stalls')
    await gone.stop()
    const asking = services[name](gone.url, 10_000).find(question, new AbortController().signal)
    await expect(asking).rejects.toThrow(GeocoderUnavailable)
  })
})
