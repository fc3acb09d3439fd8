import { filtersJson, readFilters } from '#domain/search/filters-json.ts'
import type { Understanding } from '#domain/search/sentence/sentence.ts'
import type { Understood } from './chat.ts'

const oneOrAll = <T>(values: T[] | undefined): T | T[] | null =>
  values === undefined || values.length === 0 ? null : values.length === 1 ? (values[0] as T) : values

const first = <T>(value: T | T[] | undefined): T | null => (Array.isArray(value) ? value[0] : value) ?? null

/** Converts what was understood for the response of `POST /api/parse-query`. */
export function understood({ kind, criteria, flags, listingId, notUnderstood }: Understanding): Understood {
  const json = filtersJson(criteria)
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
export const understandingOf = ({
  kind,
  filters,
  flags,
  listingId,
  notUnderstood,
}: Understood): Understanding => ({
  kind,
  criteria: readFilters(filters),
  flags,
  listingId,
  notUnderstood,
})
