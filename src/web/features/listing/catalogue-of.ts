import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Stats } from '#contract/catalogue.ts'
import { useSource } from '../../data/catalogue/source.ts'
import { propertiesText } from './properties-text.ts'
import { recall, remember } from '../../ui/remembered.ts'
import { catalogueQuery } from '../../data/catalogue/server-queries.ts'

const key = 'catalogue-of'

/** Formats how many are for sale, and names a demonstration as such. */
export const forSale = ({ total, source }: Pick<Stats, 'total' | 'source'>): string =>
  source === 'demo' ? `${propertiesText(total)} de demonstração` : `${propertiesText(total)} à venda`

/** Returns what the server's catalogue holds; while the server is away, what it last held. `null` = not known. */
export function useCatalogueOf(): Stats['source'] | null {
  const enabled = useSource() === 'server'
  const { data } = useQuery({ ...catalogueQuery, enabled })
  useEffect(() => {
    if (data) remember(key, data.source)
  }, [data])
  const of = data?.source ?? recall(key)
  return of === 'demo' || of === 'caixa' ? of : null
}
