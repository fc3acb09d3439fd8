import { queryOptions } from '@tanstack/react-query'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { askCatalogue, type CatalogueSource } from './catalogue-source.ts'

/** One property with all its details, answered by `source`. */
export const propertyQuery = (source: CatalogueSource, id: string) =>
  queryOptions({
    queryKey: ['property', source, id],
    queryFn: ({ signal }): Promise<PropertyDetail> =>
      askCatalogue(source, catalogue => catalogue.property(id, signal)),
  })
