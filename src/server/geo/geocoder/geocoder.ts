import type { AddressMatch } from '#domain/addresses/match-address.ts'
import type { PlaceProvider } from '../listing-places.ts'
import type { GeocoderQuestion } from './geocoder-question.ts'

/** A place that a geocoder found for an address, as the census's addresses give it. */
export type GeocoderFinding = AddressMatch

/**
 * Meters within which what a service finds lies, where it does not say how large it is. The same as what the census's addresses
 * give of few houses, because a service says nothing of how many it knows; a house has the eight meters of its rounding.
 */
export const geocodedRadius: Readonly<Record<GeocoderFinding['precision'], number>> = {
  building: 40,
  near: 120,
  street: 400,
  cep: 400,
  neighborhood: 1_000,
}

/** An external service that geocodes addresses and whose terms allow the answers to be stored. */
export interface Geocoder {
  provider: Exclude<PlaceProvider, 'cnefe'>
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
