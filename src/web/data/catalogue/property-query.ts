import { queryOptions } from '@tanstack/react-query'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { ask, type Source } from './source.ts'

/** One property with all its details, answered by `source`. */
export const propertyQuery = (source: Source, id: string) =>
  queryOptions({
    queryKey: ['property', source, id],
    queryFn: ({ signal }): Promise<PropertyDetail> =>
      ask(source, catalogue => catalogue.property(id, signal)),
  })
