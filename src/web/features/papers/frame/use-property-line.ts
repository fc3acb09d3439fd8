import { useQuery } from '@tanstack/react-query'
import { describeNotablePresence, describePresence } from '#domain/freshness/listing-presence.ts'
import { propertyQuery } from '../../../data/catalogue/property-query.ts'
import { useCatalogueSource } from '../../../data/catalogue/catalogue-source.ts'
import { useNow } from '../../../framework/use-now.ts'
import { useCatalogueSize } from '../../listing/catalogue-size.ts'
import { listingName } from '../../listing/listing-words.ts'

/**
 * Returns what a property is called, and what its list says of it where that is notable: `Casa no Jardim Amanda II,
 * Hortolândia · fora da lista desde 20 nov. 2026`; `null` until that is known. It stands on paper and in copies, too, and so
 * says a day and no age. Of a demonstration, whose dates are invented, only that it is gone.
 */
export function usePropertyLine(id: string | null): string | null {
  const source = useCatalogueSource()
  const isDemonstration = useCatalogueSize() === 'demo'
  const now = useNow()
  const { data } = useQuery({ ...propertyQuery(source, id ?? ''), enabled: id !== null })
  if (data === undefined) return null
  const isNotable = data.gone || (!isDemonstration && describeNotablePresence(data, now) !== '')
  return isNotable ? `${listingName(data)} · ${describePresence(data, now).dated}` : listingName(data)
}
