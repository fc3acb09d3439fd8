import type { Question } from './question.ts'

/** What a geocoder made of an address. WGS84 degrees. */
export interface Finding {
  lat: number
  lng: number
  /** `neighborhood`: the street, the quarter or the postal code, but not the house. */
  precision: 'address' | 'neighborhood'
}

export const providers = ['nominatim', 'mapbox'] as const

/** What a map has to say where it shows what the service found, by its terms. */
export const attributions: Readonly<Record<Geocoder['provider'], string>> = {
  nominatim: '© colaboradores do OpenStreetMap (ODbL)',
  mapbox: '© Mapbox',
}

/** An outside service that places addresses and whose terms let the answers be kept. */
export interface Geocoder {
  provider: (typeof providers)[number]
  /** Milliseconds from one request to the next, as its terms ask. */
  interval: number
  /**
   * `null`: it knows no such place, or only the city's.
   * @throws GeocoderAway it did not answer as a service that works
   */
  find(question: Question, signal: AbortSignal): Promise<Finding | null>
}

/** The service did not answer as one that works: nothing is known of the address, asking later may help. */
export class GeocoderAway extends Error {
  /** Seconds, where the service said so. */
  readonly retryAfter: number | null
  constructor(message: string, options: { retryAfter?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.retryAfter = options.retryAfter ?? null
  }
}
