import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import type { CatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { readMapPoints } from './map-points.ts'
import { mapPointsQuery, mapRowsQuery } from './map-queries.ts'

const goias = { ...emptyCriteria, state: ['GO' as const] }
const none = { near: null, cities: [], ids: [], prices: [], discounts: [], categories: '' }

test('while points load, the previous ones are shown, but never those of another source', () => {
  const client = new QueryClient()
  const asked = (source: CatalogueSource, criteria = emptyCriteria) => ({
    ...mapPointsQuery(source, criteria),
    enabled: false,
  })
  client.setQueryData(asked('server').queryKey, readMapPoints({ total: 7, ...none }))
  const observer = new QueryObserver(client, asked('server'))
  observer.setOptions(asked('server', goias))
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { total: 7 } })
  observer.setOptions(asked('unreachable', goias))
  expect(observer.getCurrentResult().data).toBeUndefined()
})

test('while rows load, the previous ones are shown, but never those of another source', () => {
  const client = new QueryClient()
  const asked = (source: CatalogueSource, listKey: string) => ({
    ...mapRowsQuery(source, listKey, 60, String),
    enabled: false,
  })
  client.setQueryData(asked('server', 'a').queryKey, { pages: [[]], pageParams: [0] })
  const observer = new InfiniteQueryObserver(client, asked('server', 'a'))
  observer.setOptions(asked('server', 'b'))
  expect(observer.getCurrentResult()).toMatchObject({ isPlaceholderData: true, data: { pages: [[]] } })
  observer.setOptions(asked('empty', 'b'))
  expect(observer.getCurrentResult().data).toBeUndefined()
})
