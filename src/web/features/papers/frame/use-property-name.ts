import { useQuery } from '@tanstack/react-query'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { useCatalogueSource } from '../../../data/catalogue/catalogue-source.ts'
import { listingName } from '../../listing/listing-words.ts'

/** Returns what a property is called, `Casa no Jardim Amanda II, Hortolândia`; `null` until that is known. */
export function usePropertyName(id: string | null): string | null {
  const source = useCatalogueSource()
  const { data } = useQuery({ ...propertyQuery(source, id ?? ''), enabled: id !== null })
  return data ? listingName(data) : null
}
