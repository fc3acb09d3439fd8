import { queryOptions } from '@tanstack/react-query'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { ask, type Source } from './source.ts'

/** One property with everything that helps to decide, by whoever answers in `source`. */
export const propertyQuery = (source: Source, id: string) =>
  queryOptions({
    queryKey: ['property', source, id],
    queryFn: ({ signal }): Promise<PropertyDetail> =>
      ask(source, catalogue => catalogue.property(id, signal)),
  })
