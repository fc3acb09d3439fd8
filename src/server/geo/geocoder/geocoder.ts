import type { GeocoderQuestion } from './geocoder-question.ts'

/** A place that a geocoder found for an address. WGS84 degrees. */
export interface GeocoderFinding {
  lat: number
  lng: number
  /** `neighborhood`: the street, the quarter or the postal code, but not the house. */
  precision: 'address' | 'neighborhood'
}

const geocoderProviders = ['nominatim', 'mapbox'] as const

/** Attributions that a map must show next to results of the service, by its terms. */
export const geocoderAttributions: Readonly<Record<Geocoder['provider'], string>> = {
  nominatim: '© colaboradores do OpenStreetMap (ODbL)',
  mapbox: '© Mapbox',
}

/** An external service that geocodes addresses and whose terms allow the answers to be stored. */
export interface Geocoder {
  provider: (typeof geocoderProviders)[number]
  /** Milliseconds from one request to the next, as the service's terms require. */
  interval: number
  /**
   * Returns `null` when the service knows no such place, or only the city.
   * @throws GeocoderUnavailable when the service did not answer properly
   */
  find(question: GeocoderQuestion, signal: AbortSignal): Promise<GeocoderFinding | null>
}

/** The service did not answer properly: nothing is known about the address, and a later request may succeed. */
export class GeocoderUnavailable extends Error {
  /** Seconds, when the service gave them. */
  readonly retryAfter: number | null
  constructor(message: string, options: { retryAfter?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.retryAfter = options.retryAfter ?? null
  }
}
