import { writeSavedFilters, readSavedFilters } from '#domain/search/saved-filters.ts'
import type { SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import type { UnderstoodSearch } from './chat-schemas.ts'

const oneOrAll = <T>(values: T[] | undefined): T | T[] | null =>
  values === undefined || values.length === 0 ? null : values.length === 1 ? (values[0] as T) : values

const first = <T>(value: T | T[] | undefined): T | null => (Array.isArray(value) ? value[0] : value) ?? null

/** Converts what was understood for the response of `POST /api/parse-query`. */
export function presentUnderstood({
  kind,
  criteria,
  flags,
  listingId,
  notUnderstood,
}: SentenceUnderstanding): UnderstoodSearch {
  const json = writeSavedFilters(criteria)
  return {
    kind,
    filters: {
      state: first(json.state),
      city: first(json.city),
      category: json.category ?? null,
      minPrice: json.minPrice ?? null,
      maxPrice: json.maxPrice ?? null,
      minArea: json.minArea ?? null,
      maxArea: json.maxArea ?? null,
      minRooms: json.minRooms ?? null,
      minGarage: json.minGarage ?? null,
      minDiscount: json.minDiscount ?? null,
      minNetRoi: json.minNetRoi ?? null,
      modality: oneOrAll(json.modality),
      financing: json.financing ?? null,
      fgts: json.fgts ?? null,
      occupancy: json.occupancy ?? null,
      hasAuctionDate: json.hasAuctionDate ?? null,
      neighborhood: first(json.neighborhood),
      text: json.text ?? null,
      sort: json.sort ?? null,
    },
    flags,
    listingId,
    notUnderstood,
  }
}

/** Converts that response back, in the browser. */
export const readUnderstood = ({
  kind,
  filters,
  flags,
  listingId,
  notUnderstood,
}: UnderstoodSearch): SentenceUnderstanding => ({
  kind,
  criteria: readSavedFilters(filters),
  flags,
  listingId,
  notUnderstood,
})
