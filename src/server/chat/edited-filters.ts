import { type SavedFiltersJson, writeSavedFilters, readSavedFilters } from '#domain/search/saved-filters.ts'

/** Normalizes edited filters for the search: without an order they are sorted by price. */
export const canonicalFilters = (filters: object): SavedFiltersJson =>
  writeSavedFilters(readSavedFilters({ sort: 'price', ...filters }))

export const areEditedFiltersSame = (some: object, others: object): boolean =>
  JSON.stringify(canonicalFilters(some)) === JSON.stringify(canonicalFilters(others))
