import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { formatPropertyCount } from './properties-text.ts'
import { readStored, writeStored } from '../../framework/browser-storage.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { catalogueQuery } from '../../data/catalogue/catalogue-query.ts'

const key = 'catalogue-of'

/** Formats how many are for sale, and names a demonstration as such. */
export const describeForSale = ({ total, source }: Pick<CatalogueStats, 'total' | 'source'>): string =>
  source === 'demo'
    ? `${formatPropertyCount(total)} de demonstração`
    : `${formatPropertyCount(total)} à venda`

/** Returns what the server's catalogue holds; while the server is away, what it last held. `null` = not known. */
export function useCatalogueSize(): CatalogueStats['source'] | null {
  const enabled = useCatalogueSource() === 'server'
  const { data } = useQuery({ ...catalogueQuery, enabled })
  useEffect(() => {
    if (data) writeStored(key, data.source)
  }, [data])
  const last = useBrowserValue(() => readStored(key), null)
  const source = data?.source ?? last
  return source === 'demo' || source === 'caixa' ? source : null
}
